import type { DiceRequest } from '../../../../../main/engine/answers.ts'
import { abilitiesOf } from '../../abilities.ts'
import { shifted } from '../../fatigue.ts'
import { insurgencyForce, insurgencyOf } from '../../insurgency.ts'
import { ranksAreSealed } from '../../kept.ts'
import { passes } from '../../qualityTest.ts'
import { stepOf, type Scene } from '../../scene.ts'
import type { Fielded, Turn } from '../../state.ts'
import { insurgencyRanks, insurgencySpecial } from '../../tables/insurgency.ts'
import { mustBe, refuse } from '../../turn.ts'
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

/** Asks a d6 for each unit; 4 or more passes. */
function rollEach(scene: Scene, units: readonly Fielded[], what: string, then: (unit: Fielded, face: number) => void) {
  const requests = units.map(({ id, name }): DiceRequest => ({
    ...{ key: insurgencyRanks.id, subject: id, why: `${name}: ${what}`, count: 1 },
  }))
  const throws = scene.diceAll(requests)
  units.forEach((unit, i) => {
    const [face] = throws[i]!.faces
    then(unit, face!)
    const said = face! >= passes ? what : 'as it is'
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
    const request = { key: insurgencyRanks.id, subject: force.id, why: `${force.name}: supplies come in`, count: 1 }
    const thrown = scene.dice(request)
    const better = thrown.face >= passes
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
  rollEach(scene, units, 'Well Supplied', ({ id }, face) => {
    if (face >= passes) scene.patch('fielded', id, { supply: 'Well Supplied' })
  })
}

/** Rank 1: a die for each Local Force unit; rank 2: all of them; rank 3: a die for each Main Force unit besides. */
function train(scene: Scene, turn: Turn): void {
  const rank = rankOf(scene, 'troops')
  const local = unitsOf(scene, turn, 'local')
  const better = ({ id, troopQuality, morale }: Fielded, quality: number) => {
    scene.patch('fielded', id, { troopQuality: Math.max(troopQuality, quality), morale: Math.max(morale, 10) })
  }
  if (rank === 1)
    rollEach(scene, local, 'Troop Quality d8, Morale d10', (unit, face) => {
      if (face >= passes) better(unit, 8)
    })
  if (rank >= 2)
    for (const unit of local) {
      better(unit, 8)
      scene.note(`${unit.name}: Troop Quality d8, Morale d10.`, about(unit.id, 'troopQuality'))
    }
  if (rank >= 3)
    rollEach(scene, unitsOf(scene, turn, 'main'), 'Troop Quality d10, Morale d10', (unit, face) => {
      if (face >= passes) better(unit, 10)
    })
}

function lead(scene: Scene, turn: Turn): void {
  if (rankOf(scene, 'leadership') < 1) return
  for (const { id, name, morale } of unitsOf(scene, turn, 'leader')) {
    scene.patch('fielded', id, { morale: Math.max(morale, 10) })
    scene.note(`${name}: Morale d10.`, about(id, 'morale'))
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
