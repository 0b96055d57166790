import type { EntryView } from '../../../../contract/journal.ts'
import type { Change } from '../../../../main/engine/state.ts'
import type { AfterActionView, AfterView, HalfMonthSquare } from '../../contract/after.ts'
import type { BattleReport } from '../../rules/inputs.ts'
import { missionOf, mustStandAt, tourOf } from '../../rules/people.ts'
import type { FngState } from '../../rules/state.ts'
import { battleSteps } from '../../rules/steps/battle/battleSteps.ts'
import { isPast } from '../../rules/turn.ts'
import { procedureOf } from '../phases.ts'
import { afterAction } from './afterAction.ts'
import { battleCourse } from './battleCourse.ts'
import { donePhases } from './donePhases.ts'
import { rollCall } from './rollCall.ts'

/** How the half-month went so far, behind what its entries say. */
export interface HalfMonthPast {
  readonly changes: (entry: number) => readonly Change[]
  /** The state right after an entry; null: before the first. */
  readonly at: (entry: number | null) => FngState
}

/**
 * What the half-month has come to, from the end of its battle on; without a mission from the steps after the test on.
 * @param entries of the half-month, oldest first.
 * @returns null while there is nothing to tell.
 */
export function afterView(state: FngState, entries: readonly EntryView[], past: HalfMonthPast): AfterView | null {
  const tour = state.tour[0]
  if (!tour || tour.phase === 'over') return null
  const isReported = isPast(tour, 'battle')
  const isFought = tour.phase === 'battle' && state.battle[0]?.ended === true
  if (!isReported && !isFought) return null
  const done = donePhases(entries)
  const report = entries.findLast(({ step }) => step === procedureOf('report'))
  const first = report ?? done[0]?.entries[0]
  return {
    action:
      tour.missionId === null
        ? null
        : afterAction(
            state,
            missionOf(state),
            battleCourse(courseOf(entries, past)),
            report ? past.at(report.id) : state,
          ),
    rollCall: isReported && first ? rollCall(past.at(first.parent), state, done) : null,
  }
}

/**
 * @param entries of the half-month, oldest first.
 * @returns what the mission would come to if its report were handed in so.
 * @throws RuleError `not-now` when no report is due.
 */
export function writtenAction(
  state: FngState,
  report: BattleReport,
  entries: readonly EntryView[],
  past: HalfMonthPast,
): AfterActionView {
  mustStandAt(state, 'battle')
  return afterAction(state, missionOf(state), battleCourse(courseOf(entries, past)), state, report)
}

const ofBattle: readonly string[] = Object.keys(battleSteps).map((step) => `fng.${step}`)

function* courseOf(entries: readonly EntryView[], { changes }: HalfMonthPast) {
  for (const entry of entries)
    if (ofBattle.includes(entry.step))
      yield { title: entry.title, changes: changes(entry.id), lines: entry.lines.map(({ text }) => text) }
}

/** @returns the half-months of the tour as its small calendar has them, the first first. */
export function halfMonthSquares(state: FngState): HalfMonthSquare[] {
  const { startHalfMonth, halfMonth, tourLength } = tourOf(state)
  const met = new Set(state.missions.map((mission) => mission.halfMonth))
  const length = Math.max(tourLength, halfMonth - startHalfMonth + 1)
  return Array.from({ length }, (_, i) => {
    const at = startHalfMonth + i
    if (at === halfMonth) return 'now'
    return at > halfMonth ? 'later' : met.has(at) ? 'mission' : 'quiet'
  })
}
