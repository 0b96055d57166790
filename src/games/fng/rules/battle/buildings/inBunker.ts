import type { FngState } from '../../state.ts'
import { figureById, type Figure, type Structure } from '../battle.ts'

const bunkerOf = (state: FngState, id: number): Structure | undefined =>
  state.structures.find(({ kind, groupId }) => kind === 'bunker' && groupId === figureById(state, id).groupId)

/** His group holds a bunker (FNG p. 42). */
export const isInBunker = (state: FngState, id: number): boolean => bunkerOf(state, id) !== undefined

/** Is he in cover as far as the program knows: his group holds a bunker or a fighting position (FNG pp. 42, 51)? */
export const holdsCover = (state: FngState, { groupId }: Pick<Figure, 'groupId'>): boolean =>
  state.structures.some((place) => place.groupId === groupId && (place.kind === 'bunker' || place.kind === 'position'))

/** @returns the DV that his bunker has against what bursts outside; 0 for who is in none (FNG p. 42). */
export const bunkerDv = (state: FngState, id: number): number => bunkerOf(state, id)?.dv ?? 0
