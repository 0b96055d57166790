import { missionOf } from '../../people.ts'
import type { Mission } from '../../state.ts'
import { onePc, reconPc } from '../../tables/index.ts'
import type { Contact } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { aboutContact, contactName, hiddenContacts } from './contact.ts'

/**
 * Does the mission's own rule make a PC of a marker that is being revealed (FNG pp. 98-101)? It comes before PEF
 * Resolution: a Recon hides its PCs among markers that look alike, a Fight or Patrol at EAL 5 or more has one.
 */
export function missionMakesPc(scene: Scene, contact: Contact): boolean {
  const mission = missionOf(scene.state)
  const missing = (mission.pcsToFind ?? 0) - scene.state.contacts.filter(({ pc }) => pc).length
  if (missing <= 0) return false
  if (mission.type === 'recon') return contact.kind === 'marker' && reconMakesPc(scene, contact, missing)
  return hasOnePc(mission) && fightMakesPc(scene, contact)
}

const hasOnePc = ({ type }: Mission): boolean => type === 'fight' || type === 'patrol'

/** When the markers left are as many as the PCs still missing, each is one without a roll (ruling to FNG p. 101). */
function reconMakesPc(scene: Scene, contact: Contact, missing: number): boolean {
  const left = hiddenContacts(scene.state).filter(({ kind }) => kind === 'marker').length
  if (left <= missing) return sure(scene, contact, 101, 'as many markers are left as PCs are missing')
  const roll = scene.roll(reconPc, { subject: contact.id, why: contactName(contact) })
  const isPc = roll.row.outcome === 'pc'
  scene.tell(roll, `${contactName(contact)} ${isPc ? 'is a PC' : 'is no PC'}.`, aboutContact(contact, 'pc'))
  return isPc
}

/** The last PEF is the PC, if it has not been found (FNG p. 100). */
function fightMakesPc(scene: Scene, contact: Contact): boolean {
  if (hiddenContacts(scene.state).length === 1) return sure(scene, contact, 100, 'it is the last')
  const roll = scene.roll(onePc, { subject: contact.id, why: contactName(contact) })
  const isPc = roll.row.outcome === 'pc'
  scene.tell(roll, `${contactName(contact)} ${isPc ? 'is the PC' : 'is not the PC'}.`, aboutContact(contact, 'pc'))
  return isPc
}

function sure(scene: Scene, contact: Contact, page: number, why: string): true {
  scene.note(`${contactName(contact)} is a PC: ${why}.`, { about: aboutContact(contact, 'pc'), page })
  return true
}
