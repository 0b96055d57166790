import type { SetUpSoFar } from '../contract/mission.ts'
import { missionOf } from '../rules/people.ts'
import type { FngState } from '../rules/state.ts'
import { battleMap } from './battle/battleMap.ts'
import { missionView } from './missionView.ts'

/** @returns the mission of the half-month as far as it is set up, with its table; null while there is none. */
export function setUpSoFar(state: FngState): SetUpSoFar | null {
  if ((state.tour[0]?.missionId ?? null) === null) return null
  const mission = missionOf(state)
  return { mission: missionView(state, mission), map: battleMap(state, mission) }
}
