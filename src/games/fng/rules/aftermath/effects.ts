import { addRows, removeRows } from '../../../../main/engine/state.ts'
import { tourOf } from '../people.ts'
import type { Effect, EffectKind, FngState } from '../state.ts'

/** @returns the state with a result noted that waits to act (FNG pp. 102-103). */
export function noteEffect(
  state: FngState,
  newId: () => number,
  effect: { readonly kind: EffectKind; readonly amount?: number; readonly lasts: Effect['lasts'] },
): FngState {
  const { kind, amount = 0, lasts } = effect
  return addRows(state, 'effects', [{ id: newId(), kind, amount, since: tourOf(state).halfMonth, lasts }])
}

/** @returns the waiting results of one kind, oldest first. */
export const effectsOf = (state: FngState, kind: EffectKind): Effect[] => state.effects.filter((e) => e.kind === kind)

/** @returns the state without these results: they have acted. */
export function clearEffects(state: FngState, used: readonly Effect[]): FngState {
  const ids = new Set(used.map((e) => e.id))
  return ids.size === 0 ? state : removeRows(state, 'effects', (e) => ids.has(e.id))
}
