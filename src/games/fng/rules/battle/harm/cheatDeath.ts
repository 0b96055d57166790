import { aboutFigure, type Figure } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { layDown } from './layDown.ts'
import { passCommand } from './command.ts'

/**
 * A dying Star may leave the table instead, out of the mission; the report takes a point of REP off him (FNG p. 3).
 * @returns whether the player wants it so.
 */
export function cheatDeath(scene: Scene, figure: Figure): boolean {
  const answer = scene.choose({
    key: 'battle.cheating-death',
    subject: figure.id,
    why: `${figure.name} is Obviously Dead. Does he cheat death?`,
    options: [
      { value: 'cheats', label: 'Cheat death: out of the mission, -1 REP' },
      { value: 'dies', label: 'He dies' },
    ],
  })
  if (answer === 'dies') return false
  scene.patch('figures', figure.id, { ...layDown(scene, figure), status: 'left', leftHow: 'cheatedDeath' })
  scene.note(`${figure.name} cheats death and is out of this mission.`, { about: aboutFigure(figure), page: 3 })
  passCommand(scene, figure.id)
  return true
}
