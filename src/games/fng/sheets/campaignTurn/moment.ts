import type { Rules } from '../../../../main/engine/system.ts'
import type { Asked } from '../../../../main/sheets/glance/paper.ts'
import { rulesOf } from '../../rules/house/rulesOf.ts'
import { isAreaOpen } from '../../rules/missions.ts'
import type { Area, FngState, Mission, Soldier, Tour } from '../../rules/state.ts'
import { isPast } from '../../rules/turn.ts'
import { isOnRoster } from '../../rules/people.ts'

/** The mission of the half-month, as far as it is known: what has not been rolled yet is null. */
export type Known = Omit<Mission, 'area'> & { readonly area: Area | null }

/** A tour as a step of the paper finds it, or nobody's: then its targets are in general words. */
export interface Moment {
  readonly rules: Rules
  readonly now: {
    readonly state: FngState
    readonly tour: Tour
    /** Null while there is none in this half-month. */
    readonly mission: Known | null
  } | null
}

export type Ask = (moment: Moment) => Asked

/** @returns the moment of a tour; its mission only as far as the phases have come. */
export function momentOf(state: FngState): Moment {
  const tour = state.tour[0]!
  const mission = state.missions.find(({ id }) => id === tour.missionId)
  const known = mission && { ...mission, area: isAreaOpen(state, mission) ? null : mission.area }
  return { rules: rulesOf(state), now: { state, tour, mission: known ?? null } }
}

/**
 * @returns the tour as steps that come after time has passed will find it: half a month less on every DEROS, where it
 *   has not passed yet (FNG p. 53).
 */
export function afterTime({ state, tour }: NonNullable<Moment['now']>): FngState {
  if (isPast(tour, 'time')) return state
  const older = (man: Soldier): Soldier => (isOnRoster(man) ? { ...man, deros: Math.max(0, man.deros - 1) } : man)
  return { ...state, soldiers: state.soldiers.map(older) }
}
