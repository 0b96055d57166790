import { gameOf } from '../game.ts'
import { aboutTroop, type Scene } from '../scene.ts'
import type { Troop } from '../state.ts'
import { keepMove } from './keep.ts'
import { inchesOf, onlyStage } from './stages.ts'

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
