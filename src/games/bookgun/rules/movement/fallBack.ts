import { gameOf } from '../game.ts'
import type { Asked } from '../inputs.ts'
import { aboutTroop, type Scene } from '../scene.ts'
import type { Troop } from '../state.ts'
import { movement } from '../tables/movement.ts'
import { keepMove } from './keep.ts'
import { planMove } from './plan.ts'
import { reasonsOf } from './reasons.ts'
import { inchesOf, onlyStage, stagesOf } from './stages.ts'
import { usualMove } from './usual.ts'

/** A unit falls back toward the nearest edge by so many dice. Who leaves the table is noted by hand. */
export function fallBack(scene: Scene, troop: Troop, dice: number): void {
  const why = `${troop.name} falls back`
  const thrown = scene.dice({ key: 'bag.fall-back', subject: troop.id, count: dice, why })
  const stages = [onlyStage(thrown.faces, 'falls back')]
  const inches = inchesOf(stages)
  const { turn } = gameOf(scene.state)
  scene.patch('troops', troop.id, {
    movedTurn: turn,
    prone: false,
    charging: false,
    mustCharge: false,
    obstacle: 0,
    carrierId: null,
  })
  keepMove(scene, troop.id, { words: 'Falls back', inches, unlimited: false, stages })
  scene.tellDice(thrown, `${why} ${inches}" toward the nearest edge.`, { about: aboutTroop(troop, 'movedTurn') })
}

/**
 * A unit that has lost falls back a normal move (p. 12): the dice of its cell of the movement table, over such ground; mud
 * and snow count out of doors, wounded whom it carries everywhere. What a joker brought it is for a move of its own.
 */
export function fallBackAMove(
  scene: Scene,
  troop: Troop,
  { ground, carrying }: Pick<Asked, 'ground' | 'carrying'>,
): void {
  const usual = usualMove(scene.state, troop)
  const weather = ground === 'inside' ? 'dry' : usual.weather
  const asked = { ...usual, way: 'cross', prone: false, ground, weather, carrying } as const
  const own = { ...troop, extraDie: false, lessDie: false }
  const plan = planMove(scene, scene.state, own, asked)
  const why = `${troop.name} falls back a normal move`
  const thrown = scene.dice({ key: movement.id, subject: troop.id, count: plan.dice, why: `${why}: ${plan.cell}` })
  const stages = stagesOf(plan, thrown.faces)
  const inches = inchesOf(stages)
  scene.patch('troops', troop.id, { movedTurn: gameOf(scene.state).turn, obstacle: 0 })
  keepMove(scene, troop.id, { words: 'Falls back', inches, unlimited: false, stages })
  scene.tellDice(thrown, `${why}, up to ${inches}": ${reasonsOf(plan).join('; ')}.`, {
    ...{ about: aboutTroop(troop, 'movedTurn'), table: movement.id },
  })
}
