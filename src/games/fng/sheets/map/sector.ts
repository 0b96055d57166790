import type { MapSector } from '../briefing/briefingModel.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Ink } from './ink.ts'
import { blobIn, edgePoints, scallopPath, scatter, smoothPath, type Blob, type Point } from './blob.ts'
import { between, type Chance } from './chance.ts'
import { groundStyle, overlays, type GroundStyle, type Overlay } from './grounds.ts'
import { drawPaddies } from './paddies.ts'
import { crater } from './symbols.ts'

const thin = { stroke: 0, width: 0.55, round: true } as const
const rim = 4

/** What a sector keeps free of signs. */
export type Free = (point: Point) => boolean

/** Is a crater of this radius off the water and the road? */
export type OffCourse = (point: Point, radius: number) => boolean

/** What a sector is drawn about. */
export interface Where {
  readonly free: Free
  readonly offCourse: OffCourse
  /** The middle of the whole sector. */
  readonly centre: Point
}

/** A crater with its radius. */
export type Crater = Point & { readonly r: number }

/**
 * Draws the ground of one sector with all that lies under and over it, but for its craters.
 * @returns where its craters are, which are drawn when all rivers and roads lie: no water covers them.
 */
export function drawSector(
  pen: Ink,
  box: Box,
  sector: MapSector,
  where: Where,
  chance: Chance,
  inch: number,
): readonly Crater[] {
  const { free } = where
  const area = { x: box.x + rim, y: box.y + rim, w: box.w - 2 * rim, h: box.h - 2 * rim }
  const style = groundStyle(sector.ground, sector.flooded)
  const blob = blobIn(area, chance)
  drawEdge(pen, blob, style)
  if (style.fields) drawPaddies(pen, area, style.fields, chance)
  const over = overlaysOf(sector)
  const covered = over.flatMap((overlay) => drawOverlay(pen, area, blob, overlay, free, chance))
  const room: Free = (p) => free(p) && covered.every((c) => Math.hypot(c.x - p.x, c.y - p.y) > 7)
  const craters = placeCraters(area, sector, { ...where, free: room }, chance, inch)
  drawSigns(
    pen,
    area,
    blob,
    style,
    (p) => room(p) && craters.every((c) => Math.hypot(c.x - p.x, c.y - p.y) > c.r + 4),
    chance,
  )
  if (sector.under === 'hill') drawHill(pen, area, chance)
  return craters
}

function overlaysOf(sector: MapSector): Overlay[] {
  const marsh = sector.marsh || sector.under === 'marsh'
  return [
    ...(marsh ? (['marsh'] as const) : []),
    ...(sector.mud ? (['mud'] as const) : []),
    ...(sector.over === 'termite-mounds' ? (['termite-mounds'] as const) : []),
  ]
}

function drawEdge(pen: Ink, blob: Blob, { edge, fill }: GroundStyle): void {
  if (edge === 'none') return
  const filled = fill === undefined ? {} : { fill }
  if (edge === 'bows') {
    pen.path(scallopPath(edgePoints(blob, 6.5, 0.975), blob.centre), { stroke: 0, width: 0.7, ...filled })
    return
  }
  const d = smoothPath(edgePoints(blob, 14))
  const dots = edge === 'dots' ? { dash: [0.9, 2.2] as const } : {}
  pen.path(d, { stroke: 0, width: edge === 'dots' ? 0.7 : 0.6, ...dots, ...filled })
}

function drawSigns(pen: Ink, area: Box, blob: Blob, style: GroundStyle, free: Free, chance: Chance): void {
  const still: Chance = () => 0.5
  for (const { sign, spacing, fill } of style.signs) {
    const inside: Free = (p) => blob.holds(p, style.edge === 'none' ? 2 : spacing > 15 ? 9 : 4) && free(p)
    const points = scatter(area, spacing, style.rows ? still : chance, inside)
    pen.path(points.map((point) => sign(point, chance)).join(''), { ...thin, ...(fill === undefined ? {} : { fill }) })
  }
}

function drawOverlay(pen: Ink, area: Box, blob: Blob, overlay: Overlay, free: Free, chance: Chance): Point[] {
  const { sign, spacing } = overlays[overlay]
  const points = scatter(area, spacing, chance, (p) => blob.holds(p, 7) && free(p))
  const filled = overlay === 'termite-mounds' ? { fill: 1 } : {}
  pen.path(points.map((point) => sign(point, chance)).join(''), { ...thin, width: 0.85, ...filled })
  return points
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
function placeCraters(area: Box, sector: MapSector, where: Where, chance: Chance, inch: number): readonly Crater[] {
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

/** Three contour lines, white under black so that they show on any ground. */
function drawHill(pen: Ink, area: Box, chance: Chance): void {
  const hill = blobIn(area, chance, 2.2)
  for (const part of [0.84, 0.58, 0.32]) {
    const d = smoothPath(edgePoints(hill, 16 * part + 4, part))
    pen.path(d, { stroke: 1, width: 2.6 })
    pen.path(d, { stroke: 0, width: 0.9, dash: [4, 2] })
  }
}
