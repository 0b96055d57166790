import { refuse } from '../../../main/engine/mustBe.ts'
import { rowFor } from '../../../main/engine/table.ts'
import { numberIn } from './copy/needed.ts'
import { activeFigure, gameOf } from './game.ts'
import type { Scene } from './scene.ts'
import type { Figure, Preparing } from './state.ts'
import { movement } from './tables/copy.ts'
import { phasesTable } from './tables/turn.ts'
import { vehicles } from './tables/vehicles.ts'

/** @returns the phases that a figure has in this turn: looked up when it begins to act. */
export function phasesOf(scene: Pick<Scene, 'table'>, { kind, counters, phases }: Figure): number {
  if (phases !== null) return phases
  if (kind === 'apc') return numberIn(scene.table(vehicles), 'phases', 'phases')
  return rowFor(scene.table(phasesTable), counters).gives.phases
}

export const phasesLeft = (scene: Pick<Scene, 'table'>, figure: Figure): number =>
  phasesOf(scene, figure) - figure.spent

/**
 * Spends phases of a figure on something that is done at once; what it was preparing is broken off.
 * @throws RuleError `bad-input` when it has not so many left.
 */
export function spend(scene: Scene, id: number, count: number): Figure {
  const figure = activeFigure(scene.state, id)
  mustHave(scene, figure, count)
  const phases = phasesOf(scene, figure)
  scene.patch('figures', id, { phases, spent: figure.spent + count, preparing: null, prepared: 0 })
  return figure
}

function mustHave(scene: Scene, figure: Figure, count: number): void {
  if (figure.unchecked) refuse(`${figure.name} has counters: its KIA/WIA check comes first.`)
  const left = phasesLeft(scene, figure)
  if (left < count)
    refuse(
      `${figure.name} has ${left === 0 ? 'no phase' : left === 1 ? 'one phase' : `${left} phases`} left, not ${count}.`,
    )
}

/** Phases in a row that it takes. A throw may always run over into the next turn; the others where the game says so. */
const takes = (scene: Scene, what: Preparing): number =>
  what === 'throw' ? 3 : what === 'launch' ? 2 : numberIn(scene.table(movement), 'tactical', 'phases')

/**
 * Goes on with something that takes several phases in a row, or begins it, with all phases that the figure has left for it.
 * @returns how many of how many are done.
 */
export function prepare(scene: Scene, id: number, what: Preparing): { done: number; of: number } {
  const figure = activeFigure(scene.state, id)
  mustHave(scene, figure, 1)
  const of = takes(scene, what)
  const before = figure.preparing === what ? figure.prepared : 0
  const count = Math.min(phasesLeft(scene, figure), of - before)
  const done = before + count
  if (done < of && what !== 'throw' && !gameOf(scene.state).acrossTurns) mustHave(scene, figure, of)
  scene.patch('figures', id, {
    phases: phasesOf(scene, figure),
    spent: figure.spent + count,
    ...(done < of ? { preparing: what, prepared: done } : { preparing: null, prepared: 0 }),
  })
  return { done, of }
}
