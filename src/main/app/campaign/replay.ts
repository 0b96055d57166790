import type { ReplayView } from '../../../contract/views.ts'
import { RuleError } from '../../engine/errors.ts'
import { difference, type AnyState, type Change } from '../../engine/state.ts'
import { playStep, StepStopped, type System } from '../../engine/system.ts'
import { openTape } from '../../engine/tape.ts'
import type { PastEntry } from '../../store/types.ts'
import type { Work } from '../../engine/work.ts'
import type { OpenTour } from '../library/openTours.ts'
import { isPlaceholder } from './placeholder.ts'

/** What a replay needs of an entry: what was done, and what it was told. */
export type Recorded = Pick<PastEntry, 'depth' | 'step' | 'input' | 'tape'>

/**
 * Plays a recorded step again with nothing but its tape.
 * @throws RuleError, StepStopped when it cannot be played: the tape lacks an answer or holds one too many.
 */
export function playRecorded(system: System<AnyState>, state: AnyState, entry: Recorded): AnyState {
  const { depth, step, input, tape: answers } = entry
  const tape = openTape({ answers, dice: 'ask', choices: 'ask', seed: 0, depth })
  const played = playStep(system, step, { state, input, dice: tape, depth })
  tape.mustBeSpent()
  return played.state
}

/**
 * Runs the journal from the empty tour and compares after every entry with what the file holds. Changes nothing. The
 * file is read at once and before all else: whatever happens to it while the work goes on does not matter.
 */
export function* replay(tour: OpenTour): Work<ReplayView> {
  const stops = tour.file.walk()
  const { state: stored } = tour.file.load()
  const differs = (depth: number, title: string, how: string): ReplayView => ({
    same: false,
    entries: stops.length,
    first: { depth, title, how },
  })
  let state = tour.app.system.empty
  for (const { entry, changes } of stops) {
    yield { done: entry.depth - 1, of: stops.length, what: entry.moment }
    if (isPlaceholder(entry)) continue
    const again = playAgain(tour, state, entry, changes)
    if (again.how !== null) return differs(entry.depth, entry.title, again.how)
    state = again.state
  }
  const [left] = difference(stored, state)
  if (left) return differs(stops.length, 'The state of the file', `${left.collection} ${left.id} differs`)
  return { same: true, entries: stops.length, first: null }
}

interface Again {
  readonly state: AnyState
  /** In a few words, how the entry comes out differently; null when it does not. */
  readonly how: string | null
}

function playAgain(tour: OpenTour, state: AnyState, entry: PastEntry, changes: readonly Change[]): Again {
  try {
    const next = playRecorded(tour.app.system, state, entry)
    return { state: next, how: differingChange(changes, difference(state, next)) }
  } catch (error) {
    if (error instanceof RuleError) return { state, how: error.message }
    if (error instanceof StepStopped) return { state, how: 'its tape lacks an answer' }
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
