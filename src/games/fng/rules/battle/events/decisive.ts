import { aboutFigure, groupById, groupsOf, isUp, leaderOf, membersOf, repOf } from '../battle.ts'
import type { Contact, Figure, Group, Lasting } from '../battle.ts'
import type { Side } from '../collections.ts'
import { contactName, hiddenContacts } from '../contacts/contact.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import { highestOf } from './highest.ts'
import { eventsOf, lasts } from './lasts.ts'

/**
 * One Leader or PEF of a side is Decisive: REP +1 for the rest of the battle in all but firing (FNG p. 71).
 * @param since the first turn in which it counts.
 */
export function decide(scene: Scene, side: Side, since: number): void {
  const leaders = groupsOf(scene.state, side).flatMap((group) => leaderOf(scene.state, group) ?? [])
  const pefs =
    side === 'theirs' ? hiddenContacts(scene.state).map((contact) => ({ ...contact, name: contactName(contact) })) : []
  const chosen = highestOf(scene, [...leaders, ...pefs], 'Who is decisive')
  if (!chosen) return
  if ('markerId' in chosen) lasts(scene, 'decisive', { since, until: null, amount: chosen.number })
  else {
    scene.patch('figures', chosen.id, { repLoss: chosen.repLoss - 1 })
    lasts(scene, 'decisive', { since, until: null, figureId: chosen.id })
  }
  scene.note(`${chosen.name}: REP +1 for the rest of the battle, but not for firing.`, { page: 71 })
}

/** Decisive PEFs among a marker and the others that stand for the same unit. */
function decisiveAt(state: FngState, { number, groupId }: Contact): Lasting[] {
  const numbers = state.contacts
    .filter((other) => other.number === number || (groupId !== null && other.groupId === groupId))
    .map((other) => other.number)
  return eventsOf(state, 'decisive').filter(({ figureId, amount }) => figureId === null && numbers.includes(amount))
}

/**
 * A Decisive PEF has been revealed: the point is for the rest of the battle, so whoever leads what it was has it from now on
 * (FNG p. 71). What comes to nothing takes the point with it.
 *
 * @param groups that have come up, first to last.
 */
export function passDecisive(scene: Scene, contact: Contact, groups: readonly number[]): void {
  for (const event of decisiveAt(scene.state, contact)) {
    const leader = groups.map((id) => leadOf(scene.state, groupById(scene.state, id))).find((figure) => figure !== null)
    if (!leader) {
      scene.remove('lasting', ({ id }) => id === event.id)
      continue
    }
    scene.patch('lasting', event.id, { figureId: leader.id, amount: 0 })
    const { repLoss } = scene.row('figures', leader.id)
    scene.patch('figures', leader.id, { repLoss: repLoss - 1 })
    scene.note(`${contactName(contact)} was Decisive: ${leader.name} has its point of REP, but not for firing.`, {
      about: aboutFigure(leader),
      page: 71,
    })
  }
}

/** Its Leader, else the best man of a team that has none: on his REP it acts. */
const leadOf = (state: FngState, group: Group): Figure | null =>
  leaderOf(state, group) ??
  membersOf(state, group.id)
    .filter(isUp)
    .sort((a, b) => repOf(b) - repOf(a))[0] ??
  null
