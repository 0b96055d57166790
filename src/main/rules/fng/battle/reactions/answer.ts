import { type Figure } from '../battle.ts'
import { hasActiveFire, openTargets, targetsOf } from '../fire/mayFire.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'

/** Fire back: at whom, and until when (FNG p. 22). */

/** Is there somebody left to aim at? Who fired from an aircraft is aimed at with it. */
export const canBeAnswered = ({ status }: Figure): boolean => !['left', 'obviouslyDead', 'captured'].includes(status)

/** He may fire back at these, until another group acts. */
export function mayAnswer(scene: Scene, figureId: number, at: readonly number[]): void {
  scene.patch('figures', figureId, { mayReturnFire: true, answers: at.join(' ') })
}

/** @returns those whom he may fire back at, as far as they can be aimed at on the table. */
export function answerable(state: FngState, figure: Figure): Figure[] {
  if (!figure.mayReturnFire) return []
  const { answers } = figure
  const targets = targetsOf(state, figure.side)
  return answers === null ? targets : targets.filter(({ id }) => answers.split(' ').includes(String(id)))
}

/** @returns at whom he may aim one shot: with his active fire at anybody in sight, in reaction at those who fired at him. */
export const aimable = (state: FngState, figure: Figure): readonly Figure[] =>
  hasActiveFire(state, figure) ? openTargets(state, figure.side) : answerable(state, figure)
