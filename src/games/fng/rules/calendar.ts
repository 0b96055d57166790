const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** Half-month 0 is early January 1967, the last is late December 1968 (FNG p. 53). */
export const lastHalfMonth = 47

/** @returns the calendar month, 1 to 12, of a half-month of the campaign. */
export const monthOf = (halfMonth: number): number => Math.floor((halfMonth % 24) / 2) + 1

/** The second half of a month, when Short Timers check (FNG p. 104). */
export const isLate = (halfMonth: number): boolean => halfMonth % 2 === 1

/** Rainy season: May to November (FNG p. 57). */
export const isRainy = (halfMonth: number): boolean => monthOf(halfMonth) >= 5 && monthOf(halfMonth) <= 11

/** @returns "Early March 1967"; half-month 48 is the day after the campaign, "January 1969". */
export const dateName = (halfMonth: number): string =>
  halfMonth > lastHalfMonth ? 'January 1969' : calendarName(halfMonth)

/** @param date "Late March 1967". @returns "March 1967". */
export const monthOfDate = (date: string): string => date.replace(/^(Early|Late) /, '')

/** @returns "Late February 1969": the calendar goes on for men whose tour ends after the campaign. */
export const calendarName = (halfMonth: number): string =>
  `${isLate(halfMonth) ? 'Late' : 'Early'} ${monthName(halfMonth)} ${yearOf(halfMonth)}`

/** @returns "March". */
export const monthName = (halfMonth: number): string => months[monthOf(halfMonth) - 1]!

export const yearOf = (halfMonth: number): number => 1967 + Math.floor(halfMonth / 24)

/** 1 July 1968, the middle of the year (ruling to FNG p. 88). */
export const mid1968 = 36
