import type { OutcomeOf } from '../../../../../main/engine/table.ts'
import { listed } from '../../steps/setup/common.ts'
import type { FngState } from '../../state.ts'
import { pefMovement } from '../../tables/index.ts'
import { defineAction } from '../action.ts'
import { battleOf, contactById, refusesOutsideTurn, type Contact } from '../battle.ts'
import { pefsToMove, theirNext } from '../enemy/order.ts'
import { isLull } from '../events/lasts.ts'
import { isPefWithdrawing } from '../events/withdrawal.ts'
import type { Scene } from '../scene.ts'
import { aboutContact, contactName, hiddenContacts, pefRepOf } from './contact.ts'
import { addContact } from './addContact.ts'
import { resolveContact } from './resolve.ts'
import { neighbours } from './sectors.ts'

/** PEFs that are next, in the order that the campaign plays. */
const next = (state: FngState): Contact[] => theirNext(state).pefs

/** PEFs act before the enemy that can be seen, the closest to our men first (FNG pp. 60, 69); by a switch in order of REP. */
export const pefMoves = defineAction({
  name: 'pefMoves',
  title: 'The next PEF moves',
  section: 'contacts',
  page: 61,
  words: ['PEF Movement', 'possible enemy force', 'marker', 'split'],
  tables: [pefMovement],
  fields: {
    contact: {
      kind: 'pick',
      from: 'contacts',
      label: 'PEF',
      help: 'The closest to our men first among those named.',
      among: ({ state }) => next(state).map(({ id }) => id),
      start: ({ state, selected }) => {
        const able = next(state)
        return (able.find(({ id }) => selected.includes(id)) ?? able[0])?.id ?? null
      },
    },
  },
  refuses: (state) => refusesOutsideTurn(state) ?? (next(state).length > 0 ? null : whyNone(state)),
  likely: ({ state }) => (next(state).length > 0 ? 95 : 0),
  entry: (state, { contact }) => `${contactName(contactById(state, contact))} moves`,
  button: (state, { contact }) => `${contactName(contactById(state, contact))} moves`,
  run(scene, { contact: id }) {
    const contact = contactById(scene.state, id)
    const pefRep = pefRepOf(scene.state, contact)
    scene.patch('contacts', id, { actedTurn: battleOf(scene.state).turn })
    if (isPefWithdrawing(scene.state, contact)) {
      goOff(scene, contact)
      return
    }
    const roll = scene.roll(pefMovement, {
      subject: id,
      why: `${contactName(contact)}, REP ${pefRep}`,
      when: { otherPefs: hiddenContacts(scene.state).length > 1 },
      numbers: { 'PEF REP': pefRep },
    })
    const inches = pefInches(roll.row.from)
    scene.tell(roll, `${contactName(contact)} ${words[roll.row.outcome](inches)}.`, aboutContact(contact))
    moves[roll.row.outcome](scene, contact)
  },
})

/** @returns how far a PEF moves, in inches, by the d6 that it has passed (FNG p. 61). */
export const pefInches = (passed: number): number => passed * pefPace

const pefPace = 8

function whyNone(state: FngState): string {
  const { side, theirDie, turn } = battleOf(state)
  if (side !== 'theirs') return 'PEFs move when the enemy acts.'
  if (hiddenContacts(state).length === 0) return 'There is no PEF on the table.'
  if (pefsToMove(state).length > 0) return 'A group of a higher REP acts first.'
  if (isLull(state)) return 'There is a lull: PEFs stay, or step from the open into cover.'
  const left = hiddenContacts(state).filter(({ actedTurn }) => actedTurn < turn)
  const best = Math.max(0, ...left.map((contact) => pefRepOf(state, contact)))
  return left.length > 0 && theirDie !== null && best < theirDie
    ? `PEFs are REP ${best}, below their die.`
    : 'Every PEF has moved.'
}

type Outcome = OutcomeOf<typeof pefMovement>

const words: Readonly<Record<Outcome, (inches: number) => string>> = {
  towardPef: (inches) => `goes ${inches}" toward the nearest PEF, out of our sight, and stops 4" from it`,
  towardEnemy: (inches) => `goes ${inches}" toward our nearest men, through cover`,
  splits: () => 'splits in two and stays',
  stays: () => 'stays where it is',
}

const moves: Readonly<Record<Outcome, (scene: Scene, contact: Contact) => void>> = {
  towardPef(scene, contact) {
    goTo(scene, contact, whereTo(scene, contact, false))
  },
  towardEnemy(scene, contact) {
    const where = whereTo(scene, contact, true)
    if (where === inSight) resolveContact(scene, contact.id)
    else goTo(scene, contact, where)
  },
  /** The second lies 4" from the first, out of our sight where possible (ruling to FNG p. 61). */
  splits(scene, contact) {
    const id = addContact(scene, { sector: contact.sector, groupId: contact.groupId })
    const both = [contactName(contact), contactName(scene.row('contacts', id))]
    scene.note(`${listed(both)} lie 4" apart.`, { about: aboutContact(contact), page: 61 })
  },
  stays: () => undefined,
}

const offTable = 'offTable'

/** A PEF that withdraws makes for the nearest edge, and is gone once it is over it (FNG p. 70). */
function goOff(scene: Scene, contact: Contact): void {
  const name = contactName(contact)
  scene.note(`${name} withdraws, 16" toward the nearest table edge.`, { about: aboutContact(contact), page: 70 })
  const sectors = [contact.sector, ...neighbours(contact.sector)]
  const where = scene.choose({
    key: 'battle.pef-moves',
    subject: contact.id,
    why: `${name} has withdrawn: where is it now?`,
    options: [
      { value: offTable, label: 'Off the table' },
      ...sectors.map((n) => ({ value: String(n), label: `In sector ${n}` })),
    ],
  })
  if (where !== offTable) {
    goTo(scene, contact, where)
    return
  }
  scene.patch('contacts', contact.id, { status: 'removed', found: 'Withdrew' })
  scene.remove('sealedContacts', ({ contactId }) => contactId === contact.id)
  scene.note(`${name} is off the table.`, { about: aboutContact(contact), page: 70 })
}

const inSight = 'inSight'

/** Where it ends up, which only the table can show: in sight, or hidden in its own sector or one beside it. */
function whereTo(scene: Scene, contact: Contact, mayBeSeen: boolean): string {
  const own = { value: String(contact.sector), label: `Stays in sector ${contact.sector}` }
  const others = neighbours(contact.sector).map((n) => ({ value: String(n), label: `Comes into sector ${n}` }))
  const seen = mayBeSeen ? [{ value: inSight, label: 'Comes into our sight: reveal it' }] : []
  const why = `${contactName(contact)} has moved: where is it now?`
  return scene.choose({ key: 'battle.pef-moves', subject: contact.id, why, options: [...seen, own, ...others] })
}

function goTo(scene: Scene, contact: Contact, sector: string): void {
  if (Number(sector) === contact.sector) return
  scene.patch('contacts', contact.id, { sector: Number(sector) })
  scene.note(`${contactName(contact)} is in sector ${sector} now.`, { about: aboutContact(contact, 'sector') })
}
