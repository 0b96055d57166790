import type { ReplayView } from '../../../contract/views.ts'
import { RuleError } from '../../engine/errors.ts'
import { difference, type AnyState } from '../../engine/state.ts'
import { bookRules, playStep, StepStopped, type System } from '../../engine/system.ts'
import { openTape } from '../../engine/tape.ts'
import type { Entry } from '../../store/types.ts'
import type { OpenTour } from '../library/openTours.ts'
import { isPlaceholder } from './amend.ts'

/** What a replay needs of an entry: what was done, and what it was told. */
export type Recorded = Pick<Entry, 'depth' | 'step' | 'title' | 'input' | 'tape'>

/**
 * Plays a recorded step again with nothing but its tape.
 * @throws RuleError, StepStopped when it cannot be played: the tape lacks an answer or holds one too many.
 */
export function playRecorded(system: System<AnyState>, state: AnyState, entry: Recorded): AnyState {
  const tape = openTape({ answers: entry.tape, dice: 'ask', choices: 'ask', seed: 0, depth: entry.depth })
  const played = playStep(system, entry.step, {
    state,
    input: entry.input,
    rules: bookRules,
    dice: tape,
    depth: entry.depth,
  })
  tape.mustBeSpent()
  return played.state
}

/** Runs the journal from the empty tour and compares after every entry with what the file holds. Changes nothing. */
export function replay(tour: OpenTour): ReplayView {
  const { system } = tour.app
  const entries = tour.file.entries()
  let state = system.empty
  for (const entry of entries) {
    const how = isPlaceholder(entry) ? null : differs(tour, state, entry)
    if (how !== null)
      return { same: false, entries: entries.length, first: { depth: entry.depth, title: entry.title, how } }
    if (!isPlaceholder(entry)) state = playRecorded(system, state, entry)
  }
  const left = difference(tour.file.load().state, state)
  if (left.length > 0)
    return {
      same: false,
      entries: entries.length,
      first: {
        depth: entries.length,
        title: 'The state of the file',
        how: `${left[0]!.collection} ${left[0]!.id} differs`,
      },
    }
  return { same: true, entries: entries.length, first: null }
}

/** @returns in a few words how an entry comes out differently, or null when it does not. */
function differs(tour: OpenTour, state: AnyState, entry: Entry): string | null {
  try {
    const again = difference(state, playRecorded(tour.app.system, state, entry))
    const was = tour.file.changes(entry.id)
    const key = (c: { collection: string; id: number }) => `${c.collection} ${c.id}`
    const before = new Map(was.map((c) => [key(c), JSON.stringify(sorted(c.after))]))
    const other = again.find((c) => before.get(key(c)) !== JSON.stringify(sorted(c.after)))
    if (other) return `${key(other)} comes out differently`
    return again.length === was.length ? null : `${was.length} rows were changed then, ${again.length} now`
  } catch (error) {
    if (error instanceof RuleError) return error.message
    if (error instanceof StepStopped) return 'its tape lacks an answer'
    throw error
  }
}

/** Columns in one order, so that rows compare as text. */
const sorted = (row: object | null): unknown =>
  row && Object.fromEntries(Object.entries(row).sort(([a], [b]) => a.localeCompare(b)))
