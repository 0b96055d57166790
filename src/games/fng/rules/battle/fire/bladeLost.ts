import type { FngState } from '../../state.ts'
import type { Figure } from '../battle.ts'

/** Has he thrown his blade, and not picked it up (FNG p. 5, ruling)? */
export const bladeLost = ({ lasting }: FngState, { id }: Pick<Figure, 'id'>): boolean =>
  lasting.some(({ kind, figureId }) => kind === 'blade' && figureId === id)
