import { explainDice } from '../../../../../main/engine/lines.ts'
import { halfDie, isPossible } from '../../../../../main/engine/checks.ts'
import type { OutcomeOf } from '../../../../../main/engine/table.ts'
import { switchOf } from '../../house/switches.ts'
import { clampLevel, ealFor } from '../../missionRules.ts'
import { randomEvents } from '../../tables/randomEvents.ts'
import { landRounds } from '../artillery/landRounds.ts'
import { aboutFigure, battleOf, figuresOf } from '../battle.ts'
import type { Side } from '../collections.ts'
import type { Scene } from '../scene.ts'
import { tally } from '../tally.ts'
import { decide } from './decisive.ts'
import { highestOf } from './highest.ts'
import { lasts } from './lasts.ts'
import { announceShower, shiftWeather } from './weather.ts'
import { withdraw } from './withdrawal.ts'

type Event = OutcomeOf<typeof randomEvents>
type EventRow = (typeof randomEvents)['rows'][number]

/** Doubles for activation bring a Random Event (FNG pp. 16, 70), where the campaign plays them. */
export function randomEvent(scene: Scene, total: number): void {
  if (switchOf(scene.state, 'randomEvents') === 'off') return
  const { id } = battleOf(scene.state)
  const roll = scene.roll(randomEvents, { subject: id, why: `doubles, ${total}`, numbers: { doubles: total } })
  scene.tell(roll, `Random Event: ${roll.row.text}.`)
  effects[roll.row.outcome](scene, roll.row)
}

/** The turn that the event counts in: doubles are none, so the one whose dice are rolled next (ruling to FNG p. 70). */
const coming = (scene: Scene): number => battleOf(scene.state).turn + 1

const effects: Readonly<Record<Event, (scene: Scene, row: EventRow) => void>> = {
  weatherWorse: (scene) => {
    shiftWeather(scene, 1)
  },
  weatherBetter: (scene) => {
    shiftWeather(scene, -1)
  },
  radioJammed(scene) {
    const thrown = scene.dice({
      key: 'battle.jammed',
      subject: battleOf(scene.state).id,
      count: 1,
      why: 'Turns the radio is jammed, 1/2d6',
    })
    const turns = halfDie(thrown.faces[0]!)
    scene.say(
      explainDice(`Jammed until the end of turn ${coming(scene) + turns - 1}.`, thrown, { page: 70, score: turns }),
    )
    lasts(scene, 'radioJammed', { since: coming(scene), until: coming(scene) + turns - 1 })
  },
  boobyTrap: (scene) => {
    lasts(scene, 'boobyTrapDue', { since: coming(scene), until: null })
  },
  spiderHole: (scene) => {
    lasts(scene, 'spiderHoleDue', { since: coming(scene), until: null })
  },
  withdrawal: (scene, row) => {
    withdraw(scene, sideOf(scene, row), coming(scene))
  },
  lull: (scene) => {
    lasts(scene, 'lull', { since: coming(scene), until: coming(scene) })
  },
  backInTheFight,
  newBarrel: (scene, row) => {
    lasts(scene, `newBarrel.${sideOf(scene, row)}`, { since: coming(scene), until: null })
  },
  shower: announceShower,
  reduced: (scene, row) => {
    moveLevel(scene, row, -1)
  },
  increased: (scene, row) => {
    moveLevel(scene, row, 1)
  },
  notDead,
  strayArtillery: shellSector,
  decisive: (scene, row) => {
    decide(scene, sideOf(scene, row), coming(scene))
  },
  missionEnds(scene) {
    scene.patch('battle', battleOf(scene.state).id, { over: true })
    tally(scene, { event: 'leftTableInTime' })
  },
}

/** Whose event it is: a die, ours up to the row's score (ruling to FNG p. 70). */
function sideOf(scene: Scene, { gives }: EventRow): Side {
  const to = 'fwfTo' in gives ? gives.fwfTo : 6
  const thrown = scene.dice({
    key: 'battle.event-side',
    subject: battleOf(scene.state).id,
    count: 1,
    why: `Whose event: ours on 1-${to}`,
  })
  const side = isPossible(thrown.faces[0]!, 1, to) ? 'ours' : 'theirs'
  scene.say(explainDice(side === 'ours' ? 'It is ours.' : 'It is theirs.', thrown, { page: 70 }))
  return side
}

function backInTheFight(scene: Scene, row: EventRow): void {
  const side = sideOf(scene, row)
  const out = figuresOf(scene.state, side).filter(({ status }) => status === 'outOfTheFight')
  const lucky = highestOf(scene, out, 'Who is back')
  if (!lucky) {
    scene.note('Nobody of that side is Out of the Fight: nothing happens.', { page: 71 })
    return
  }
  scene.patch('figures', lucky.id, { status: 'carryOn', walks: false, carried: false })
  for (const bearer of scene.state.figures)
    if (bearer.carries === lucky.id) scene.patch('figures', bearer.id, { carries: null })
  scene.note(`${lucky.name} is back in the fight.`, { about: aboutFigure(lucky), page: 71 })
}

function notDead(scene: Scene): void {
  const dead = figuresOf(scene.state, 'ours').filter(({ status }) => status === 'obviouslyDead')
  const lucky = highestOf(scene, dead, 'Who lives')
  if (!lucky) {
    scene.note('Nobody of ours is Obviously Dead: nothing happens.', { page: 71 })
    return
  }
  scene.patch('figures', lucky.id, { status: 'outOfTheFight', wasOut: true, walks: false })
  scene.note(`${lucky.name} lives: Out of the Fight, and cannot walk.`, { about: aboutFigure(lucky), page: 71 })
}

/** Levels run from 1 to 6, a cake walk's EAL to 3 (FNG p. 102); PEFs follow the EAL until First Contact has set their REP (FNG pp. 60, 68). */
function moveLevel(scene: Scene, row: EventRow, by: 1 | -1): void {
  const battle = battleOf(scene.state)
  if (sideOf(scene, row) === 'ours') {
    const supportLevel = clampLevel(battle.supportLevel + by)
    scene.patch('battle', battle.id, { supportLevel })
    scene.note(`Support Level ${supportLevel} from now on.`, { page: 71 })
    return
  }
  const eal = ealFor(scene.state, battle.eal + by)
  const follows = battle.activity === null && switchOf(scene.state, 'pefRep') === 'generated'
  scene.patch('battle', battle.id, { eal, ...(follows ? { pefRep: eal } : {}) })
  scene.note(`EAL ${eal} from now on.`, { page: 71 })
}

/** Three rounds at the centre of one sector, seen from our own edge; each deviates once (rulings to FNG pp. 71, 79). */
function shellSector(scene: Scene): void {
  const sectors = [1, 2, 3, 4, 5, 6].map((id) => ({ id, name: `Sector ${id}` }))
  const { id: sector } = highestOf(scene, sectors, 'Stray artillery')!
  scene.note(`Stray artillery on the centre of sector ${sector}: directions as seen from our edge.`, { page: 71 })
  landRounds(scene, { kind: 'artillery', weapons: 1, roundsEach: 3, rolls: 1, observed: false, subject: sector })
}
