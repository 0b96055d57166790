import { dateName } from '../rules/calendar.ts'
import type { Phase, Tour } from '../rules/state.ts'
import { phases } from './phases.ts'

const order = (phase: Phase | null): number => phases.findIndex((one) => one.phase === phase)

/** @returns whether the turn has gone on beyond a phase; where the Star was lost, by the phase that goes on. */
export const isPast = (tour: Tour, phase: Phase): boolean =>
  order(tour.phase === 'starLost' ? tour.resume : tour.phase) > order(phase)

/** @returns "late August": a half-month inside a sentence, where the year goes without saying. */
export const sinceWords = (halfMonth: number): string =>
  dateName(halfMonth)
    .replace(/ \d{4}$/, '')
    .replace(/^./, (letter) => letter.toLowerCase())

/** @returns "late Aug", for narrow lists. */
export const sinceShort = (halfMonth: number): string => sinceWords(halfMonth).replace(/ (\w{3})\w*$/, ' $1')

/** @returns "late January 1968", for dates that may be far. */
export const farDate = (halfMonth: number): string =>
  dateName(halfMonth).replace(/^(Early|Late)/, (word) => word.toLowerCase())
