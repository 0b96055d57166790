import { rowOf } from '../../../main/engine/table.ts'
import type { Role } from './state.ts'
import { startRatings } from './tables/force.ts'

/** What forces and their leaders begin with, unless the players agree on something else (p. 5). */

type Row = (typeof startRatings)['rows'][number]
const given = <K extends Row['key']>(key: K) =>
  rowOf(startRatings, key).gives as Extract<Row, { readonly key: K }>['gives']

/** Ratings of a force that nobody has agreed on otherwise. */
export const suggestedRatings = {
  troopQuality: given('quality').sides,
  morale: given('morale').sides,
  confidence: given('confidence').level,
  supply: given('supply').level,
} as const

/** @returns the Leadership that a man begins with; null of one whose post has none. */
export function suggestedLeadership(role: Role): number | null {
  if (role === 'officer') return given('platoonLeader').leadership
  return role === 'sergeant' ? given('platoonSergeant').leadership : null
}
