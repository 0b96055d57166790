import type { MapModel, MapTask } from '../briefing/briefingModel.ts'
import { circlePath, n, type Box, type Tint } from '../../../../main/sheets/marks.ts'
import type { Point } from './blob.ts'
import { crossingOf, passOf, type Crossing, type Pass } from './courses.ts'
import { at, drawBridge, drawDefendedSign, type DefendedSign } from './defendedSigns.ts'
import { sectorBox, seeded, tableInches } from './places.ts'
import type { Ink } from './ink.ts'
import { drawStructureSign } from './structureSigns.ts'
import { tints } from './tints.ts'

/** What a Defense defends, drawn (FNG p. 99): what is put down for it under rivers and roads, its signs over them. */

/** Across, of a clearing (FNG p. 99). */
const clearingInches = 10
/** A river that is put down has no width yet: a narrow one, drawn at half of it as all are. */
const laidRiver = 8
const laidRoad = 6
/** A pond is as large as the players like (FNG p. 99). */
const pondInches = 8
const deckOver = 4
/** From the end of a deck to the position that covers it, and beside its road. */
const post = { along: 13, across: 12 }
const dashed = { dash: [3, 2] as const }

const signs: Readonly<Partial<Record<MapTask['kind'], DefendedSign>>> = {
  radioRelay: 'relay',
  resupplySite: 'landing',
  waterParty: 'water',
  wounded: 'wounded',
  checkPoint: 'barrier',
}

/** Where what is defended lies on a map, and how. */
export interface Defended {
  readonly task: MapTask
  readonly centre: Point
  /** Radius of its clearing, or 0. */
  readonly clearing: number
  /** Do the river and the road at it run from side to side of the table? */
  readonly flat: { readonly river: boolean; readonly road: boolean }
  /** Half of what its river is across as drawn. */
  readonly water: number
  readonly posts: readonly (Point & { readonly stands: boolean })[]
}

/** @returns where what is defended lies; null where nothing is. */
export function defendedOn(box: Box, model: MapModel): Defended | null {
  const task = model.defended
  if (!task) return null
  const cell = sectorBox(box, task.sector)
  const inch = box.w / tableInches
  const pass = (kind: 'river' | 'road'): Pass | null =>
    model.courses
      .flatMap((course, i) => (course.kind === kind ? [passOf(box, course, task.sector, seeded(model, 40 + i))] : []))
      .find((found) => found !== null) ?? null
  const [river, road] = [pass('river'), pass('road')]
  const flatRiver = river ? river.flat : road ? !road.flat : false
  // A bridge goes over the water; any other road that is put down runs along its bank.
  const flat = { river: flatRiver, road: task.kind === 'bridge' ? !flatRiver : (road?.flat ?? river?.flat ?? true) }
  const water = river?.half ?? (laidRiver * inch) / 4
  const clearing = task.kind === 'resupplySite' || task.kind === 'wounded' ? (clearingInches / 2) * inch : 0
  const centre = centreOf(box, model, task, { cell, river, road })
  const posts = task.posts.map(({ end, stands }) => {
    const along = (end === 'left' ? -1 : 1) * (water + deckOver + post.along)
    return flat.road
      ? { x: centre.x + along, y: centre.y - post.across, stands }
      : { x: centre.x + post.across + 3, y: centre.y + along, stands }
  })
  return { task, centre, clearing, flat, water, posts }
}

/** On the river or the road of its sector; else at the middle of it, beside what runs through. */
function centreOf(
  box: Box,
  model: MapModel,
  { kind, sector, brought }: MapTask,
  { cell, river, road }: { readonly cell: Box; readonly river: Pass | null; readonly road: Pass | null },
): Point {
  const middle = { x: cell.x + cell.w / 2, y: cell.y + cell.h / 2 }
  if (kind === 'waterParty') return river?.at ?? { x: box.x + box.w / 2, y: box.y + box.h / 2 }
  if (kind === 'checkPoint' && road) return road.at
  if (kind === 'bridge') {
    if (!river || !road || river.flat === road.flat) return river?.at ?? road?.at ?? middle
    return river.flat ? { x: road.at.x, y: river.at.y } : { x: river.at.x, y: road.at.y }
  }
  if (kind === 'radioRelay' && brought.hill) return middle
  const { upDown, leftRight } = crossingOf(box, model.courses, sector)
  return {
    x: upDown === 0 ? middle.x : (cell.x + middle.x - upDown) / 2,
    y: leftRight === 0 ? middle.y : (middle.y + leftRight + cell.y + cell.h) / 2,
  }
}

/** Half of the room that is kept for it across its sector, so that no marker lies on it. */
export function reachOf({ task, clearing, water, flat }: Defended): number {
  const ends = flat.road ? water + deckOver + post.along : post.across + 3
  return Math.max(task.kind === 'waterParty' ? 34 : 16, clearing, task.kind === 'bridge' ? ends + 9 : 0)
}

/** @returns what is taken of a sector's middle: by what runs through it, and by what is defended there. */
export function takenOf(box: Box, model: MapModel, sector: number): Crossing {
  const crossing = crossingOf(box, model.courses, sector)
  const defended = defendedOn(box, model)
  const reach = defended && isAt(defended.task, sector) ? reachOf(defended) : 0
  return { ...crossing, upDown: Math.max(crossing.upDown, reach) }
}

/** A pond in the middle of the table lies in two sectors; by a river water is fetched anywhere. */
const isAt = ({ kind, brought, sector: own }: MapTask, sector: number): boolean =>
  kind === 'waterParty' ? !brought.river && (sector - own) % 3 === 0 : sector === own

/** @returns where its word stands: under its sign, of a bridge at the near end of the deck. */
export const wordSpot = ({ centre, task, flat, water }: Defended): Point => ({
  x: centre.x,
  y: centre.y + (task.kind === 'bridge' && !flat.road ? water + deckOver + 11 : 19),
})

/** Draws what is put down for it: a clearing, a hill, a pond, the way of a river or a road through its sector. */
export function drawPutDown(ink: Ink, box: Box, { task, centre, clearing, flat, water }: Defended): void {
  const { x, y } = centre
  const cell = sectorBox(box, task.sector)
  if (clearing > 0) ink.path(circlePath(x, y, clearing), { fill: 1, stroke: 0, width: 0.9, ...dashed })
  if (task.kind === 'radioRelay' && !task.brought.hill) drawHillock(ink, centre)
  if (task.kind === 'waterParty' && !task.brought.river) {
    ink.path(circlePath(x, y, (pondInches / 2) * (box.w / tableInches)), {
      fill: tints.river,
      stroke: 0,
      width: 0.9,
      ...dashed,
    })
  }
  const isBridge = task.kind === 'bridge'
  if (isBridge && !task.brought.river) drawWay(ink, cell, centre, flat.river, water, tints.river)
  if ((isBridge || task.kind === 'checkPoint') && !task.brought.road)
    drawWay(ink, cell, centre, flat.road, ((box.w / tableInches) * laidRoad) / 4, tints.road)
}

/** From edge to edge of its sector; dashed, for nobody rolled for it. */
function drawWay(ink: Ink, cell: Box, { x, y }: Point, flat: boolean, half: number, fill: Tint): void {
  const inside = 2
  const [from, length] = flat ? [cell.x + inside, cell.w - 2 * inside] : [cell.y + inside, cell.h - 2 * inside]
  const edge = (aside: number) =>
    flat ? `M${n(from)} ${n(y + aside)}h${n(length)}` : `M${n(x + aside)} ${n(from)}v${n(length)}`
  const area = flat
    ? `M${n(from)} ${n(y - half)}h${n(length)}v${n(2 * half)}h${n(-length)}Z`
    : `M${n(x - half)} ${n(from)}h${n(2 * half)}v${n(length)}h${n(-2 * half)}Z`
  ink.path(area, { fill })
  ink.path(edge(-half) + edge(half), { stroke: 0, width: 0.9, ...dashed })
}

function drawHillock(ink: Ink, { x, y }: Point): void {
  const ring = (rx: number, ry: number) =>
    `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`
  for (const part of [1, 0.62]) {
    ink.path(ring(34 * part, 24 * part), { stroke: 1, width: 2.6 })
    ink.path(ring(34 * part, 24 * part), { stroke: 0, width: 0.9, dash: [4, 2] })
  }
}

/** Draws what is defended: the bridge, or its sign. */
export function drawDefended(ink: Ink, { task, centre, flat, water }: Defended): void {
  if (task.kind === 'bridge') drawBridge(ink, centre, flat.road, water + deckOver)
  else drawTaskSign(at(ink, centre.x, centre.y), task)
}

/** Draws its sign round the point 0, 0, as a legend has it, too. */
export function drawTaskSign(ink: Ink, { kind }: Pick<MapTask, 'kind'>): void {
  const sign = signs[kind]
  if (sign) drawDefendedSign(ink, sign)
  else drawBridge(ink, { x: 0, y: 0 }, true, 11)
}

/** Draws the sandbagged position at an end of a bridge. */
export function drawPost(ink: Ink, { x, y }: Point): void {
  drawStructureSign(at(ink, x, y), 'position')
}
