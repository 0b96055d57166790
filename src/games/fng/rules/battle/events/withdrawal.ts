import { battleOf, groupsOf, type Contact, type Group } from '../battle.ts'
import type { Side } from '../collections.ts'
import { contactName, hiddenContacts } from '../contacts/contact.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import { eventsOf, lasts } from './lasts.ts'

/**
 * The group or PEF of a side that is farthest from the enemy goes, and goes on until it is off the table; a side that has
 * neither loses its next reinforcements (FNG p. 70). Which one is farthest only the table shows.
 *
 * @param since the first turn in which it goes.
 */
export function withdraw(scene: Scene, side: Side, since: number): void {
  const groups = groupsOf(scene.state, side).map(({ id, name }) => ({ event: 'withdrawal.group', id, name }) as const)
  const pefs = side === 'ours' ? [] : hiddenContacts(scene.state)
  const all = [
    ...groups,
    ...pefs.map((contact) => ({ event: 'withdrawal.pef', id: contact.id, name: contactName(contact) }) as const),
  ]
  const [first] = all
  if (!first) {
    lasts(scene, `noReinforcements.${side}`, { since, until: null })
    scene.note('Nobody is there to go: the next reinforcements of that side do not come.', { page: 70 })
    return
  }
  const chosen =
    all.length === 1
      ? String(first.id)
      : scene.choose({
          key: 'battle.withdrawal',
          subject: battleOf(scene.state).id,
          why: 'Withdrawal: which of them is farthest from the enemy?',
          options: all.map(({ id, name }) => ({ value: String(id), label: name })),
        })
  const { event, id, name } = all.find((each) => String(each.id) === chosen)!
  lasts(scene, event, { since, until: null, amount: id })
  scene.note(`${name} goes to the nearest table edge at its best speed, and off the table.`, { page: 70 })
}

/** Must this group leave the table? */
export const isGroupWithdrawing = (state: FngState, { id }: Pick<Group, 'id'>): boolean =>
  eventsOf(state, 'withdrawal.group').some(({ amount }) => amount === id)

/** Must this PEF leave the table? */
export const isPefWithdrawing = (state: FngState, { id }: Pick<Contact, 'id'>): boolean =>
  eventsOf(state, 'withdrawal.pef').some(({ amount }) => amount === id)

/** A group on its way off is reminded of it each time it acts. */
export function remindWithdrawal(scene: Scene, group: Group): void {
  if (isGroupWithdrawing(scene.state, group))
    scene.note(`${group.name} withdraws: at its best speed to the nearest table edge; there it leaves on foot.`, {
      page: 70,
    })
}
