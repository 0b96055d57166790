import type { FngState, Mission } from '../../rules/state.ts'

/** Is it this mission whose battle is under way? */
export const isFought = (state: FngState, { id }: Mission): boolean => state.battle[0]?.missionId === id
