import { calendarPicture24 } from './calendarPicture24.ts'
import { calendarPicture26 } from './calendarPicture26.ts'
import type { CalendarArea, CalendarDrawing } from './calendarDrawing.ts'

/** @returns the picture for a tour of so many half-months: the smallest that has an area for each, else the largest. */
export const calendarFor = (of: number): CalendarDrawing => (of <= 24 ? calendarPicture24 : calendarPicture26)

/** @returns the single strokes of an area, in the order they are drawn. */
export const strokesOf = (area: CalendarArea): string[] => area.strokes.match(/M[^M]+/g) ?? []
