import { figuresOf, type Figure } from '../battle.ts'
import { isActive } from '../fire/mayFire.ts'
import { isInMelee } from '../melee/inMelee.ts'
import type { FngState } from '../../state.ts'
import { isSwimming } from './water.ts'

/** @returns the active figures that have their move of this turn, on dry ground and with both hands free (FNG pp. 17, 38). */
export const movers = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter(
    (figure) =>
      isActive(state, figure) &&
      !figure.moved &&
      figure.busy === null &&
      figure.carries === null &&
      !figure.setUp &&
      !isInMelee(state, figure) &&
      !isSwimming(state, figure),
  )

/** @returns ids of those selected among the figures, themselves or by their group; all of them where none is. */
export function selectedOrAll(figures: readonly Figure[], selected: readonly number[]): number[] {
  const chosen = figures.filter(({ id, groupId }) => selected.includes(id) || selected.includes(groupId))
  return (chosen.length > 0 ? chosen : figures).map(({ id }) => id)
}
