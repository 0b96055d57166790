import { dateName } from '../rules/calendar.ts'

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
