import type { DiceRequest, Throw } from '../../../../../../main/engine/answers.ts'
import { rollAllOnTable, rollOnTable } from '../../../../../../main/engine/rollOnTable.ts'
import { sha256 } from '../../../../../../main/engine/sha256.ts'
import type { FngState } from '../../../state.ts'
import type { Contact } from '../../battle.ts'
import type { Scene } from '../../scene.ts'
import { aboutContact, contactName } from '../contact.ts'
import { answersIn } from '../means.ts'

/**
 * Opens the seal of a contact: says what was sealed and whether its digest is still the one in the journal.
 * @returns a scene whose dice are the sealed ones; when they are used up, dice are rolled or asked for as ever.
 */
export function openSeal(scene: Scene, contact: Contact): Scene {
  const sealed = scene.state.sealedContacts.find(({ contactId }) => contactId === contact.id)
  if (!sealed) return scene
  scene.remove('sealedContacts', ({ id }) => id === sealed.id)
  sayOpened(scene, contact, sealed, `${sealed.answers}.`)
  return withDice(scene, facesIn(sealed.answers))
}

/** Says that a seal is opened, whether its digest is still the one in the journal, and what was under it. */
export function sayOpened(
  scene: Scene,
  contact: Contact,
  { answers, digest }: FngState['sealedContacts'][number],
  found: string,
): void {
  const judged = sha256(answers) === digest ? 'the digest is the same' : 'the digest differs: the file has been changed'
  scene.note(`The seal of ${contactName(contact)} is opened, ${judged}: ${digest}. ${found}`, {
    about: aboutContact(contact, 'sealed'),
    page: 60,
  })
}

const facesIn = (answers: string): number[] =>
  answers
    .slice(answers.indexOf(':') + 2)
    .split(' ')
    .map(Number)

/** The same scene, with dice that lie ready: dealt in the order in which they are asked for. */
function withDice(scene: Scene, ready: readonly number[]): Scene {
  let dealt = 0
  const deal = ({ count }: DiceRequest): Throw | null => {
    if (dealt + count > ready.length) return null
    return { faces: ready.slice(dealt, (dealt += count)), picked: null, by: 'program' }
  }
  const roll = (request: DiceRequest): Throw => deal(request) ?? scene.dice(request)
  const rollAll = (requests: readonly DiceRequest[]): Throw[] => {
    const throws = requests.map(deal)
    const rest = scene.diceAll(requests.filter((_, i) => throws[i] === null)).values()
    return throws.map((thrown) => thrown ?? rest.next().value!)
  }
  const source = { ...answersIn(scene), roll, rollAll }
  const own: Pick<Scene, 'roll' | 'rollAll' | 'dice' | 'diceAll'> = {
    roll: (book, situation) => rollOnTable(scene.table(book), source, situation),
    rollAll: (book, situations) => rollAllOnTable(scene.table(book), source, situations),
    dice: roll,
    diceAll: rollAll,
  }
  return Object.assign(Object.create(scene) as Scene, own)
}
