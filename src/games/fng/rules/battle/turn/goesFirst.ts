import { switchOf } from '../../house/switches.ts'
import type { FngState } from '../../state.ts'
import { listed } from '../../steps/setup/common.ts'
import { activationRep, battleOf, type Group, groupsToActivate, mayActivate } from '../battle.ts'
import type { GroupSide } from '../collections.ts'
import { contactName, pefRepOf } from '../contacts/contact.ts'
import { pefsToMove } from '../enemy/order.ts'

/** Somebody who acts before a group, by name, with the REP he acts on. */
interface Ahead {
  readonly name: string
  readonly rep: number
}

/**
 * What holds for a side: `rep` for one that a player leads (FNG p. 16), `closest` and `mixed` for enemies that the rules
 * run (FNG p. 60, and its switch).
 */
type Order = 'rep' | 'closest' | 'mixed'

function orderOf(state: FngState, side: GroupSide | null): Order {
  if (side !== 'theirs' || switchOf(state, 'enemyRunBy') === 'player') return 'rep'
  return switchOf(state, 'enemyOrder') === 'closest' ? 'closest' : 'mixed'
}

const inWords: Readonly<Record<Order, string>> = {
  rep: 'Highest REP first; of equals any. A group passed over stays put.',
  closest: 'PEFs first, then the groups: the closest to our men first.',
  mixed: 'Highest REP first, PEFs among them; of equals any.',
}

/** @returns the order that holds for the side whose activation it is, in words. */
export const orderInWords = (state: FngState): string => inWords[orderOf(state, battleOf(state).side)]

/** @returns the order in which groups of the enemy act, with the PEFs that have yet to move before them (FNG p. 69). */
export function groupOrderInWords(state: FngState): string {
  const pefs = orderOf(state, 'theirs') === 'rep' ? [] : pefsToMove(state)
  if (pefs.length === 0) return orderInWords(state)
  const names = listed(pefs.map(contactName))
  return `${orderInWords(state)} ${names} ${pefs.length === 1 ? 'has' : 'have'} yet to move.`
}

/**
 * Groups of a side activate from the highest REP to the lowest (FNG p. 16). For enemies that the rules run that is
 * replaced: PEFs first, then the closest, which only the table shows; by a switch PEFs and groups by REP (FNG p. 60).
 * @returns who is passed over when this one acts now: "E goes first: REP 5."; null where the order is kept.
 */
export function whoGoesFirst(state: FngState, group: Group): string | null {
  const order = orderOf(state, group.side)
  const pefs = order === 'rep' ? [] : pefsToMove(state)
  const waiting = pefs.map((pef): Ahead => ({ name: contactName(pef), rep: pefRepOf(state, pef) }))
  if (order === 'closest') return waiting.length > 0 ? `${goFirst(waiting)}: PEFs act before the groups (p. 60).` : null
  const groups = groupsToActivate(state)
    .filter((one) => mayActivate(state, one))
    .map((one): Ahead => ({ name: one.name, rep: activationRep(state, one) }))
  const able = [...waiting, ...groups]
  const highest = Math.max(...able.map(({ rep }) => rep))
  if (activationRep(state, group) >= highest) return null
  return `${goFirst(able.filter(({ rep }) => rep === highest))}: REP ${highest}.`
}

const goFirst = (those: readonly Ahead[]): string =>
  `${listed(those.map(({ name }) => name))} ${those.length === 1 ? 'goes' : 'go'} first`
