import type { Rules } from '../../../main/engine/system.ts'
import { rowOf } from '../../../main/engine/table.ts'
import type { Force, Insurgency, InsurgencyArea, SnoopinState, Turn } from './state.ts'
import { insurgencyRanks } from './tables/insurgency.ts'

/** The areas in which an insurgency is built up, as the journal names them. */
export const insurgencyAreaNames: Readonly<Record<InsurgencyArea, string>> = {
  supplies: 'Supplies',
  troops: 'Troops',
  tactics: 'Tactics',
  leadership: 'Leadership',
}

/** @returns the force of a side that runs an insurgency; undefined where both sides are regulars. */
export function insurgencyForce({ sides, forces }: SnoopinState): Force | undefined {
  const side = sides.find(({ kind }) => kind === 'insurgents')
  return side && forces.find(({ sideId }) => sideId === side.id)
}

/** @returns how far a force has been built up; undefined of a platoon. */
export const insurgencyOf = ({ insurgencies }: SnoopinState, force: number): Insurgency | undefined =>
  insurgencies.find(({ forceId }) => forceId === force)

type RankRow = (typeof insurgencyRanks)['rows'][number]
type Given<K> = Extract<RankRow, { readonly key: K }>['gives']

/** @returns what a rank of an insurgency gives, by the table. */
export const givenBy = <K extends RankRow['key']>(rules: Rules, rank: K): Given<K> =>
  rowOf(rules.table(insurgencyRanks), rank).gives as Given<K>

/** @returns whether the insurgency may be built after this turn's game: with a draw or better, once (p. 19). */
export function mayBuild(state: SnoopinState, { id, winnerId }: Turn): boolean {
  const force = insurgencyForce(state)
  if (!force || (winnerId !== null && winnerId !== force.sideId)) return false
  return state.sideTurns.some((one) => one.turnId === id && one.sideId === force.sideId && one.built === null)
}

/** Has a side that builds an insurgency rolled for it in a turn? */
export const isBuilt = ({ sideTurns }: SnoopinState, { id }: Turn): boolean =>
  sideTurns.some(({ turnId, built }) => turnId === id && built !== null)
