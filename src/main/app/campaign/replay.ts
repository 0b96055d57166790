import type { ReplayView } from '../../../contract/campaign.ts'
import { rulesVersionOf } from '../../engine/corrections.ts'
import { RuleError } from '../../engine/errors.ts'
import { difference, type AnyState, type Change } from '../../engine/state.ts'
import { playStep, StepStopped, type System } from '../../engine/system.ts'
import { openTape } from '../../engine/tape.ts'
import type { PastEntry } from '../../store/types.ts'
import type { Work } from '../../engine/work.ts'
import type { OpenTour } from '../library/openTours.ts'
import { keptInWords, type KeptEntry } from './kept.ts'
import { inputToday } from './inputToday.ts'
import { isPlaceholder } from './placeholder.ts'

/** What a replay needs of an entry: what was done, and what it was told. */
export type Recorded = Pick<PastEntry, 'depth' | 'step' | 'input' | 'tape'>

/**
 * Plays a recorded step again with nothing but its tape.
 * @throws RuleError, StepStopped when it cannot be played: the tape lacks an answer or holds one too many.
 */
function playRecorded(system: System<AnyState>, state: AnyState, entry: Recorded): AnyState {
  const { depth, step, input, tape: answers } = entry
  const tape = openTape({ answers, dice: 'ask', choices: 'ask', seed: 0, depth })
  const played = playStep(system, step, { state, input, dice: tape, depth })
  tape.mustBeSpent()
  return played.state
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
    const how = isPlaceholder(entry) ? null : differenceOf(tour, state, entry, changes)
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
function differenceOf(tour: OpenTour, state: AnyState, entry: PastEntry, changes: readonly Change[]): string | null {
  // Today's steps rely on what today's schemas let through.
  const { success, data: input } = inputToday(tour.game, entry.step, entry.input)
  if (!success) return 'it is asked otherwise today'
  try {
    return differingChange(changes, difference(state, playRecorded(tour.game.system, state, { ...entry, input })))
  } catch (error) {
    if (error instanceof RuleError) return error.message
    if (error instanceof StepStopped) return 'its tape lacks an answer'
    throw error
  }
}

function differingChange(was: readonly Change[], now: readonly Change[]): string | null {
  const before = new Map(was.map((change) => [rowName(change), asText(change.after)]))
  const other = now.find((change) => before.get(rowName(change)) !== asText(change.after))
  if (other) return `${rowName(other)} comes out differently`
  return now.length === was.length ? null : `${was.length} rows were changed then, ${now.length} now`
}

const rowName = ({ collection, id }: Change) => `${collection} ${id}`

/** Columns in one order, so that rows compare as text. */
const asText = (row: object | null): string =>
  JSON.stringify(row && Object.entries(row).sort(([a], [b]) => a.localeCompare(b)))
