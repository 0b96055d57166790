import type { FngState } from '../../state.ts'
import { figureById } from '../battle.ts'

/** His group holds a bunker (FNG p. 42). */
export const isInBunker = (state: FngState, id: number): boolean =>
  state.structures.some(({ kind, groupId }) => kind === 'bunker' && groupId === figureById(state, id).groupId)
