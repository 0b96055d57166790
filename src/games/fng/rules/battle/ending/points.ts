import type { Kills } from '../../aftermath/bodyCount.ts'
import { cameOut } from '../../aftermath/cameOut.ts'
import { priceOf } from '../../aftermath/points.ts'
import { readySupportFor } from '../../aftermath/readySupport.ts'
import { countsOf, type PointsEvent } from '../../aftermath/tally.ts'
import { rulesOf } from '../../house/rulesOf.ts'
import type { BattleReport } from '../../inputs.ts'
import { isStar, missionOf } from '../../people.ts'
import type { FngState } from '../../state.ts'
import { battleOf } from '../battle.ts'
import { reportOfBattle } from './report.ts'

/** One item of the points so far. */
export interface PointsItem {
  /** Key of the printed tables, or `byHand`. */
  readonly event: PointsEvent
  /** "each PEF revealed by the unit". */
  readonly text: string
  readonly count: number
  readonly points: number
}

/** The points of a report, item by item. */
export interface PointsSum {
  readonly items: readonly PointsItem[]
  readonly total: number
}

/**
 * The victory points of the battle as it stands, item by item, as the report would count them now (FNG pp. 98-102). The
 * points for leaving in time are not taken off before the end.
 *
 * @throws RuleError `not-now` when no battle has been tracked.
 */
export function pointsSoFar(state: FngState): PointsSum {
  const report = reportOfBattle(state)
  return pointsOfReport(state, { ...report, leftTableInTime: report.leftTableInTime || !battleOf(state).ended })
}

/** @returns the points of this half-month's mission if its report were handed in so; a kill that is yet to be counted brings the least it can. */
export function pointsOfReport(state: FngState, report: BattleReport): PointsSum {
  const mission = missionOf(state)
  const rules = rulesOf(state)
  const items = Object.entries(eventsOf(state, report))
    .filter(([, count]) => count > 0)
    .flatMap(([event, count]): PointsItem[] => {
      const price = priceOf(event, mission, rules)
      if (price === null) return []
      return [{ event: event as PointsEvent, text: price.text, count, points: count * price.points }]
    })
  const byHand = report.otherPoints.map(({ points, reason }): PointsItem => ({
    event: 'byHand',
    text: reason,
    count: 1,
    points,
  }))
  const all = [...items, ...byHand]
  return { items: all, total: all.reduce((sum, { points }) => sum + points, 0) }
}

function eventsOf(state: FngState, report: BattleReport): Partial<Record<PointsEvent, number>> {
  const ready = readySupportFor(missionOf(state), rulesOf(state))
  return { ...countsOf(report, killsOf(report), ready), ...ownLosses(state, report) }
}

/** Until the body count of the report says which it is, a kill is unconfirmed (FNG p. 102). */
const killsOf = (report: BattleReport): Kills[] => [
  { confirmed: report.otherKillsConfirmed, unconfirmed: report.otherKillsUnconfirmed + report.otherKillsToRoll },
  ...report.men.map((man) => ({
    confirmed: man.killsConfirmed,
    unconfirmed: man.killsUnconfirmed + man.killsToRoll,
  })),
]

/** As the campaign counts them: who is left lying on a Patrol has a price of his own (ruling to FNG pp. 98-101). */
function ownLosses(state: FngState, { men, woundedLeft }: BattleReport): Partial<Record<PointsEvent, number>> {
  const out = men.map((man) => cameOut(man, isStar(state, man.soldierId)))
  const count = (how: (typeof out)[number]) => out.filter((one) => one === how).length
  const cheated = men.filter(({ cheatedDeath }) => cheatedDeath).length
  return {
    ownMissing: count('missing'),
    ownDead: count('dead'),
    ownWounded: count('wounded') + cheated - woundedLeft,
  }
}
