import type { Arrangement } from './arrangement.ts'
import { holds, shapeOf, signedArea, type Line, type Point, type Shape } from './points.ts'

/** Faces grouped into areas: `of[face]` is the area it belongs to, -1 outside the field. */
export interface Groups {
  readonly of: number[]
}

/** A connected piece of the field. */
export interface Region {
  readonly id: number
  readonly area: number
  /** Its edge, and the edges of holes in it; the first is the outer one. */
  readonly rings: readonly Shape[]
  /** Length of the border with each neighbour. */
  readonly borders: ReadonlyMap<number, number>
}

/** From the middle of a side to the point in its face that stands for it: further than a line strays from its curve. */
const step = 0.3

/** @returns a point in every face, beside the middle of its longest side. */
export function facePoints({ points, sides, faces }: Arrangement): Point[] {
  const longest = Array.from({ length: faces }, () => 0)
  const at: Point[] = Array.from({ length: faces }, () => [0, 0] as const)
  for (const { from, to, face } of sides) {
    if (face < 0) continue
    const [ax, ay] = points[from]!
    const [bx, by] = points[to]!
    const long = Math.hypot(bx - ax, by - ay)
    if (long <= longest[face]!) continue
    longest[face] = long
    at[face] = [(ax + bx) / 2 - ((by - ay) / long) * step, (ay + by) / 2 + ((bx - ax) / long) * step]
  }
  return at
}

/** @returns faces with the same key grouped where they touch; a key of null is outside. */
export function grouped({ sides, faces }: Arrangement, keyOf: (face: number) => string | null): Groups {
  const keys = Array.from({ length: faces }, (_, face) => keyOf(face))
  const parent = keys.map((_, face) => face)
  const root = (face: number): number => {
    let at = face
    while (parent[at] !== at) at = parent[at]!
    parent[face] = at
    return at
  }
  for (const { face, twin } of sides) {
    const other = sides[twin]!.face
    if (face >= 0 && other >= 0 && keys[face] === keys[other]) parent[root(face)] = root(other)
  }
  return { of: keys.map((key, face) => (key === null ? -1 : root(face))) }
}

/** @returns all areas by id, with their edges. */
export function regionsOf(arrangement: Arrangement, { of }: Groups): Map<number, Region> {
  const { points, sides } = arrangement
  const ownerOf = (side: number): number => {
    const { face } = sides[side]!
    return face < 0 ? -1 : of[face]!
  }
  const rings = new Map<number, Line[]>()
  const borders = new Map<number, Map<number, number>>()
  const seen = new Set<number>()
  const isBorder = (side: number) => ownerOf(side) !== ownerOf(sides[side]!.twin)
  for (const start of sides.keys()) {
    const id = ownerOf(start)
    if (id < 0 || seen.has(start) || !isBorder(start)) continue
    const ring: Point[] = []
    const beside = borders.get(id) ?? new Map<number, number>()
    for (let at = start; !seen.has(at);) {
      seen.add(at)
      const { from, to, twin } = sides[at]!
      ring.push(points[from]!)
      const other = ownerOf(twin)
      const long = Math.hypot(points[to]![0] - points[from]![0], points[to]![1] - points[from]![1])
      beside.set(other, (beside.get(other) ?? 0) + long)
      at = sides[at]!.next
      while (!isBorder(at)) at = sides[sides[at]!.twin]!.next
    }
    borders.set(id, beside)
    rings.set(id, [...(rings.get(id) ?? []), ring])
  }
  return new Map(
    [...rings].map(([id, lines]) => {
      const sorted = lines.toSorted((a, b) => signedArea(b) - signedArea(a))
      const area = sorted.reduce((sum, line) => sum + signedArea(line), 0)
      return [id, { id, area, rings: sorted.map(shapeOf), borders: borders.get(id)! }] as const
    }),
  )
}

/** Is a point in an area, and in no hole of it? */
export const isIn = ({ rings }: Pick<Region, 'rings'>, at: Point): boolean =>
  holds(rings[0]!, at) && !rings.slice(1).some((hole) => holds(hole, at))

/** @returns points strewn evenly over an area, `grid` apart. */
export function strewn({ rings }: Region, grid: number): Point[] {
  const [, top, , bottom] = rings[0]!.box
  const points: Point[] = []
  for (let y = top + grid / 2; y < bottom; y += grid) {
    const xs = rings.flatMap(({ line }) => crossings(line, y)).sort((a, b) => a - b)
    for (let i = 0; i + 1 < xs.length; i += 2)
      for (let x = Math.ceil(xs[i]! / grid) * grid; x < xs[i + 1]!; x += grid) points.push([x, y])
  }
  return points
}

/** @returns where a shape meets the level line at y. */
const crossings = (line: Line, y: number): number[] =>
  line.flatMap(([ax, ay], i) => {
    const [bx, by] = line[(i + 1) % line.length]!
    return ay > y === by > y ? [] : [ax + ((bx - ax) * (y - ay)) / (by - ay)]
  })
