import { divide, type Division } from './divide.ts'
import { placeFigure, type Figure } from './figures.ts'
import type { Picture } from './picture.ts'
import { field } from './points.ts'
import type { Region } from './regions.ts'

/** An area of a calendar: its number counts down to 1, the day he goes home. */
export interface NumberedArea {
  readonly number: number
  readonly region: Region
  readonly figure: Figure
}

/** A drawing parted into numbered areas, with the lines to draw. */
export interface Calendar extends Omit<Division, 'regions' | 'home'> {
  readonly areas: readonly NumberedArea[]
}

/** Most areas that a drawing is parted into. */
export const mostAreas = 48

/** No number is smaller than this, in units of the field, if the drawing allows it. */
const leastFigure = 10
/** Tried in turn: the larger the part of an even share under which a thing is no area, the roomier all areas. */
const leastParts = [0.36, 0.5, 0.7, 1, 1.4]

const made = new WeakMap<Picture, Map<number, Calendar>>()

/**
 * Parts a drawing into so many areas and numbers them from the foot of the field upward. The same drawing and count
 * give the same calendar, so it is kept.
 * @param count 1 to `mostAreas`.
 */
export function calendarOf(picture: Picture, count: number): Calendar {
  const known = made.get(picture) ?? new Map<number, Calendar>()
  made.set(picture, known)
  const calendar = known.get(count) ?? roomiest(picture, count)
  known.set(count, calendar)
  return calendar
}

function roomiest(picture: Picture, count: number): Calendar {
  let best: { calendar: Calendar; least: number } | null = null
  for (const part of leastParts) {
    const calendar = numbered(divide(picture, count, part), picture)
    const least = Math.min(...calendar.areas.map(({ figure }) => figure.size))
    if (best === null || least > best.least) best = { calendar, least }
    if (least >= leastFigure) break
  }
  return best!.calendar
}

function numbered({ regions, home, ...lines }: Division, picture: Picture): Calendar {
  const avoid = [...(picture.ornaments ?? []).map(({ shape }) => shape), ...(picture.bold ?? [])]
  const rough = regions.map((region) => ({ region, figure: placeFigure(region, '00', avoid) }))
  const rowHeight = Math.max(60, field.h / Math.max(1, Math.sqrt(regions.length)))
  // Row by row from the foot upward, there and back, so that the next area is never far.
  const rank = ({ region, figure: { x, y } }: (typeof rough)[number]): number => {
    if (region.id === home) return -1
    const row = Math.floor(y / rowHeight)
    return row * 10_000 + (row % 2 === 0 ? x : field.w - x)
  }
  const areas = rough
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ region, figure }, i) => ({
      number: i + 1,
      region,
      figure: i < 9 ? placeFigure(region, String(i + 1), avoid) : figure,
    }))
  return { ...lines, areas }
}
