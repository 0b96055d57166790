import type { Stop } from '../../../../main/store/walk.ts'
import type { FngState } from '../../rules/state.ts'

/** One entry of the tour with the states on both sides of it. */
export interface Moment {
  readonly step: string
  readonly input: unknown
  readonly changes: Stop['changes']
  readonly before: FngState
  readonly after: FngState
}

/** What was done in one half-month, in order. */
export interface HalfMonth {
  readonly halfMonth: number
  readonly moments: readonly Moment[]
  /** As it stood when the half-month was over, before the calendar was turned. */
  readonly state: FngState
}

/** @returns the walk through a tour, divided at the ends of half-months; entries before there is a platoon are left out. */
export function halfMonthsOf(stops: readonly Stop[], empty: FngState): HalfMonth[] {
  const found: { halfMonth: number; moments: Moment[]; state: FngState }[] = []
  let before = empty
  for (const { entry, changes, state } of stops) {
    const after = state as unknown as FngState
    // The step that ends a half-month still belongs to it.
    const tour = before.tour[0] ?? after.tour[0]
    if (tour) {
      const moment = { step: entry.step, input: entry.input, changes, before, after }
      const last = found.at(-1)
      const same = last?.halfMonth === tour.halfMonth
      const kept = same ? last : { halfMonth: tour.halfMonth, moments: [], state: after }
      if (!same) found.push(kept)
      kept.moments.push(moment)
      kept.state = isTurned(before, after) ? before : after
    }
    before = after
  }
  return found
}

const isTurned = (before: FngState, after: FngState): boolean =>
  before.tour.length > 0 && before.tour[0]!.halfMonth !== after.tour[0]?.halfMonth
