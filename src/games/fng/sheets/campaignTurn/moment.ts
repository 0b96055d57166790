import type { Rules } from '../../../../main/engine/system.ts'
import type { Table } from '../../../../main/engine/table.ts'
import type { Grid, Slot } from '../../../../main/sheets/glance/glanceModel.ts'
import type { Words } from '../../../../main/sheets/glance/words.ts'
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

/** What a step asks for at a moment. */
export interface Asked {
  /** Who or what, under its title. */
  readonly about?: string
  readonly dice?: string
  readonly target: Words
  readonly grid?: Grid
  /** The live tables that its target comes from. */
  readonly tables: readonly Table[]
  /** Pages of the book, where they are not those of its phase. */
  readonly pages?: readonly number[]
  /** Where to write what comes; a free line where it is left out, none where it is empty. */
  readonly slots?: readonly Omit<Slot, 'value'>[]
}

export type Ask = (moment: Moment) => Asked

/** A line to write on. */
export const free: readonly Omit<Slot, 'value'>[] = [{ label: '', width: 'rest' }]

/** @returns a short line behind a word. */
export const lineFor = (label: string, width = 34): Omit<Slot, 'value'> => ({ label, width })

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
