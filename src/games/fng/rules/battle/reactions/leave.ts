import { aboutFigure, figureById, isOnTable, isStarFigure, type Figure } from '../battle.ts'
import type { LeftHow } from '../collections.ts'
import { passCommand } from '../harm/command.ts'
import { freeFromCarrier, layDown } from '../harm/layDown.ts'
import type { Scene } from '../scene.ts'

/**
 * Whoever is fired upon or charged while he runs off the table is missing at once (FNG p. 18); a Star is brought back
 * by his own side (FNG p. 40). Others of those named stay as they are.
 */
export function removeLeavers(scene: Scene, figureIds: readonly number[]): void {
  for (const id of figureIds) {
    const figure = figureById(scene.state, id)
    if (!figure.leaving || !isOnTable(figure)) continue
    const missing = figure.side === 'ours' && !isStarFigure(scene.state, figure)
    leaveTable(scene, figure, missing ? 'missing' : 'ran')
    const text = missing ? `${figure.name} is missing: attacked as he ran.` : `${figure.name} is gone.`
    scene.note(text, { about: aboutFigure(figure), page: 18 })
  }
}

/** Takes a figure off the table: what he led, held and did passes on or ends. */
export function leaveTable(scene: Scene, figure: Figure, how: LeftHow): void {
  freeFromCarrier(scene, figure)
  const gone = { status: 'left', leftHow: how, carried: false, setUp: false } as const
  scene.patch('figures', figure.id, { ...layDown(scene, figure), ...gone })
  passCommand(scene, figure.id)
}

/** Enemies who retired have reached cover, which takes them off the table (FNG p. 18): the moment to shoot has gone by. */
export function removeRetiredEnemies(scene: Scene): void {
  for (const figure of scene.state.figures) {
    if (figure.side !== 'theirs' || figure.status !== 'retired' || !isOnTable(figure)) continue
    leaveTable(scene, figure, 'ran')
    scene.note(`${figure.name} has run and does not come back.`, { about: aboutFigure(figure), page: 18 })
  }
}
