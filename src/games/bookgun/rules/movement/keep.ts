import { gameOf } from '../game.ts'
import type { Scene } from '../scene.ts'
import { diceKept, type MoveStage } from './stages.ts'

/** What a unit did with its move. */
interface MoveDone {
  /** "Moves", "Falls back" */
  readonly words: string
  readonly inches: number
  readonly unlimited: boolean
  readonly stages: readonly MoveStage[]
}

/** Keeps the last move of a unit, stage by stage, for the page that shows it. */
export function keepMove(scene: Scene, troopId: number, { stages, ...done }: MoveDone): void {
  const old = scene.state.moves.find((move) => move.troopId === troopId)
  if (old) {
    scene.remove('stages', ({ moveId }) => moveId === old.id)
    scene.remove('moves', ({ id }) => id === old.id)
  }
  const moveId = scene.add('moves', { gameId: gameOf(scene.state).id, troopId, ...done })
  for (const { dice, ...stage } of stages) scene.add('stages', { ...stage, moveId, dice: diceKept(dice) })
}
