import { addRows } from '../../../../main/engine/state.ts'
import type { Rules } from '../../../../main/engine/system.ts'
import type { KeyOf } from '../../../../main/engine/table.ts'
import type { BattleReport } from '../inputs.ts'
import { missionOf } from '../people.ts'
import type { FngState } from '../state.ts'
import type { missionVictoryPoints, supportVictoryPoints } from '../tables/index.ts'
import type { Kills } from './bodyCount.ts'
import { readySupportFor } from './readySupport.ts'

/** What brings or costs points: the rows of the two printed tables, the civilian casualties of p. 55, and the player's own. */
export type PointsEvent =
  KeyOf<typeof missionVictoryPoints> | KeyOf<typeof supportVictoryPoints> | 'civilianCasualty' | 'byHand'

/**
 * Notes what the report holds of points, not yet priced: that waits for `countPoints`, so that a correction of the
 * report and a house rule on a price each touch one place. Own losses follow from the party's rows.
 */
export function noteTally(
  state: FngState,
  report: BattleReport,
  kills: Iterable<Kills>,
  hands: { readonly rules: Rules; readonly newId: () => number },
): FngState {
  const mission = missionOf(state)
  const counted = Object.entries(countsOf(report, [...kills], readySupportFor(mission, hands.rules)))
    .filter(([, count]) => count > 0)
    .map(([event, count]) => ({ event, count, points: 0, reason: null }))
  const byHand = report.otherPoints.map(({ points, reason }) => ({ event: 'byHand', count: 1, points, reason }))
  const rows = [...counted, ...byHand].map((row) => ({ id: hands.newId(), missionId: mission.id, ...row }))
  return addRows(state, 'victoryPoints', rows)
}

/** @returns how often each event of the two printed tables happened, own losses apart. */
export function countsOf(
  report: BattleReport,
  kills: readonly Kills[],
  ready: readonly string[],
): Partial<Record<PointsEvent, number>> {
  const onDemand = [...new Set(report.onDemand)]
  const listed = onDemand.filter((kind) => ready.includes(kind)).length
  return {
    capturedUnharmed: report.capturedUnharmed,
    capturedWounded: report.capturedWounded,
    confirmedDead: kills.reduce((n, k) => n + k.confirmed, 0),
    unconfirmedDead: kills.reduce((n, k) => n + k.unconfirmed, 0),
    woundedLeft: report.woundedLeft,
    notOffTable: report.leftTableInTime ? 0 : 1,
    taskCompleted: report.task === 'completed' ? 1 : 0,
    taskFailed: report.task === 'failed' ? 1 : 0,
    civilianDetained: report.civiliansDetained,
    pefRevealed: report.pefsRevealed,
    sectorPatrolled: report.sectorsPatrolled,
    pcRevealed: report.pcsRevealed,
    allPcsAndOff: report.allPcsAndOff ? 1 : 0,
    civilianCasualty: report.civilianCasualties,
    readyUnused: new Set(report.readyUnused).size,
    onDemandListed: listed,
    onDemandOther: onDemand.length - listed,
  }
}
