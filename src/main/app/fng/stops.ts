import type { AnyState } from '../../engine/state.ts'
import { empty, type FngState } from '../../rules/fng/state.ts'
import type { Stop } from '../../store/walk.ts'
import type { TourStop } from './derosWalk.ts'
import type { RecordStop } from './recordEvents.ts'

// The store hands states on without knowing whose they are.
const own = (state: AnyState) => state as unknown as FngState

/** House rules may be made before there is a platoon; what is told over time begins with it. */
export const withPlatoon = (stops: readonly Stop[]): readonly Stop[] =>
  stops.filter(({ state }) => own(state).tour.length > 0)

/** @returns what the DEROS board needs of every entry. */
export const tourStops = (stops: readonly Stop[]): TourStop[] =>
  withPlatoon(stops).map(({ entry, changes, state }) => ({ step: entry.step, changes, state: own(state) }))

/** @returns what a man's record needs of every entry. */
export const recordStops = (stops: readonly Stop[]): RecordStop[] =>
  withPlatoon(stops).map(({ entry, changes, state }, i, all) => ({
    entry: entry.id,
    step: entry.step,
    changes,
    before: i === 0 ? empty : own(all[i - 1]!.state),
    after: own(state),
  }))
