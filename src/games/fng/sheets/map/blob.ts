import { n, type Box } from '../../../../main/sheets/marks.ts'
import { between, type Chance } from './chance.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** What is kept free: of signs, of craters. */
export type Free = (point: Point) => boolean

/** A piece of terrain: a rounded shape without straight sides. */
export interface Blob {
  readonly centre: Point
  /** Reach in a direction. */
  readonly reach: (angle: number) => number
  readonly holds: (point: Point, inset?: number) => boolean
}

/** @returns a piece of terrain that nearly fills a box. */
export function blobIn({ x, y, w, h }: Box, chance: Chance, roundness = 3.4): Blob {
  const centre = { x: x + w / 2, y: y + h / 2 }
  const waves = [2, 3, 5, 7].map((k) => ({
    k,
    size: between(chance, 0.006, 0.075 / Math.sqrt(k)),
    turn: between(chance, 0, 6.28),
  }))
  const most = waves.reduce((sum, wave) => sum + wave.size, 0)
  const reach = (angle: number): number => {
    const [c, s] = [Math.abs(Math.cos(angle)) / (w / 2), Math.abs(Math.sin(angle)) / (h / 2)]
    const full = (c ** roundness + s ** roundness) ** (-1 / roundness)
    const wave = waves.reduce((sum, { k, size, turn }) => sum + size * Math.sin(k * angle + turn), 0)
    return full * (1 + wave - most)
  }
  const holds = (point: Point, inset = 0): boolean => {
    const [dx, dy] = [point.x - centre.x, point.y - centre.y]
    return Math.hypot(dx, dy) + inset <= reach(Math.atan2(dy, dx))
  }
  return { centre, reach, holds }
}

/** @returns points along the edge, about `step` apart, at a part of the reach. */
export function edgePoints({ centre, reach }: Blob, step: number, part = 1): Point[] {
  const fine = Array.from({ length: 181 }, (_, i) => {
    const angle = (i / 180) * 2 * Math.PI
    const r = reach(angle) * part
    return { x: centre.x + r * Math.cos(angle), y: centre.y + r * Math.sin(angle) }
  })
  const lengths = fine.slice(1).map((p, i) => Math.hypot(p.x - fine[i]!.x, p.y - fine[i]!.y))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const count = Math.max(6, Math.round(total / step))
  const points: Point[] = []
  let walked = 0
  lengths.forEach((length, i) => {
    if (walked >= (points.length * total) / count) points.push(fine[i]!)
    walked += length
  })
  return points
}

/** A smooth closed line through points. */
export function smoothPath(points: readonly Point[]): string {
  const at = (i: number) => points[(i + points.length) % points.length]!
  const curves = points.map((p, i) => {
    const [before, next, after] = [at(i - 1), at(i + 1), at(i + 2)]
    const a = { x: p.x + (next.x - before.x) / 6, y: p.y + (next.y - before.y) / 6 }
    const b = { x: next.x - (after.x - p.x) / 6, y: next.y - (after.y - p.y) / 6 }
    return `C${n(a.x)} ${n(a.y)} ${n(b.x)} ${n(b.y)} ${n(next.x)} ${n(next.y)}`
  })
  return `M${n(points[0]!.x)} ${n(points[0]!.y)}${curves.join('')}Z`
}

/** A closed line of small bows, as trees are drawn on maps. */
export function scallopPath(points: readonly Point[], centre: Point): string {
  const bows = points.map((p, i) => {
    const next = points[(i + 1) % points.length]!
    const middle = { x: (p.x + next.x) / 2, y: (p.y + next.y) / 2 }
    const out = Math.hypot(middle.x - centre.x, middle.y - centre.y)
    const bulge = Math.hypot(next.x - p.x, next.y - p.y) * 0.55
    const x = middle.x + ((middle.x - centre.x) / out) * bulge
    const y = middle.y + ((middle.y - centre.y) / out) * bulge
    return `Q${n(x)} ${n(y)} ${n(next.x)} ${n(next.y)}`
  })
  return `M${n(points[0]!.x)} ${n(points[0]!.y)}${bows.join('')}Z`
}

/** @returns points spread evenly over a box but not in rows, those for which `keep` says yes. */
export function scatter(
  { x, y, w, h }: Box,
  spacing: number,
  chance: Chance,
  keep: (point: Point) => boolean,
): Point[] {
  const points: Point[] = []
  const rise = spacing * 0.87
  for (let row = 0, py = y; py < y + h; row += 1, py += rise) {
    for (let px = x + (row % 2) * (spacing / 2); px < x + w; px += spacing) {
      const point = {
        x: px + between(chance, -0.24, 0.24) * spacing,
        y: py + between(chance, -0.24, 0.24) * spacing,
      }
      if (keep(point)) points.push(point)
    }
  }
  return points
}
