import { switchOf } from '../../house/switches.ts'
import type { FngState } from '../../state.ts'
import { activationRep, battleOf, type Contact, type Group, groupsToActivate, mayActivate } from '../battle.ts'
import { foundInSetUp } from '../contacts/ambush/ambush.ts'
import { hiddenContacts, pefRepOf } from '../contacts/contact.ts'
import { isLull } from '../events/lasts.ts'

/** @returns the PEFs that may act in this activation of the enemy. */
export const pefsToMove = (state: FngState): Contact[] => (battleOf(state).side === 'theirs' ? pefsLeft(state) : [])

/** @returns the PEFs that may act in this turn and have not, also before the enemy's activation: REP at least his die (FNG p. 60). */
export function pefsLeft(state: FngState): Contact[] {
  const { turn, theirDie } = battleOf(state)
  if (theirDie === null || isLull(state)) return []
  if (foundInSetUp(state).length > 0) return []
  return hiddenContacts(state).filter((contact) => contact.actedTurn < turn && pefRepOf(state, contact) >= theirDie)
}

/** @returns the groups of the enemy that have not acted, while his side acts. */
export const groupsToAct = (state: FngState): Group[] =>
  battleOf(state).side === 'theirs' ? groupsToActivate(state) : []

/**
 * Who of them is next (ruling to FNG p. 60). From the closest to the farthest anybody may be, as only the table shows who
 * is close; by REP only whoever has the highest, PEFs and groups alike. A group below the die waits for a commander and
 * is in nobody's way.
 */
export function theirNext(state: FngState): { readonly pefs: Contact[]; readonly groups: Group[] } {
  const [pefs, groups] = [pefsToMove(state), groupsToAct(state)]
  if (switchOf(state, 'enemyOrder') === 'closest') return { pefs, groups }
  const able = groups.filter((group) => mayActivate(state, group))
  const highest = Math.max(
    ...pefs.map((pef) => pefRepOf(state, pef)),
    ...able.map((group) => activationRep(state, group)),
  )
  return {
    pefs: pefs.filter((pef) => pefRepOf(state, pef) === highest),
    groups: groups.filter((group) => !able.includes(group) || activationRep(state, group) === highest),
  }
}
