import { RuleError } from '../../../../../main/engine/errors.ts'
import { rollOnChart } from '../../forces/chart.ts'
import { explain } from '../../../../../main/engine/lines.ts'
import { missionOf } from '../../people.ts'
import type { OutcomeOf } from '../../../../../main/engine/table.ts'
import { pefResolution } from '../../tables/index.ts'
import { battleOf, contactById, groupsOf, type Contact } from '../battle.ts'
import { passDecisive } from '../events/decisive.ts'
import type { Scene } from '../scene.ts'
import { tally } from '../tally.ts'
import { foundInSetUp } from './ambush/ambush.ts'
import { bringFound } from './ambush/bringFound.ts'
import { aboutContact, contactName } from './contact.ts'
import { answersIn, enemyIn, halfMonthIn, rulesIn } from './means.ts'
import { meetEnemy } from './meetEnemy.ts'
import { missionMakesPc } from './missionPc.ts'
import { bringBack, hiddenUnitOf, isRealUnit, throwAwayTwin } from './meltedUnit.ts'
import { openNoted } from './noted.ts'
import { bringForce } from './placeEnemies.ts'
import { placeSite } from './placeSite.ts'
import { openSeal } from './sealing/open.ts'

/** How a contact is revealed. */
export interface Revealing {
  /** Revealed by the player's own unit: by another's figures it brings no points (FNG pp. 100-101). */
  readonly byUnit?: boolean
}

/**
 * Reveals a PEF that somebody of ours can see (FNG p. 61), with all that follows: its seal is opened, the mission's own
 * rule on PCs, PEF Resolution, First Contact, the chart or the Potential Contact table, and what comes up is placed. What a
 * player has noted of it comes instead, without any table (FNG p. 52).
 *
 * @throws RuleError `not-now` when it has been revealed already.
 */
export function resolveContact(scene: Scene, contactId: number, revealing: Revealing = {}): void {
  const contact = contactById(scene.state, contactId)
  const before = new Set(enemyGroups(scene))
  resolve(scene, contactId, revealing)
  const stillHidden = hiddenUnitOf(scene.state, contact) !== null
  // Of a unit that slipped away the other marker is left: the point stays with it.
  if (!stillHidden)
    passDecisive(
      scene,
      contact,
      enemyGroups(scene).filter((id) => !before.has(id)),
    )
}

const enemyGroups = ({ state }: Scene): number[] => groupsOf(state, 'theirs').map(({ id }) => id)

function resolve(scene: Scene, contactId: number, { byUnit = true }: Revealing): void {
  const contact = contactById(scene.state, contactId)
  if (contact.status !== 'hidden')
    throw new RuleError('not-now', `${contactName(contact)} has been revealed already. Nothing was changed.`)
  if (foundInSetUp(scene.state).some(({ id }) => id === contactId)) {
    bringFound(scene, contact)
    return
  }
  if (byUnit && contact.kind === 'pef') tally(scene, { event: 'pefRevealed', about: contactId })
  if (isRealUnit(scene.state, contact)) {
    scene.note(`${contactName(contact)} is the unit that slipped away: its other marker was nothing.`, { page: 70 })
    scene.remove('sealedContacts', (row) => row.contactId === contactId)
    bringBack(scene, contact)
    return
  }
  if (openNoted(scene, contact)) return
  const play = openSeal(scene, contact)
  const found = reveal(play, contact)
  close(scene, contact, found)
  if (byUnit && contactById(scene.state, contactId).pc) tally(scene, { event: 'pcRevealed', about: contactId })
}

/** What a contact came to: somebody, something without men, or nothing at all. */
type Found = 'figures' | 'something' | 'nothing'

function reveal(scene: Scene, contact: Contact): Found {
  if (missionMakesPc(scene, contact)) return potentialContact(scene, contact)
  const name = contactName(contact)
  const { eal } = battleOf(scene.state)
  const roll = scene.roll(pefResolution, {
    subject: contact.id,
    why: `${name}, EAL ${eal}`,
    when: { proCommunist: missionOf(scene.state).politicalStatus === 'proCommunist' },
    numbers: { EAL: eal },
  })
  scene.tell(roll, `${name}: ${words[roll.row.outcome]}.`, aboutContact(contact))
  const dice = roll.row.from === 2 ? 'full' : 'half'
  switch (roll.row.outcome) {
    case 'contact':
      return forceAt(scene, contact, 'full')
    case 'possibleContact':
      return forceAt(scene, contact, 'half')
    case 'potentialContact':
      // In an Ambush it counts as reinforcements, with the dice of its passes (FNG p. 98).
      return missionOf(scene.state).type === 'ambush' ? forceAt(scene, contact, dice) : potentialContact(scene, contact)
    case 'falseAlarm':
    case 'noContact':
      return 'nothing'
  }
}

const words: Readonly<Record<OutcomeOf<typeof pefResolution>, string>> = {
  contact: 'contact',
  possibleContact: 'possible contact',
  potentialContact: 'a Potential Contact',
  noContact: 'no contact',
  falseAlarm: 'a false alarm',
}

/** Rolls on the chart; a marker of a unit that slipped away brings that unit back instead (FNG p. 70). */
function forceAt(scene: Scene, contact: Contact, dice: 'full' | 'half'): Found {
  meetEnemy(scene)
  if (hiddenUnitOf(scene.state, contact)) {
    bringBack(scene, contact)
    return 'figures'
  }
  const why = contactName(contact)
  const asked = { subject: contact.id, why, dice, enemy: enemyIn(scene), eal: battleOf(scene.state).eal }
  const means = { rules: rulesIn(scene), dice: answersIn(scene) }
  const { roll, force, text } = rollOnChart(means, { ...asked, halfMonth: halfMonthIn(scene) })
  scene.say(explain(roll, `${why}: ${text}.`, aboutContact(contact, 'found')))
  scene.patch('contacts', contact.id, { found: text })
  const { groups, something } = bringForce(scene, force, { subject: contact.id, why, sector: contact.sector })
  return groups.length > 0 ? 'figures' : something ? 'something' : 'nothing'
}

function potentialContact(scene: Scene, contact: Contact): Found {
  meetEnemy(scene)
  const unit = hiddenUnitOf(scene.state, contact)
  const occupied = placeSite(scene, contact, (force) => {
    if (unit) return bringBack(scene, contact)
    const whose = { subject: contact.id, why: contactName(contact) }
    return bringForce(scene, force, { ...whose, sector: contact.sector }).groups
  })
  return occupied ? 'figures' : unit ? 'nothing' : 'something'
}

/** The marker leaves the table; of a unit that slipped away the twin was the dummy, or is the unit now. */
function close(scene: Scene, contact: Contact, found: Found): void {
  const { pc, found: text } = contactById(scene.state, contact.id)
  const bare = found === 'nothing' && !pc
  scene.patch('contacts', contact.id, { status: bare ? 'removed' : 'resolved', found: text ?? 'Nothing' })
  if (found === 'figures' && contact.groupId !== null) throwAwayTwin(scene, contact)
}
