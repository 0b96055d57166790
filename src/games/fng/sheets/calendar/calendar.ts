import { isLate, monthName, monthOf, yearOf } from '../../rules/calendar.ts'
import { fullName } from '../../rules/naming.ts'
import { tourOf } from '../../rules/people.ts'
import type { FngState, Soldier } from '../../rules/state.ts'
import { deros } from '../../rules/tables/calendar.ts'
import type { CalendarColumn, CalendarMan, CalendarModel } from './calendarModel.ts'
import { forceWords } from '../shared/forceWords.ts'
import { sourceOf } from '../shared/sheetWords.ts'

/** A man, and where he stands in his tour. */
export interface CalendarWish {
  readonly man: Soldier
  /** Half-months that he is known to have served. */
  readonly served: number
  /** The half-month at whose end he goes home; those after the campaign count on. */
  readonly last: number
}

/** With no more half-months than this to go, a calendar counts days. */
const daysFrom = 2
/** Most areas of a calendar. */
export const most = 48

/**
 * @param asOf does it show an earlier half-month? The head says so.
 * @returns short-timer calendars of men who still have time to serve, or have just served it (FNG p. 53).
 */
export function calendarModel(state: FngState, wishes: readonly CalendarWish[], asOf: boolean): CalendarModel {
  const tour = tourOf(state)
  return {
    unit: tour.unit,
    force: forceWords(tour, asOf),
    men: wishes.map((wish) => (isNearHome(wish) ? inDays(state, wish) : inHalfMonths(state, wish))),
    source: sourceOf(deros.page),
  }
}

const isNearHome = ({ man }: CalendarWish): boolean => man.deros > 0 && man.deros <= daysFrom

function inHalfMonths(state: FngState, { man, served, last }: CalendarWish): CalendarMan {
  const toGo = Math.min(most, man.deros)
  const count = Math.max(1, Math.min(most, served + man.deros))
  return { name: fullName(state, man), toGo, ...halfMonthsTo(last, count) }
}

/** @returns a calendar of so many half-months, of which this is the last. */
export function halfMonthsTo(last: number, count: number): Pick<CalendarMan, 'count' | 'unit' | 'span' | 'columns'> {
  const halfMonths = Array.from({ length: count }, (_, i) => last - count + 1 + i)
  const months = [...new Set(halfMonths.map((at) => Math.floor(at / 2)))]
  return {
    count,
    unit: 'halfMonth',
    span: `${count} half-months, to ${lastDay(last)}`,
    columns: months.map((month) => ({
      label: monthName(inCalendar(2 * month)).slice(0, 3),
      numbers: halfMonths.filter((at) => Math.floor(at / 2) === month).map((at) => last - at + 1),
    })),
  }
}

/** Days that stand in a column of a calendar that counts them. */
const daysTogether = 5

function inDays(state: FngState, { man, last }: CalendarWish): CalendarMan {
  const days = Array.from({ length: man.deros }, (_, i) => daysOf(last - man.deros + 1 + i)).flat()
  const columns: CalendarColumn[] = []
  for (let at = 0; at < days.length;) {
    const { month, day } = days[at]!
    const next = days.findIndex((one, i) => i > at && (one.month !== month || (one.day - 1) % daysTogether === 0))
    // The 31st stays with the five days before it.
    const to = next < 0 || (days[next]!.month === month && days[next]!.day === 31) ? endOfMonth(days, at) : next
    columns.push({
      label: `${month} ${day}-${days[to - 1]!.day}`,
      numbers: Array.from({ length: to - at }, (_, i) => days.length - at - i),
    })
    at = to
  }
  const count = days.length
  return {
    name: fullName(state, man),
    count,
    toGo: count,
    unit: 'day',
    span: `${count} days, to ${lastDay(last)}`,
    columns,
  }
}

interface Day {
  readonly month: string
  readonly day: number
}

function endOfMonth(days: readonly Day[], from: number): number {
  const next = days.findIndex((one, i) => i > from && one.month !== days[from]!.month)
  return next < 0 ? days.length : next
}

/** The first half-month of a month has fifteen days, the second one what is left of it. */
function daysOf(halfMonth: number): Day[] {
  const [from, to] = isLate(halfMonth) ? [16, daysInMonth(halfMonth)] : [1, 15]
  const month = monthName(halfMonth).slice(0, 3)
  return Array.from({ length: to - from + 1 }, (_, i) => ({ month, day: from + i }))
}

function daysInMonth(halfMonth: number): number {
  const month = monthOf(halfMonth)
  if (month === 2) return yearOf(halfMonth) % 4 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** @returns "15 March 1968". */
function lastDay(halfMonth: number): string {
  const day = isLate(halfMonth) ? daysInMonth(halfMonth) : 15
  return `${day} ${monthName(halfMonth)} ${yearOf(halfMonth)}`
}

/** A half-month before the campaign's first as the same one of a year within it: months come again. */
const inCalendar = (halfMonth: number): number => ((halfMonth % 24) + 24) % 24
