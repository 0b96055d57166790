import type { FngState } from '../../state.ts'
import { figureById, type Structure } from '../battle.ts'

const bunkerOf = (state: FngState, id: number): Structure | undefined =>
  state.structures.find(({ kind, groupId }) => kind === 'bunker' && groupId === figureById(state, id).groupId)

/** His group holds a bunker (FNG p. 42). */
export const isInBunker = (state: FngState, id: number): boolean => bunkerOf(state, id) !== undefined

/** @returns the DV that his bunker has against what bursts outside; 0 for who is in none (FNG p. 42). */
export const bunkerDv = (state: FngState, id: number): number => bunkerOf(state, id)?.dv ?? 0
