import { rowById } from '../../../../../../main/engine/state.ts'
import type { ForceId } from '../../../forces/forces.ts'
import type { Contact } from '../../battle.ts'
import type { Scene } from '../../scene.ts'
import { aboutContact, contactName } from '../contact.ts'
import { bringForce } from '../placeEnemies.ts'

/** Puts on the table what a marker of an Ambush turned out to be during set-up (FNG p. 98). */
export function bringFound(scene: Scene, contact: Contact): void {
  const marker = rowById(scene.state.markers, contact.markerId!, 'marker')
  const forces = (marker.force ?? '').split(' ').filter((id) => id !== '') as ForceId[]
  const whose = { subject: contact.id, why: contactName(contact), sector: contact.sector }
  const came = forces.map((id) => bringForce(scene, id, whose))
  const status = came.some(({ something }) => something) ? 'resolved' : 'removed'
  scene.patch('contacts', contact.id, { status, found: marker.found ?? 'Nothing' })
  if (marker.found !== null && marker.force === null)
    scene.note(`${contactName(contact)}: ${marker.found}. Place them by hand.`, {
      about: aboutContact(contact),
      page: 98,
    })
}
