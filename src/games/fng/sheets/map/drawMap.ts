import type { MapMarker, MapModel, MapSector } from '../briefing/briefingModel.ts'
import { disc } from '../../../../main/sheets/furniture.ts'
import { circlePath, linePath, n, rectPath, type Box } from '../../../../main/sheets/marks.ts'
import { Pen } from '../../../../main/sheets/pen.ts'
import type { Free, Point } from './blob.ts'
import { between, type Chance } from './chance.ts'
import { drawCourse, labelSpot, touchesNone } from './courses.ts'
import { defendedOn, drawDefended, drawPost, drawPutDown, takenOf } from './defended.ts'
import { drawThings, thingSpots } from './drawThings.ts'
import type { Ink } from './ink.ts'
import { centreOf, sectorBox, seeded, tableBox, tableInches } from './places.ts'
import { drawCraters, placeCraters, type Crater, type OffCourse } from './craters.ts'
import { drawSector } from './sector.ts'
import { hutSpots, markerSpots } from './spots.ts'
import { hut } from './symbols.ts'

const markerRadius = 8.6

/** Draws the six-sector table. The same model in the same box gives the same marks. */
export function drawMap(pen: Pen, box: Box, model: MapModel): void {
  const ground = new Pen(pen.measure)
  const defended = defendedOn(box, model)
  const things = thingsOf(box, model)
  const free = freeOn(box, model)
  const craters = cratersOn(box, model)
  for (const sector of model.sectors) {
    const cell = sectorBox(box, sector.number)
    drawSector(ground, cell, sector, free(cell), craters.get(sector.number)!, seeded(model, sector.number))
  }
  if (defended) drawPutDown(ground, box, defended)
  drawCourses(ground, box, model)
  drawCraters(ground, [...craters.values()].flat())
  for (const sector of model.sectors) drawHuts(ground, hutsOf(box, model, sector), seeded(model, 20 + sector.number))
  if (defended) {
    drawDefended(ground, defended)
    for (const post of defended.posts.filter(({ stands }) => stands)) drawPost(ground, post)
  }
  pen.marks.push({ kind: 'clip', box, marks: ground.marks })
  drawGrid(pen, box)
  drawWidths(pen, box, model)
  for (const marker of model.markers) {
    const { x, y } = markerSpot(box, model, marker)
    disc(pen, x, y, markerRadius, String(marker.number), marker.resolved ? undefined : [3.2, 2.2])
  }
  drawStart(pen, box, model)
  drawThings(pen, box, model, things)
}

/** What stands on the map in any case: what is defended, its positions, markers, buildings. */
function standingOn(box: Box, model: MapModel): Point[] {
  const defended = defendedOn(box, model)
  return [
    ...(defended ? [defended.centre, ...defended.posts] : []),
    ...markersOn(box, model),
    ...model.sectors.flatMap((sector) => hutsOf(box, model, sector)),
  ]
}

/** Where vehicles and boats lie: beside all that stands, and beside us. */
function thingsOf(box: Box, model: MapModel): Point[] {
  const start = startSpot(box, model)
  return thingSpots(box, model, [...standingOn(box, model), ...(start === null ? [] : [start])])
}

/** @returns for a sector what of it is free: of all that stands, of its number, and of us. */
function freeOn(box: Box, model: MapModel): (cell: Box) => Free {
  const taken = [...standingOn(box, model), ...thingsOf(box, model)]
  const start = startSpot(box, model)
  return (cell) => (p) =>
    taken.every((t) => Math.hypot(t.x - p.x, t.y - p.y) > markerRadius + 4) &&
    !(p.x < cell.x + 18 && p.y < cell.y + 18) &&
    !(start !== null && Math.abs(p.x - start.x) < 21 && Math.abs(p.y - start.y) < 20)
}

/** The upper strip of a sector on the screen, for its number and its name: no crater lies there on any map. */
export const nameRoom = 19
const rim = 4

/**
 * @returns by sector where its craters are. They are placed once, on the table as the screen has it, so that they lie in
 * the same place on every paper and at every size.
 */
export function cratersOn(box: Box, model: MapModel): ReadonlyMap<number, readonly Crater[]> {
  const free = freeOn(tableBox, model)
  const offCourse = offCourses(tableBox, model)
  const scale = box.w / tableBox.w
  return new Map(
    model.sectors.map((sector) => {
      const cell = sectorBox(tableBox, sector.number)
      const area = { x: cell.x + rim, y: cell.y + nameRoom, w: cell.w - 2 * rim, h: cell.h - nameRoom - rim }
      const where = { free: free(cell), offCourse, centre: centreOf(cell) }
      const placed = placeCraters(area, sector, where, seeded(model, 60 + sector.number), tableBox.w / tableInches)
      const here = ({ x, y, r }: Crater): Crater => ({ x: box.x + x * scale, y: box.y + y * scale, r: r * scale })
      return [sector.number, placed.map(here)]
    }),
  )
}

/** @returns whether something lies beside all rivers and roads of the map. */
const offCourses = (box: Box, model: MapModel): OffCourse =>
  touchesNone(box, model.courses, (i) => seeded(model, 40 + i))

/** Roads go under water, a ford, unless there is a bridge. */
function drawCourses(pen: Pen, box: Box, model: MapModel): void {
  const order = model.bridge ? ['river', 'road'] : ['road', 'river']
  for (const kind of order) {
    model.courses.forEach((course, i) => {
      if (course.kind === kind) drawCourse(pen, box, course, seeded(model, 40 + i))
    })
  }
}

function drawWidths(pen: Pen, box: Box, model: MapModel): void {
  model.courses.forEach((course, i) => {
    const { x, y, text } = labelSpot(box, course, seeded(model, 40 + i))
    chip(pen, x, y, text)
  })
}

/** A word on the map, on white so that it can be read on any ground. */
function chip(pen: Pen, x: number, y: number, text: string): void {
  const w = pen.measure.width('narrowSemi', 7, text) + 4
  const cell = { x: x - w / 2, y: y - 4.6, w, h: 9.2 }
  pen.fill(cell, 1)
  pen.text(cell, text, { face: 'narrowSemi', size: 7, align: 'centre' })
}

function drawGrid(pen: Pen, box: Box): void {
  const { x, y, w, h } = box
  const lines = [
    linePath(x + w / 3, y, x + w / 3, y + h),
    linePath(x + (2 * w) / 3, y, x + (2 * w) / 3, y + h),
    linePath(x, y + h / 2, x + w, y + h / 2),
  ]
  pen.path(lines.join(''), { stroke: 1, width: 2.4 })
  pen.path(lines.join(''), { stroke: 0, width: 1, dash: [0.1, 3], round: true })
  pen.path(rectPath(box), { stroke: 0, width: 1.5 })
  for (let sector = 1; sector <= 6; sector += 1) {
    const cell = sectorBox(box, sector)
    pen.path(circlePath(cell.x + 9, cell.y + 9.5, 7), { fill: 1 })
    const spot = { x: cell.x + 2, y: cell.y + 2.5, w: 14, h: 14 }
    pen.text(spot, String(sector), { face: 'typedBold', size: 13, align: 'centre' })
  }
}

/** @returns where the markers of a map stand, in its order. */
export const markersOn = (box: Box, model: MapModel): Point[] => model.markers.map((one) => markerSpot(box, model, one))

const most = 10

/** Where a marker stands. */
function markerSpot(box: Box, model: MapModel, marker: MapMarker): Point {
  const same = model.markers.filter((m) => m.sector === marker.sector)
  const cell = sectorBox(box, marker.sector)
  return markerSpots(cell, same.length, takenOf(box, model, marker.sector))[same.indexOf(marker)]!
}

/** @returns where the buildings of a sector stand. */
export const hutsOf = (box: Box, model: MapModel, { number, buildings }: MapSector): Point[] =>
  hutSpots(sectorBox(box, number), Math.min(most, buildings), takenOf(box, model, number))

/** Draws the buildings of a sector. */
export function drawHuts(pen: Ink, spots: readonly Point[], chance: Chance): void {
  for (const spot of spots) {
    const { walls, ridge } = hut(spot, between(chance, 9, 12), between(chance, 6.5, 8), between(chance, -0.3, 0.3))
    pen.path(walls, { stroke: 1, width: 3.4 })
    pen.path(walls, { stroke: 0, width: 0.9, fill: 1 })
    pen.path(ridge, { stroke: 0, width: 0.6 })
  }
}

/** Where our own word stands on the map, or null when nobody has rolled for it yet. */
function startSpot(box: Box, { start }: MapModel): Point | null {
  if (!start) return null
  const cell = sectorBox(box, start.sector)
  if (start.how === 'start') return { x: cell.x + cell.w * 0.24, y: cell.y + cell.h * 0.74 }
  const column = (start.sector - 1) % 3
  if (column === 1) return { x: cell.x + cell.w * 0.28, y: start.sector === 2 ? cell.y + 18 : cell.y + cell.h - 18 }
  return { x: column === 0 ? cell.x + 21 : cell.x + cell.w - 21, y: cell.y + cell.h * 0.62 }
}

function drawStart(pen: Pen, box: Box, model: MapModel): void {
  const at = startSpot(box, model)
  if (!at || !model.start) return
  if (model.start.how === 'start') {
    pen.path(rectPath({ x: at.x - 4.5, y: at.y - 9, w: 9, h: 9 }), { fill: 0, stroke: 1, width: 2 })
    chip(pen, at.x, at.y + 6, 'start')
    return
  }
  const column = (model.start.sector - 1) % 3
  const [dx, dy] = column === 0 ? [1, 0] : column === 2 ? [-1, 0] : model.start.sector === 2 ? [0, 1] : [0, -1]
  const edge = { x: column === 0 ? box.x : column === 2 ? box.x + box.w : at.x, y: at.y }
  if (column === 1) edge.y = model.start.sector === 2 ? box.y : box.y + box.h
  const tip = { x: edge.x + 21 * dx, y: edge.y + 21 * dy }
  const wing = (side: number) => `L${n(tip.x - 7 * dx + 6 * side * dy)} ${n(tip.y - 7 * dy + 6 * side * dx)}`
  const arrow = `${linePath(edge.x + 2 * dx, edge.y + 2 * dy, tip.x, tip.y)}M${n(tip.x)} ${n(tip.y)}${wing(1)}M${n(tip.x)} ${n(tip.y)}${wing(-1)}`
  pen.path(arrow, { stroke: 1, width: 5, round: true })
  pen.path(arrow, { stroke: 0, width: 2.2, round: true })
  if (column === 1) chip(pen, at.x, tip.y + 8 * dy, 'entry')
  else chip(pen, at.x - 3 * dx, at.y + 12, 'entry')
}
