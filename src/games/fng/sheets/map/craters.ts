import type { MapSector } from '../briefing/briefingModel.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Ink } from './ink.ts'
import type { Free, Point } from './blob.ts'
import { between, type Chance } from './chance.ts'
import { crater } from './symbols.ts'

/** A crater with its radius. */
export type Crater = Point & { readonly r: number }

/** Is a crater of this radius off the water and the road? */
export type OffCourse = (point: Point, radius: number) => boolean

/** What the craters of a sector keep to. */
export interface Where {
  readonly free: Free
  readonly offCourse: OffCourse
  /** The middle of the whole sector. */
  readonly centre: Point
}

/** How much is asked of a place for a crater, the longer none is found, the less. */
const demands = [
  { tries: 200, apart: 1, inside: 1, free: true, offCourse: true },
  { tries: 100, apart: 1, inside: 1, free: false, offCourse: true },
  { tries: 100, apart: 0.6, inside: 1, free: false, offCourse: false },
  { tries: 100, apart: 0.5, inside: 0, free: false, offCourse: false },
] as const

/**
 * Craters to the scale of the table, the first at the sector's centre, the others scattered (FNG p. 47): beside water and
 * road, and within the sector, while there is room; large ones may break into each other.
 */
export function placeCraters(
  area: Box,
  sector: MapSector,
  where: Where,
  chance: Chance,
  inch: number,
): readonly Crater[] {
  if (sector.over !== 'craters') return []
  const wanted = Math.min(12, Math.max(1, sector.craters))
  const r = Math.max(3, (sector.craterInches * inch) / 2)
  const placed: Crater[] = [{ ...where.centre, r }]
  for (const { tries, apart, inside, free, offCourse } of demands) {
    const edge = { x: Math.min(inside * r + 2, area.w / 2), y: Math.min(inside * r + 2, area.h / 2) }
    for (let i = 0; placed.length < wanted && i < tries; i += 1) {
      const point = {
        x: between(chance, area.x + edge.x, area.x + area.w - edge.x),
        y: between(chance, area.y + edge.y, area.y + area.h - edge.y),
      }
      const isApart = placed.every((c) => Math.hypot(c.x - point.x, c.y - point.y) > apart * (2 * r + 2))
      if (isApart && (!free || where.free(point)) && (!offCourse || where.offCourse(point, r)))
        placed.push({ ...point, r })
    }
  }
  return placed
}

/** Draws craters, each with its rim. */
export function drawCraters(pen: Ink, craters: readonly Crater[]): void {
  pen.path(craters.map(({ r, ...point }) => crater(point, r)).join(''), { stroke: 0, width: 0.7, fill: 1 })
}
