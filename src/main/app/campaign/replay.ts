import type { ReplayView } from '../../../contract/campaign.ts'
import { rulesVersionOf } from '../../engine/corrections.ts'
import { RuleError } from '../../engine/errors.ts'
import { difference, type AnyState, type Change } from '../../engine/state.ts'
import { playStep, StepStopped, type Played } from '../../engine/system.ts'
import { openTape } from '../../engine/tape.ts'
import type { PastEntry } from '../../store/types.ts'
import type { Work } from '../../engine/work.ts'
import type { AnyGame } from '../game.ts'
import type { OpenTour } from '../library/openTours.ts'
import { keptInWords, type KeptEntry } from './kept.ts'
import { inputToday } from './inputToday.ts'
import { isPlaceholder } from './placeholder.ts'

/** What a replay needs of an entry: what was done, and what it was told. */
export type Recorded = Pick<PastEntry, 'depth' | 'step' | 'input' | 'tape'>

/**
 * Plays a recorded step again with nothing but its tape.
 * @returns what it comes to by today's rules; in a few words why it cannot be played: its tape lacks an answer, or holds
 *   one too many.
 */
export function playRecorded(game: AnyGame, state: AnyState, entry: Recorded): Played<AnyState> | string {
  const { depth, step, tape: answers } = entry
  // Today's steps rely on what today's schemas let through.
  const { success, data: input } = inputToday(game, step, entry.input)
  if (!success) return 'it is asked otherwise today'
  try {
    const tape = openTape({ answers, dice: 'ask', choices: 'ask', seed: 0, depth })
    const played = playStep(game.system, step, { state, input, dice: tape, depth })
    tape.mustBeSpent()
    return played
  } catch (error) {
    if (error instanceof RuleError) return error.message
    if (error instanceof StepStopped) return 'its tape lacks an answer'
    throw error
  }
}

/**
 * Runs the journal from the empty tour and compares after every entry with what the file holds. Changes nothing. The
 * file is read at once and before all else: whatever happens to it while the work goes on does not matter.
 *
 * An entry that was played by other rules than today's may differ: it is kept as played, and the entries after it are
 * played from where it left the tour. The first other one that differs ends the work.
 */
export function* replay(tour: OpenTour): Work<ReplayView> {
  const stops = tour.file.walk()
  const { state: stored } = tour.file.load()
  const { system } = tour.game
  const kept: KeptEntry[] = []
  const came = (first: ReplayView['first']): ReplayView => ({
    same: first === null,
    entries: stops.length,
    kept: keptInWords(kept, system.corrections),
    first,
  })
  let state = system.empty
  for (const { entry, changes, state: after } of stops) {
    yield { done: entry.depth - 1, of: stops.length, what: entry.moment }
    const how = isPlaceholder(entry) ? null : differenceOf(tour.game, state, entry, changes)
    if (how !== null && entry.rulesVersion === rulesVersionOf(system))
      return came({ depth: entry.depth, title: entry.title, how })
    if (how !== null) kept.push({ entry, how })
    // The same rows, where it came out the same.
    state = after
  }
  const [left] = difference(stored, state)
  if (left)
    return came({
      depth: stops.length,
      title: 'what the file holds after it',
      how: `row ${left.id} of ${left.collection} is not as the journal left it`,
    })
  return came(null)
}

/** @returns in a few words, how the entry comes out differently; null when it does not. */
function differenceOf(game: AnyGame, state: AnyState, entry: PastEntry, changes: readonly Change[]): string | null {
  const played = playRecorded(game, state, entry)
  return typeof played === 'string' ? played : differingChange(changes, difference(state, played.state))
}

/** @returns in a few words, how rows were changed otherwise then than now; null where they were not. */
export function differingChange(was: readonly Change[], now: readonly Change[]): string | null {
  const before = new Map(was.map((change) => [rowName(change), asText(change.after)]))
  const other = now.find((change) => before.get(rowName(change)) !== asText(change.after))
  if (other) return `${rowName(other)} comes out differently`
  return now.length === was.length ? null : `${was.length} rows were changed then, ${now.length} now`
}

const rowName = ({ collection, id }: Change) => `${collection} ${id}`

/** Columns in one order, so that rows compare as text. */
const asText = (row: object | null): string =>
  JSON.stringify(row && Object.entries(row).sort(([a], [b]) => a.localeCompare(b)))
