import { listed } from '../../steps/setup/common.ts'
import type { FngState } from '../../state.ts'
import { groupById, type Contact, type Group } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { contactName, hiddenContacts } from './contact.ts'
import { allComeAway } from '../ground/cover.ts'
import { addContact } from './addContact.ts'

/**
 * A unit of Local VC that has slipped out of sight: it is off the table, and two PEFs stand for it, one of them a dummy
 * (FNG pp. 64, 70).
 */

/** Takes the unit off the table and puts two PEFs in its place. */
export function slipAway(scene: Scene, group: Group, sector: number): void {
  scene.patch('groups', group.id, { hidden: true, sector, unseenTurns: 0 })
  allComeAway(scene, group.id)
  const ids = [addContact(scene, { sector, groupId: group.id }), addContact(scene, { sector, groupId: group.id })]
  const names = ids.map((id) => contactName(scene.row('contacts', id)))
  const about = { collection: 'groups', id: group.id, field: 'hidden' }
  scene.note(`${group.name} is gone: ${listed(names)} stand for it in sector ${sector}.`, { about, page: 70 })
}

/** @returns the unit that a marker may hide; null for any other marker. */
export function hiddenUnitOf(state: FngState, { groupId }: Contact): Group | null {
  if (groupId === null) return null
  const group = groupById(state, groupId)
  return group.hidden ? group : null
}

const twinsOf = (state: FngState, { id, groupId }: Contact): Contact[] =>
  hiddenContacts(state).filter((other) => other.id !== id && other.groupId === groupId)

/** The other marker has come to nothing, so this is the unit (FNG p. 70). */
export const isRealUnit = (state: FngState, contact: Contact): boolean =>
  hiddenUnitOf(state, contact) !== null && twinsOf(state, contact).length === 0

/** Puts the unit back where its marker stands, as it was: with its casualties. @returns its id, in a list. */
export function bringBack(scene: Scene, contact: Contact): number[] {
  const group = groupById(scene.state, contact.groupId!)
  scene.patch('groups', group.id, { hidden: false, sector: contact.sector, unseenTurns: 0 })
  scene.patch('contacts', contact.id, { status: 'resolved', found: group.name })
  const about = { collection: 'groups', id: group.id, field: 'hidden' }
  scene.note(`${contactName(contact)} is ${group.name}, as it was.`, { about, page: 70 })
  return [group.id]
}

/** The unit is back: what still stands for it is a dummy. */
export function throwAwayTwin(scene: Scene, contact: Contact): void {
  for (const twin of twinsOf(scene.state, contact)) {
    scene.patch('contacts', twin.id, { status: 'removed', found: 'A dummy' })
    scene.remove('sealedContacts', ({ contactId }) => contactId === twin.id)
    scene.note(`${contactName(twin)} was a dummy.`, { page: 70 })
  }
}
