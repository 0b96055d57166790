import { RuleError } from '../../../../../main/engine/errors.ts'
import type { Figure } from '../battle.ts'
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

/**
 * What strikes several at once is in reaction aimed at those who fired, too.
 * @param struck whoever is named in its path, its circle, its building.
 * @throws RuleError `bad-input` when none of them fired at him.
 */
export function mustAnswer({ state }: Scene, figure: Figure, struck: readonly number[]): void {
  if (struck.length === 0 || aimable(state, figure).some(({ id }) => struck.includes(id))) return
  if (hasActiveFire(state, figure) || !figure.mayReturnFire) return
  const text = `${figure.name} answers those who fired at him, and none of them is there. Nothing was changed.`
  throw new RuleError('bad-input', text)
}
