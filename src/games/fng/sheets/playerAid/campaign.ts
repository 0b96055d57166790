import type { Rules } from '../../../../main/engine/system.ts'
import { rulesOf } from '../../rules/house/rulesOf.ts'
import { isAreaOpen } from '../../rules/missions.ts'
import { empty, type FngState, type Mission, type Tour } from '../../rules/state.ts'

/** What a player aid is made of: a tour with its rules, or nothing but the book. */
export interface Campaign {
  readonly state: FngState
  readonly rules: Rules
  /** Null where no tour is open, or none has begun. */
  readonly tour: Tour | null
  /** The mission under way, once it is known where it goes. */
  readonly mission: Mission | null
}

/** @param state null where no tour is open. */
export function campaignOf(state: FngState | null): Campaign {
  const own = state ?? empty
  const tour = own.tour[0] ?? null
  const mission = own.missions.find(({ id }) => id === tour?.missionId)
  return {
    state: own,
    rules: rulesOf(own),
    tour,
    mission: mission === undefined || isAreaOpen(own, mission) ? null : mission,
  }
}
