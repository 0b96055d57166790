import { note } from '../../../../../../main/engine/lines.ts'
import { sha256 } from '../../../../../../main/engine/sha256.ts'
import { contactById } from '../../battle.ts'
import type { Scene } from '../../scene.ts'
import { aboutContact, contactName } from '../contact.ts'

/** Dice that are sealed with a contact: what it is, who, how many, and their REPs and weapons. Rarely are more wanted. */
const dice = 120
/** Dice drawn as one number. */
const atOnce = 8

/**
 * Rolls what a contact will be, now, and keeps the dice to itself: they are drawn by the program whoever rolls the others,
 * dealt out when it is revealed, and nobody sees them before. Their digest goes into the journal, so that it can be
 * proved later that nothing was changed.
 */
export function sealContact(scene: Scene, contactId: number): void {
  const contact = contactById(scene.state, contactId)
  const name = contactName(contact)
  const answers = `${name}: ${drawDice(scene, contactId, name).join(' ')}`
  const digest = sha256(answers)
  const id = scene.add('sealedContacts', { contactId, digest, answers })
  scene.patch('contacts', contactId, { sealed: true })
  scene.say({ ...note(answers, { about: { collection: 'sealedContacts', id } }), secret: true })
  scene.say(note(`${name} is sealed: ${digest}.`, { about: aboutContact(contact, 'sealed'), page: 60 }))
}

function drawDice(scene: Scene, contactId: number, name: string): number[] {
  return Array.from({ length: dice / atOnce }).flatMap(() => {
    const request = { key: 'battle.sealed', subject: contactId, of: 6 ** atOnce, why: `${name}: sealed dice` }
    const drawn = scene.draw(request)
    return Array.from({ length: atOnce }, (_, i) => (Math.floor(drawn / 6 ** i) % 6) + 1)
  })
}
