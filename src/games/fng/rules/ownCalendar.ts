import { timeInCountry } from './aftermath/inCountry.ts'
import { tourOf } from './people.ts'
import type { FngState, Soldier, Tour } from './state.ts'
import { isPast } from './turn.ts'

/** A man's own calendar: what of his tour lies behind him, and when it ends. */

/** Of an officer only the time to his reassignment is known, unless he came as the Star (rulings to FNG p. 53). */
export const isTimeUnknown = (state: FngState, man: Soldier): boolean =>
  man.grade === 'officer' && timeInCountry(state, man) === 0

/** @returns half-months a man is known to have served: those that his calendar shows in colour. */
export function knownServed(state: FngState, man: Soldier): number {
  const tour = tourOf(state)
  const here = (man.left ?? tour.halfMonth) - man.joined + (isPast(tour, 'time') ? 1 : 0)
  return Math.max(0, isTimeUnknown(state, man) ? here : tour.tourLength - man.deros)
}

/** @returns the half-month at whose end a man with this DEROS goes home. */
export const lastHalfMonthOf = (tour: Tour, deros: number): number =>
  tour.halfMonth + Math.max(0, deros - (isPast(tour, 'time') ? 0 : 1))
