import type { DiceRequest } from '../../../../../main/engine/answers.ts'
import { unusual } from '../../../../../main/engine/dice.ts'
import { refuse } from '../../../../../main/engine/mustBe.ts'
import { abilitiesOf } from '../../abilities.ts'
import { shifted } from '../../fatigue.ts'
import { givenBy, insurgencyForce, insurgencyOf } from '../../insurgency.ts'
import { ranksAreSealed } from '../../kept.ts'
import { passes } from '../../qualityTest.ts'
import { stepOf, type Scene } from '../../scene.ts'
import type { Fielded, Turn } from '../../state.ts'
import { insurgencyRanks, insurgencySpecial } from '../../tables/insurgency.ts'
import { mustBe } from '../../turn.ts'
import { inTurn } from '../../titles.ts'
import { passOn } from '../../flow.ts'

/** The game begins: what acts at its start is rolled, and named where the players do it themselves (p. 20-21). */
export const startGame = stepOf(inTurn('the game begins'), (scene) => {
  const turn = mustBe(scene.state, 'initiate')
  if (turn.gameTurn === null) refuse('Initiate the plan first.')
  supply(scene, turn)
  train(scene, turn)
  lead(scene, turn)
  persuade(scene, turn)
  remind(scene, turn)
  scene.patch('turns', turn.id, { gameTurn: 1 })
  passOn(scene)
  scene.note('Turn 1 of the game.', { collection: 'turns', id: turn.id, field: 'gameTurn' })
})

const unitsOf = ({ state }: Scene, { id }: Turn, ...kinds: readonly Fielded['kind'][]): Fielded[] =>
  state.fielded.filter((unit) => unit.turnId === id && kinds.includes(unit.kind))

const rankOf = ({ state }: Scene, area: 'supplies' | 'troops' | 'leadership'): number => {
  const force = insurgencyForce(state)
  return (force && insurgencyOf(state, force.id)?.[area]) ?? 0
}

const about = (id: number, field: string) => ({ collection: 'fielded', id, field })

/** The die of a rank that is rolled for each unit, and who passes has what it brings. */
interface StartDie {
  readonly startDie: number
  readonly from: number
}

function rollEach(
  scene: Scene,
  units: readonly Fielded[],
  { startDie: sides, from }: StartDie,
  what: string,
  pass: (unit: Fielded) => void,
): void {
  const requests = units.map(({ id, name }): DiceRequest => ({
    ...{
      key: insurgencyRanks.id,
      subject: id,
      why: `${name}: ${what} with ${from} or more`,
      count: 1,
      ...unusual(sides),
    },
  }))
  const throws = scene.diceAll(requests)
  units.forEach((unit, i) => {
    const isPassed = throws[i]!.faces[0]! >= from
    if (isPassed) pass(unit)
    const said = isPassed ? what : 'as it is'
    scene.tellDice(throws[i]!, `${unit.name}: ${said}.`, { about: about(unit.id, 'supply'), table: insurgencyRanks.id })
  })
}

/** Rank 1: one die for all; rank 2: Average for good; rank 3: a die for each unit besides. */
function supply(scene: Scene, turn: Turn): void {
  const units = unitsOf(scene, turn, 'local', 'main', 'leader')
  const rank = rankOf(scene, 'supplies')
  const force = insurgencyForce(scene.state)
  if (!force || rank === 0 || units.length === 0) return
  if (rank === 1) {
    const { startDie: sides, from } = givenBy(scene, 'supplies1')
    const why = `${force.name}: supplies come in with ${from} or more`
    const thrown = scene.dice({ key: insurgencyRanks.id, subject: force.id, why, count: 1, ...unusual(sides) })
    const better = thrown.face >= from
    if (better)
      for (const { id, supply: was } of units) scene.patch('fielded', id, { supply: `${was}, one level higher` })
    scene.tellDice(thrown, better ? 'All units are supplied one level higher.' : 'No supplies come in.', {
      ...{ about: { collection: 'forces', id: force.id }, table: insurgencyRanks.id },
    })
    return
  }
  // The one level above it that the book names is not lowered by an improvement.
  const poorer = units.filter(({ supply: was }) => was !== 'Well Supplied')
  for (const { id } of poorer) scene.patch('fielded', id, { supply: 'Average' })
  const who = poorer.length === units.length ? 'All units are' : 'All other units are'
  if (poorer.length > 0) scene.note(`${who} of Average supply.`, { collection: 'forces', id: force.id })
  if (rank < 3) return
  rollEach(scene, units, givenBy(scene, 'supplies3'), 'Well Supplied', ({ id }) => {
    scene.patch('fielded', id, { supply: 'Well Supplied' })
  })
}

/** Rank 1: a die for each Local Force unit; rank 2: all of them; rank 3: a die for each Main Force unit besides. */
function train(scene: Scene, turn: Turn): void {
  const rank = rankOf(scene, 'troops')
  const local = unitsOf(scene, turn, 'local')
  const trial = (units: readonly Fielded[], given: Trained & StartDie) => {
    rollEach(scene, units, given, trainedWords(given), (unit) => {
      better(scene, unit, given)
    })
  }
  if (rank === 1) trial(local, givenBy(scene, 'troops1'))
  const given = givenBy(scene, 'troops2')
  if (rank >= 2)
    for (const unit of local) {
      better(scene, unit, given)
      scene.note(`${unit.name}: ${trainedWords(given)}.`, about(unit.id, 'troopQuality'))
    }
  if (rank >= 3) trial(unitsOf(scene, turn, 'main'), givenBy(scene, 'troops3'))
}

/** What units have at least. */
interface Trained {
  readonly quality: number
  readonly morale: number
}

const trainedWords = ({ quality, morale }: Trained): string => `Troop Quality d${quality}, Morale d${morale}`

function better(scene: Scene, { id, troopQuality, morale }: Fielded, given: Trained): void {
  const now = { troopQuality: Math.max(troopQuality, given.quality), morale: Math.max(morale, given.morale) }
  scene.patch('fielded', id, now)
}

function lead(scene: Scene, turn: Turn): void {
  if (rankOf(scene, 'leadership') < 1) return
  const given = givenBy(scene, 'leadership1')
  for (const { id, name, morale } of unitsOf(scene, turn, 'leader')) {
    scene.patch('fielded', id, { morale: Math.max(morale, given.morale) })
    scene.note(`${name}: Morale d${given.morale}.`, about(id, 'morale'))
  }
}

/** Light of the Revolution: each scout tests his Troop Quality, or is taken off the table (p. 21). */
function persuade(scene: Scene, turn: Turn): void {
  if (!abilitiesOf(scene, turn).some(({ key }) => key === 'light')) return
  const scouts = unitsOf(scene, turn, 'scout')
  const throws = scene.diceAll(
    scouts.map(({ id, name, troopQuality }) => ({
      ...{ key: insurgencySpecial.id, subject: id, why: `${name}: Light of the Revolution`, count: 1 },
      sides: shifted(troopQuality, 0),
    })),
  )
  scouts.forEach(({ id, name }, i) => {
    const stays = throws[i]!.faces[0]! >= passes
    if (!stays) scene.patch('fielded', id, { removed: true })
    scene.tellDice(throws[i]!, `${name} ${stays ? 'stays' : 'is taken off the table'}.`, {
      ...{ about: about(id, 'removed'), table: insurgencySpecial.id },
    })
  })
}

/**
 * What teams do before the first turn is their players' own doing. Sealed developments are not named here, not even in
 * secret: an entry that is sealed in one campaign and open in another would tell who has any. Their player reads them on
 * the page of the turn.
 */
function remind(scene: Scene, turn: Turn): void {
  if (ranksAreSealed(scene.state)) return
  for (const { team, whose, key, name, does } of abilitiesOf(scene, turn).filter(({ when }) => when === 'start')) {
    const held = scene.state.developments.find((one) => one.teamId === team && one.key === key)
    if (held) scene.note(`${whose}, ${name}: ${does}.`, { collection: 'developments', id: held.id })
  }
}
