import { RuleError } from '../../../../main/engine/errors.ts'
import type { Rules } from '../../../../main/engine/system.ts'
import { patchRow } from '../../../../main/engine/state.ts'
import { pageOf, type Table } from '../../../../main/engine/table.ts'
import { missionOf } from '../people.ts'
import type { FngState, Mission, VictoryPoint } from '../state.ts'
import { missionVictoryPoints, supportVictoryPoints } from '../tables/index.ts'
import { pagesOfMissions } from '../tables/missions.ts'

/** Each civilian casualty, whoever caused it (FNG p. 55). */
export const civilianCasualty = { points: -1, page: 55, text: 'each civilian casualty' }

/** What one event is worth, and where that stands. */
export interface Price {
  readonly points: number
  /** The event as the table prints it. */
  readonly text: string
  readonly page: number
  readonly table: Table | null
  readonly row: number | null
}

/**
 * @param event a key of `mission.victory-points` or `after.support-vp`, or `civilianCasualty`.
 * @returns what it is worth in this mission; null where this type of mission does not know it.
 */
export function priceOf(event: string, mission: Mission, rules: Rules): Price | null {
  if (event === 'civilianCasualty') return { ...civilianCasualty, table: null, row: null }
  if (mission.type === null) throw new RuleError('not-now', 'The mission has no type yet, so it has no points.')
  const byMission = rules.table(missionVictoryPoints)
  const at = byMission.rows.findIndex((row) => row.key === event)
  const row = byMission.rows[at]
  if (row) {
    const price = priced(byMission, at, row.gives[mission.type], row.cells.event)
    return price && { ...price, page: pagesOfMissions.points[mission.type] }
  }
  const bySupport = rules.table(supportVictoryPoints)
  const index = bySupport.rows.findIndex((r) => r.key === event)
  const support = bySupport.rows[index]
  return support ? priced(bySupport, index, support.gives.points, support.cells.event) : null
}

const priced = (table: Table, row: number, points: number | null, text: string): Price | null =>
  points === null ? null : { points, text, page: pageOf(table), table, row }

/** @returns the victory points of the mission of this half-month, item by item. */
export const itemsOf = (state: FngState): VictoryPoint[] =>
  state.victoryPoints.filter((item) => item.missionId === missionOf(state).id)

/** @returns the state with the mission's total summed anew from its items. */
export function sumUp(state: FngState): FngState {
  const victoryPoints = itemsOf(state).reduce((total, item) => total + item.points, 0)
  return patchRow(state, 'missions', missionOf(state).id, { victoryPoints })
}

/** "+6", "-4", "0": points as a player writes them. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : String(points))
