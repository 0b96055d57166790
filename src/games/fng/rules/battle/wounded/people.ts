import { canFight, figuresOf, hasAttribute, type Figure } from '../battle.ts'
import { isActive } from '../fire/mayFire.ts'
import type { FngState } from '../../state.ts'

/** A Medic by trade, or a man with the Attribute, who acts as one (FNG pp. 5, 39). */
export const isMedic = (state: FngState, figure: Figure): boolean =>
  figure.role === 'medic' || hasAttribute(state, figure, 'medic')

/** Active, with both hands free. */
export const handsFree = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter(
    (figure) => isActive(state, figure) && figure.carries === null && figure.busy === null && !figure.suppressed,
  )

/** Wounded of a side, or civilians, whom nobody carries and no enemy holds. */
export const lyingWounded = (state: FngState, side: Figure['side']): Figure[] =>
  figuresOf(state, side, 'civilian').filter(({ status, carried }) => status === 'outOfTheFight' && !carried)

/** Figures of a side that carry somebody. */
export const carriers = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter((figure) => figure.carries !== null && canFight(figure))
