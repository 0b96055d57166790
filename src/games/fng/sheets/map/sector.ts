import type { MapSector } from '../briefing/briefingModel.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Ink } from './ink.ts'
import { blobIn, edgePoints, scallopPath, scatter, smoothPath, type Blob, type Free, type Point } from './blob.ts'
import type { Chance } from './chance.ts'
import type { Crater } from './craters.ts'
import { groundStyle, overlays, type GroundStyle, type Overlay } from './grounds.ts'
import { drawPaddies } from './paddies.ts'

const thin = { stroke: 0, width: 0.55, round: true } as const
const rim = 4

/**
 * Draws the ground of one sector with all that lies under and over it, but for its craters, which are drawn when all
 * rivers and roads lie: no water covers them.
 * @param craters where no signs are drawn.
 */
export function drawSector(
  pen: Ink,
  box: Box,
  sector: MapSector,
  around: Free,
  craters: readonly Crater[],
  chance: Chance,
): void {
  const free: Free = (p) => around(p) && craters.every((c) => Math.hypot(c.x - p.x, c.y - p.y) > c.r + 4)
  const area = { x: box.x + rim, y: box.y + rim, w: box.w - 2 * rim, h: box.h - 2 * rim }
  const style = groundStyle(sector.ground, sector.flooded)
  const blob = blobIn(area, chance)
  // Before what is scattered, of which there is more on larger paper: the hill is the same on every one.
  const hill = sector.under === 'hill' ? blobIn(area, chance, 2.2) : null
  drawEdge(pen, blob, style)
  if (style.fields) drawPaddies(pen, area, style.fields, chance)
  const over = overlaysOf(sector)
  const covered = over.flatMap((overlay) => drawOverlay(pen, area, blob, overlay, free, chance))
  const room: Free = (p) => free(p) && covered.every((c) => Math.hypot(c.x - p.x, c.y - p.y) > 7)
  drawSigns(pen, area, blob, style, room, chance)
  if (hill) drawHill(pen, hill)
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

/** Three contour lines, white under black so that they show on any ground. */
function drawHill(pen: Ink, hill: Blob): void {
  for (const part of [0.84, 0.58, 0.32]) {
    const d = smoothPath(edgePoints(hill, 16 * part + 4, part))
    pen.path(d, { stroke: 1, width: 2.6 })
    pen.path(d, { stroke: 0, width: 0.9, dash: [4, 2] })
  }
}
