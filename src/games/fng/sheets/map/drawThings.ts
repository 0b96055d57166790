import type { MapModel, MapThing } from '../briefing/briefingModel.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Point } from './blob.ts'
import { takenOf } from './defended.ts'
import { at } from './defendedSigns.ts'
import type { Ink } from './ink.ts'
import { scaled } from './moved.ts'
import { sectorBox } from './places.ts'
import { drawStructureSign } from './structureSigns.ts'

/** Vehicles, boats and aircraft: the signs of the screen, black those of the enemy, dashed those of civilians. */

/** Signs are drawn for a sector as wide as this; in a smaller one they are smaller, but can still be read. */
const drawnFor = 170
const smallest = 0.72
const thingScale = (box: Box): number => Math.min(1, Math.max(smallest, box.w / 3 / drawnFor))

const room = { w: 27, h: 18 }
/** From the edges of the sector; vehicles fill it from its right foot on. */
const inset = { x: 16, y: 11 }

/**
 * @param taken where else something stands: vehicles are beside it while there is room.
 * @returns where each of a map's things stands, in its order.
 */
export function thingSpots(box: Box, model: MapModel, taken: readonly Point[]): Point[] {
  const scale = thingScale(box)
  const counts = new Map<string, number>()
  return model.things.map((thing) => {
    const key = `${thing.sector} ${thing.where} ${isAfloat(box, model, thing)}`
    const nth = counts.get(key) ?? 0
    counts.set(key, nth + 1)
    return spotOf(box, model, thing, nth, { w: room.w * scale, h: room.h * scale }, taken)
  })
}

const isAfloat = (box: Box, model: MapModel, { sign, sector }: MapThing): boolean => {
  if (sign !== 'boat' || sector === null) return false
  const { upDown, leftRight } = takenOf(box, rivers(model), sector)
  return upDown + leftRight > 0
}
const rivers = (model: MapModel): MapModel => ({
  ...model,
  courses: model.courses.filter(({ kind }) => kind === 'river'),
})

interface Step {
  readonly w: number
  readonly h: number
}

function spotOf(box: Box, model: MapModel, thing: MapThing, nth: number, step: Step, taken: readonly Point[]): Point {
  if (thing.sector === null) {
    // In flight: on the lines between the sectors.
    const line = nth % 2 === 0 ? 2 / 3 : 1 / 3
    return { x: box.x + box.w * line + Math.floor(nth / 2) * 1.5 * step.w, y: box.y + box.h * 0.455 }
  }
  const { x, y, w, h } = sectorBox(box, thing.sector)
  if (thing.where === 'air') return { x: x + w / 2 - (nth % 3) * 1.2 * step.w, y: y + 17 }
  if (isAfloat(box, model, thing)) {
    const along = (Math.ceil(nth / 2) * (nth % 2 === 0 ? 1 : -1) * 2 + 1) / 2
    const { upDown } = takenOf(box, rivers(model), thing.sector)
    if (upDown > 0) return { x: x + w / 2, y: y + h / 2 + along * step.h }
    return { x: x + w / 2 + along * step.w, y: y + h / 2 }
  }
  const places = parkOf({ x, y, w, h }, step)
  const water = takenOf(box, model, thing.sector)
  const isDry = (p: Point) =>
    (water.upDown === 0 || Math.abs(p.x - x - w / 2) > water.upDown + step.w / 2) &&
    (water.leftRight === 0 || Math.abs(p.y - y - h / 2) > water.leftRight + step.h / 2)
  const isFree = (p: Point) =>
    taken.every((t) => Math.abs(t.x - p.x) > step.w * 0.7 || Math.abs(t.y - p.y) > step.h * 0.8)
  const free = places.filter((p) => isDry(p) && isFree(p))
  const all = [...free, ...places.filter((p) => !free.includes(p))]
  return all[nth % all.length]!
}

/** Where vehicles stand in a sector: from its right foot to the left, then up. */
function parkOf({ x, y, w, h }: Box, step: Step): Point[] {
  const [across, up] = [Math.floor((w - 2 * inset.x) / step.w) + 1, Math.floor((h - inset.y - 26) / step.h)]
  return Array.from({ length: across * up }, (_, i) => ({
    x: x + w - inset.x - (i % across) * step.w,
    y: y + h - inset.y - Math.floor(i / across) * step.h,
  }))
}

/** Draws them over all that lies on the ground. */
export function drawThings(ink: Ink, box: Box, { things }: MapModel, spots: readonly Point[]): void {
  const scale = thingScale(box)
  things.forEach((thing, i) => {
    const { x, y } = spots[i]!
    drawThing(at(ink, x, y), thing, scale)
  })
}

/** Draws one round the point 0, 0. */
export function drawThing(
  ink: Ink,
  { sign, over, tone }: Pick<MapThing, 'sign' | 'over' | 'tone'>,
  scale: number,
): void {
  const sized: Ink = {
    path: (d, { width, ...how }) => {
      ink.path(scaled(d, scale), { ...how, ...(width === undefined ? {} : { width: Math.max(0.5, width * scale) }) })
    },
  }
  drawStructureSign(toned(sized, tone), sign)
  if (over !== null) drawStructureSign(haloed(sized), over)
}

/** What was white is black and what was black white, but for the white that keeps it off the ground. */
function toned(ink: Ink, tone: MapThing['tone']): Ink {
  if (tone === 'ours') return ink
  return {
    path: (d, how) => {
      if (how.stroke === 1) ink.path(d, how)
      else if (tone === 'civilian') ink.path(d, { ...how, dash: [1.6, 1.1] })
      else ink.path(d, how.fill === undefined ? { ...how, stroke: 1 } : { ...how, fill: 0 })
    },
  }
}

/** A line over a black sign needs white round it. */
const haloed = (ink: Ink): Ink => ({
  path: (d, how) => {
    if (how.fill === undefined) ink.path(d, { ...how, stroke: 1, width: (how.width ?? 1) * 2.6 })
    ink.path(d, how)
  },
})
