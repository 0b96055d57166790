import { patchRow } from '../../../../main/engine/state.ts'
import { billetOf, isOnRoster, starOf, tourOf } from '../people.ts'
import type { FngState, SoldierStatus } from '../state.ts'

/** How a man can leave the platoon for good. */
export type Gone = Exclude<SoldierStatus, 'present' | 'hospital' | 'rAndR'>

/**
 * A man leaves the platoon for good; his slot stays, open from now on (FNG p. 105).
 * @param automatic true where the next man comes without a roll (FNG p. 104).
 */
export function leavePlatoon(state: FngState, soldierId: number, status: Gone, automatic = false): FngState {
  const { halfMonth } = tourOf(state)
  const billet = billetOf(state, soldierId)
  const gone = patchRow(state, 'soldiers', soldierId, { status, left: halfMonth, awayMissions: 0, awaySince: null })
  if (billet === null) return gone
  return patchRow(gone, 'billets', billet.id, { soldierId: null, openSince: halfMonth, automatic })
}

/** Has the platoon lost its Star, so that the campaign ends or another Star follows (FNG pp. 53, 105)? */
export function starIsLost(state: FngState): boolean {
  const star = starOf(state)
  return star !== null && !isOnRoster(star)
}
