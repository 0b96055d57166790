import type { Rules } from '../../../../main/engine/system.ts'
import { capital } from '../../../../main/sheets/phrases.ts'
import { priceOf } from '../../rules/aftermath/points.ts'
import type { FngState, Mission } from '../../rules/state.ts'

/** A line of a mission's bill. */
export interface ReportedItem {
  readonly event: string
  /** "Each sector patrolled" */
  readonly text: string
  readonly count: number
  readonly points: number
}

/** @returns the bill of a mission that has been reported; own losses stand in it once the points are counted. */
export const reportedBill = (state: FngState, mission: Mission, rules: Rules): ReportedItem[] =>
  state.victoryPoints
    .filter(({ missionId }) => missionId === mission.id)
    .flatMap(({ event, count, points, reason }) =>
      event === 'byHand'
        ? [{ event, text: reason ?? 'By hand', count, points }]
        : pricedItem(event, count, mission, rules),
    )

/** @returns nothing of what a mission of its type does not price. */
export function pricedItem(event: string, count: number, mission: Mission, rules: Rules): ReportedItem[] {
  const price = count === 0 ? null : priceOf(event, mission, rules)
  return price === null ? [] : [{ event, text: capital(price.text), count, points: count * price.points }]
}
