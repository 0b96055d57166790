import type { Lasting } from '../../battle.ts'
import type { FngState } from '../../../state.ts'

/** A spider hole that somebody has come upon, and has not been placed. */
export type Hole = Lasting & { readonly structureId: number; readonly figureId: number }

export const holesDue = ({ lasting }: FngState): Hole[] =>
  lasting.filter((row): row is Hole => row.kind === 'spiderHole' && row.structureId !== null && row.figureId !== null)

/** Where it strikes from: the sides count as the front (ruling to FNG p. 71). */
export type Strikes = 'front' | 'rear'
