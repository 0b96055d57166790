import type { AfterActionView } from '../../contract/after.ts'
import { ownLosses } from '../../rules/aftermath/losses.ts'
import { cameOut } from '../../rules/aftermath/cameOut.ts'
import { pointsOfReport, pointsSoFar } from '../../rules/battle/ending/points.ts'
import { rulesOf } from '../../rules/house/rulesOf.ts'
import type { BattleReport } from '../../rules/inputs.ts'
import { isAtBattle } from '../../rules/missions.ts'
import { isStar } from '../../rules/people.ts'
import type { FngState, Mission } from '../../rules/state.ts'
import { capital, counted } from '../../rules/steps/setup/common.ts'
import { missionResult } from '../../rules/tables/index.ts'
import { pricedItem, reportedBill, type ReportedItem } from '../../sheets/aar/bill.ts'
import { afterMen, reportedMen } from './afterMen.ts'
import type { BattleCourse } from './battleCourse.ts'
import { headlineOf } from '../../sheets/aar/headline.ts'
import { bandsOf, onScale, verdictOf } from '../../sheets/aar/verdict.ts'

/**
 * @param course of the battle, as far as it was tracked.
 * @param reported the tour as the mission was reported: a Star of that day is always brought in (FNG p. 40).
 * @param written a report that is being written; left out, what the battle fills in.
 * @returns a mission after its battle: before the report as the battle fills it, after it as it was handed in.
 */
export function afterAction(
  state: FngState,
  mission: Mission,
  course: BattleCourse,
  reported: FngState = state,
  written?: BattleReport,
): AfterActionView {
  const men = reportedMen(state, mission, written)
  const bill = billOf(state, mission, written)
  const points = mission.victoryPoints ?? bill.reduce((sum, one) => sum + one.points, 0)
  const bands = bandsOf(rulesOf(state).table(missionResult))
  return {
    headline: headlineOf(
      state,
      mission,
      Object.fromEntries(bill.map(({ event, count }) => [event, count])),
      men.map((man) => cameOut(man, isStar(reported, man.soldierId))),
    ),
    about: course.turns === 0 ? '' : `Fought over ${counted(course.turns, 'turn')}.`,
    points,
    counted: mission.victoryPoints !== null,
    verdict: capital(verdictOf(points, bands)),
    bands: bands.bands.map((band) => ({ ...band, at: onScale(band.from, bands) })),
    at: onScale(points, bands),
    bill: bill.map(({ text, count, points: own }) => ({ text, count, points: own })),
    men: afterMen(state, men, course),
  }
}

/** Items as they are counted, or would be now. */
function billOf(state: FngState, mission: Mission, written?: BattleReport): ReportedItem[] {
  if (isAtBattle(state, mission)) {
    const { items } = written ? pointsOfReport(state, written) : pointsSoFar(state)
    return items.map((item) => ({ ...item, text: capital(item.text) }))
  }
  const rules = rulesOf(state)
  const losses = mission.victoryPoints === null ? Object.entries(ownLosses(state, mission, rules)) : []
  return [
    ...reportedBill(state, mission, rules),
    ...losses.flatMap(([event, count]) => pricedItem(event, count, mission, rules)),
  ]
}
