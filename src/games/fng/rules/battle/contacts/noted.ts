import { note } from '../../../../../main/engine/lines.ts'
import { sha256 } from '../../../../../main/engine/sha256.ts'
import { groupById, type Contact } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { aboutContact, contactName } from './contact.ts'
import { placeEnemies, type EnemyMan } from './placeEnemies.ts'
import { sayOpened } from './sealing/open.ts'

/** Head to head: what the player of the enemy has noted of a PEF, troops or nobody at all (FNG p. 52). */

/** Between the name of the PEF and its men, where others have their dice. */
const mark = 'noted '

/** Keeps a note of a player from all eyes: its digest goes into the journal, as that of sealed dice does (ADR 10). */
export function keepNoted(scene: Scene, contact: Contact, men: readonly EnemyMan[]): void {
  const name = contactName(contact)
  const answers = `${name}: ${mark}${JSON.stringify(men)} ${salt(scene, contact)}`
  const digest = sha256(answers)
  const id = scene.add('sealedContacts', { contactId: contact.id, digest, answers })
  scene.patch('contacts', contact.id, { sealed: true })
  scene.say({ ...note(answers, { about: { collection: 'sealedContacts', id } }), secret: true })
  scene.say(note(`${name} is noted: ${digest}.`, { about: aboutContact(contact, 'sealed'), page: 52 }))
}

/** A number that the program draws: without one a decoy could be told by its digest. */
const salt = (scene: Scene, { id }: Contact): number =>
  scene.draw({ key: 'battle.sealed', subject: id, of: 6 ** 8, why: 'A number that hides the note' })

/** @returns the men of a note, nobody for a decoy; null for sealed dice. */
function notedMen(answers: string): EnemyMan[] | null {
  const at = answers.indexOf(`: ${mark}`)
  return at < 0 ? null : (JSON.parse(answers.slice(at + mark.length + 2, answers.lastIndexOf(' '))) as EnemyMan[])
}

/**
 * A PEF that a player has noted is revealed: his troops stand there, or it was a decoy. No table is rolled on (FNG p. 52).
 * @returns false for any other PEF; nothing has happened then.
 */
export function openNoted(scene: Scene, contact: Contact): boolean {
  const sealed = scene.state.sealedContacts.find(({ contactId }) => contactId === contact.id)
  const men = sealed ? notedMen(sealed.answers) : null
  if (!sealed || !men) return false
  scene.remove('sealedContacts', ({ id }) => id === sealed.id)
  const name = contactName(contact)
  if (men.length === 0) {
    sayOpened(scene, contact, sealed, `${name}: a decoy.`)
    scene.patch('contacts', contact.id, { status: 'removed', found: 'A decoy' })
    return true
  }
  sayOpened(scene, contact, sealed, `${name}: troops.`)
  const groupId = placeEnemies(scene, { men, sector: contact.sector })
  scene.patch('contacts', contact.id, { status: 'resolved', found: groupById(scene.state, groupId).name })
  return true
}
