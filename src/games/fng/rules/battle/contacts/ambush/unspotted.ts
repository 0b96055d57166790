import { missionOf } from '../../../people.ts'
import type { FngState } from '../../../state.ts'
import { battleOf, type Figure } from '../../battle.ts'
import type { Side } from '../../collections.ts'
import { ambushedSide, ambushingSide, hiddenAmbush } from './ambush.ts'

/** Does this side walk into an ambush that it has not spotted, and that has not been sprung (FNG p. 98)? */
export const isUnspotted = (state: FngState, side: Figure['side']): boolean =>
  missionOf(state).type === 'ambush' && hiddenAmbush(state) !== null && side === ambushedSide(state)

/** @returns why the side whose activation it is has nobody to fire at; null where it may have. */
export function whyNobodyInSight(state: FngState): string | null {
  const { side } = battleOf(state)
  return side !== null && isUnspotted(state, side)
    ? 'The ambush has not been spotted: there is nobody to fire at.'
    : null
}

/**
 * @returns the side that takes no In Sight just now: in the first turn those who lie in ambush fire when they are active, and
 *   nobody sees them before they are spotted or fire (FNG p. 98). Null for none.
 */
export function sideWithoutInSight(state: FngState): Side | null {
  if (missionOf(state).type !== 'ambush') return null
  return battleOf(state).turn <= 1 || hiddenAmbush(state) !== null ? ambushingSide(state) : null
}
