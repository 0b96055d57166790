import { reinforcements } from '../../tables/reinforcements.ts'
import { battleOf, canFight, figuresOf } from '../battle.ts'
import type { Side } from '../collections.ts'
import { contactName } from '../contacts/contact.ts'
import { addContact } from '../contacts/addContact.ts'
import { closestFree } from '../contacts/freeSectors.ts'
import { halfMonthIn, answersIn, enemyIn, rulesIn } from '../contacts/means.ts'
import { meetEnemy } from '../contacts/meetEnemy.ts'
import { bringForce } from '../contacts/placeEnemies.ts'
import { rollOnChart } from '../../forces/chart.ts'
import { explain, explainDice } from '../../../../../main/engine/lines.ts'
import { switchOf } from '../../house/switches.ts'
import { missionOf } from '../../people.ts'
import type { FngState } from '../../state.ts'
import { drawFrom, sectorCalled } from '../drawFrom.ts'
import { eventOf, isLull, lasts, takeUp } from '../events/lasts.ts'
import type { Scene } from '../scene.ts'
import { bringOurs } from './ours/bringOurs.ts'
import { rollOurChart } from './ours/ourChart.ts'

/** The total of the activation dice on which reinforcements are due (FNG p. 16). */
export const dueOnTotal = 7

/**
 * The activation dice came to 7: the side with the higher one may get reinforcements, which arrive as its activation
 * begins (FNG pp. 16, 93).
 */
export function checkReinforcements(scene: Scene): void {
  bringDelayed(scene)
  const battle = battleOf(scene.state)
  if (battle.ourDie === null || battle.theirDie === null || battle.ourDie + battle.theirDie !== dueOnTotal) return
  const side: Side = battle.ourDie > battle.theirDie ? 'ours' : 'theirs'
  if (takeUp(scene, `noReinforcements.${side}`)) {
    scene.note('The reinforcements that were due do not come.', { page: 70 })
    return
  }
  const level = side === 'ours' ? battle.supportLevel : battle.eal
  const roll = scene.roll(reinforcements, {
    subject: battle.id,
    why: side === 'ours' ? `ours, Support Level ${level}` : `theirs, EAL ${level}`,
    when: {
      highActivity: side === 'theirs' && battle.activity === 'high',
      lowActivity: side === 'theirs' && battle.activity === 'low',
    },
    numbers: { level },
  })
  const { outcome } = roll.row
  scene.tell(
    roll,
    outcome === 'none' ? 'No reinforcements this time.' : `${side === 'ours' ? 'We' : 'They'} get reinforcements.`,
  )
  if (outcome === 'none') return
  if (side === 'ours') {
    const arrival = rollOurChart(scene, outcome, battle.id)
    bringOurs(scene, arrival, { arrives: battle.turn, source: 'roll', callerId: null })
  } else if (!hasForces(scene.state)) newPef(scene, battle.id)
  else if (isLull(scene.state)) delay(scene, outcome)
  else bringTheirs(scene, battle.id, outcome)
}

const diceOf = { full: 2, half: 1 } as const

/** In a lull nobody comes onto the table (FNG p. 71): theirs come when it is over. */
function delay(scene: Scene, dice: 'full' | 'half'): void {
  lasts(scene, 'delayed.theirs', { since: battleOf(scene.state).turn + 1, until: null, amount: diceOf[dice] })
  scene.note('The lull keeps their reinforcements off the table this turn.', { page: 71 })
}

function bringDelayed(scene: Scene): void {
  const event = isLull(scene.state) ? undefined : eventOf(scene.state, 'delayed.theirs')
  if (!event) return
  takeUp(scene, 'delayed.theirs')
  bringTheirs(scene, battleOf(scene.state).id, event.amount === diceOf.full ? 'full' : 'half')
}

/** The book says forces in one place and figures in another: whoever lies there is a figure still (ruling to FNG p. 93). */
function hasForces(state: FngState): boolean {
  const theirs = figuresOf(state, 'theirs')
  return switchOf(state, 'forcesOnTable') === 'figures' ? theirs.length > 0 : theirs.some(canFight)
}

/** A side without anybody left to fight gets a PEF instead; a sector with our groups in it passes it on (FNG p. 93). */
function newPef(scene: Scene, subject: number): void {
  const thrown = scene.dice({ key: 'mission.marker-sector', subject, count: 1, why: 'Sector of a new PEF' })
  const rolled = thrown.faces[0]!
  scene.say(explainDice(`A new PEF for sector ${rolled}, or the nearest one without our men.`, thrown, { page: 93 }))
  const free = closestFree(scene.state, rolled)
  const why = 'Which of the nearest sectors without our men'
  const sector =
    free.length === 0
      ? rolled
      : drawFrom(scene, free, { key: 'battle.new-pef-sector', subject, why, called: sectorCalled })
  const id = addContact(scene, { sector })
  scene.note(`${contactName(scene.row('contacts', id))} is in sector ${sector}.`, { page: 93 })
}

/** They come from the table edge of a random sector; in a Recon first at markers that are still hidden (FNG pp. 99-101). */
function bringTheirs(scene: Scene, subject: number, dice: 'full' | 'half'): void {
  meetEnemy(scene)
  const means = { rules: rulesIn(scene), dice: answersIn(scene) }
  const asked = { subject, why: 'Reinforcements', dice, enemy: enemyIn(scene), eal: battleOf(scene.state).eal }
  const { roll, force, text } = rollOnChart(means, { ...asked, halfMonth: halfMonthIn(scene) })
  scene.say(explain(roll, `They bring: ${text}.`))
  bringForce(scene, force, { subject, why: 'Reinforcements', sector: sectorOfEntry(scene, subject) })
}

function sectorOfEntry(scene: Scene, subject: number): number {
  const hidden = isStillSearched(scene.state) ? scene.state.contacts.filter(({ status }) => status === 'hidden') : []
  if (hidden.length > 0) {
    const numbers = hidden.map(({ number }) => number)
    const called = (of: number) => contactName(hidden.find(({ number }) => number === of)!)
    const drawn = drawFrom(scene, numbers, {
      key: 'battle.entry-marker',
      subject,
      why: 'Marker that they come on at',
      called,
    })
    const marker = hidden.find(({ number }) => number === drawn)!
    scene.note(`They come on at ${contactName(marker)}, which nobody has looked at.`, { page: 101 })
    return marker.sector
  }
  const thrown = scene.dice({ key: 'battle.entry-sector', subject, count: 1, why: 'Sector whose edge they come from' })
  const sector = thrown.faces[0]!
  scene.say(explainDice(`They come from the table edge of sector ${sector}.`, thrown, { page: 99 }))
  return sector
}

/** A Recon some of whose PCs nobody has found yet (FNG p. 101). */
function isStillSearched(state: FngState): boolean {
  const { type, pcsToFind } = missionOf(state)
  return type === 'recon' && state.contacts.filter(({ pc }) => pc).length < (pcsToFind ?? 0)
}
