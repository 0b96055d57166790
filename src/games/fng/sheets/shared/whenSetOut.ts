import type { FngState, Mission } from '../../rules/state.ts'
import { isAtBattle, partyDepth } from '../../rules/missions.ts'
import type { FngSource } from './ofTour.ts'

/** @returns the tour as the men of a mission set out: where it is over, they are printed as they were then. */
export function whenSetOut({ state, walk }: FngSource, mission: Mission): FngState {
  const depth = isAtBattle(state, mission) ? null : partyDepth(state, mission)
  const stop = depth === null ? undefined : walk()[depth - 1]
  return stop?.state ?? state
}
