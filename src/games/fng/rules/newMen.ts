import { depthOfId } from '../../../main/engine/system.ts'
import { isOnRoster, rosterOf, tourOf } from './people.ts'
import type { FngState, Soldier } from './state.ts'

/** Who is new: asked here alone, by every screen and sheet that shows or counts it. */

/** Did he come after the platoon was made or taken over? Replacements of the very first half-month did. */
export function cameLater(state: FngState, man: Soldier): boolean {
  const first = state.soldiers.reduce((least, { id }) => Math.min(least, id), man.id)
  return man.joined > tourOf(state).startHalfMonth || depthOfId(man.id) !== depthOfId(first)
}

/**
 * Is a man new? Replacements come in the last steps of a half-month: they are new for the rest of it, and for the
 * whole of the next, which is the first that they see.
 */
export const isNew = (state: FngState, man: Soldier): boolean =>
  isOnRoster(man) && man.joined >= tourOf(state).halfMonth - 1 && cameLater(state, man)

/** @returns how many of the roster are new. */
export const newMen = (state: FngState): number => rosterOf(state).filter((man) => isNew(state, man)).length

/** @returns how many men came in a half-month, whatever has become of them. */
export const arrivedIn = (state: FngState, halfMonth: number): number =>
  state.soldiers.filter((man) => man.joined === halfMonth && cameLater(state, man)).length
