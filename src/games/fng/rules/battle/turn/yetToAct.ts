import { listed } from '../../steps/setup/common.ts'
import type { FngState } from '../../state.ts'
import { groupsOf, type Contact, type Group, type Vehicle, mayActivate } from '../battle.ts'
import type { Side } from '../collections.ts'
import { contactName } from '../contacts/contact.ts'
import { pefsLeft } from '../enemy/order.ts'
import { vehiclesToAct } from '../vehicles/vehicle.ts'

/** Who of a side has yet to act in this turn. */
export interface YetToAct {
  readonly groups: readonly Group[]
  /** PEFs are the enemy's, and act before his groups (FNG p. 60). */
  readonly pefs: readonly Contact[]
  readonly vehicles: readonly Vehicle[]
}

/**
 * Who of a side may act in this turn and has not: groups and vehicles whose REP is enough for its die, and PEFs (FNG pp. 16-17, 60).
 * Whom only a commander can bring along is not among them: a group may be left where it is.
 */
export function yetToAct(state: FngState, side: Side | null): YetToAct {
  if (side === null) return { groups: [], pefs: [], vehicles: [] }
  const groups = groupsOf(state, side).filter((group) => !group.activated && mayActivate(state, group))
  return { groups, pefs: side === 'theirs' ? pefsLeft(state) : [], vehicles: vehiclesToAct(state, side) }
}

/** @returns them by name, as a list: "A", "B", "PEF 2". */
export const namesYetToAct = (those: readonly YetToAct[]): string[] => [
  ...those.flatMap(({ groups }) => groups.map(({ name }) => name)),
  ...those.flatMap(({ vehicles }) => vehicles.map(({ name }) => name)),
  ...those.flatMap(({ pefs }) => pefs.map(contactName)),
]

/** @returns who would be left out, in a sentence for the player; null for nobody. */
export function leftOut(those: readonly YetToAct[]): string | null {
  const names = namesYetToAct(those)
  return names.length === 0 ? null : `${listed(names)} ${names.length === 1 ? 'has' : 'have'} yet to act.`
}
