import { isInside, signedArea, type Line, type Point } from './points.ts'

/** A line that may part areas, with what it is: the outline of a thing, or a cut. */
export interface Border {
  readonly line: Line
  readonly isOutline: boolean
}

/** One side of a piece of line; the face it belongs to lies on its right hand on the page. */
export interface Side {
  readonly from: number
  readonly to: number
  readonly isOutline: boolean
  /** The other side of the same piece. */
  readonly twin: number
  /** The next side round the same face. */
  next: number
  face: number
}

/** The field cut by all lines: points, sides, and how many faces there are. Faces count from 0; outside is -1. */
export interface Arrangement {
  readonly points: readonly Point[]
  readonly sides: readonly Side[]
  readonly faces: number
}

/** Points that are closer are one, in units of the field. */
const grain = 1e-4

/**
 * Cuts lines where they cross and finds the faces between them. The lines must close in what they are to divide:
 * the frame is one of them. An end that hangs loose is trimmed away.
 */
export function arrange(borders: readonly Border[]): Arrangement {
  const { points, pieces } = crossed(borders)
  const sides = sidesOf(points, trimmed(pieces))
  return { points, sides, faces: numberFaces(points, sides) }
}

interface Piece {
  readonly a: number
  readonly b: number
  readonly isOutline: boolean
}

interface Segment {
  readonly a: Point
  readonly b: Point
  readonly isOutline: boolean
  /** Where others cross it, as parts of its length. */
  readonly cuts: number[]
}

function crossed(borders: readonly Border[]): { points: Point[]; pieces: Piece[] } {
  const segments = borders.flatMap(({ line, isOutline }) =>
    line.slice(1).map((b, i): Segment => ({ a: line[i]!, b, isOutline, cuts: [0, 1] })),
  )
  for (const [one, other] of neighbours(segments)) cross(one, other)
  const points: Point[] = []
  const ids = new Map<string, number>()
  const idOf = ([x, y]: Point): number => {
    const key = `${Math.round(x / grain)} ${Math.round(y / grain)}`
    const known = ids.get(key)
    if (known !== undefined) return known
    ids.set(key, points.length)
    points.push([x, y])
    return points.length - 1
  }
  const pieces = new Map<string, Piece>()
  for (const { a, b, isOutline, cuts } of segments) {
    const along = cuts.sort((s, t) => s - t).map((t) => idOf([a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]))
    along.slice(1).forEach((to, i) => {
      const from = along[i]!
      if (from === to) return
      const key = from < to ? `${from} ${to}` : `${to} ${from}`
      const known = pieces.get(key)
      pieces.set(key, { a: from, b: to, isOutline: isOutline || (known?.isOutline ?? false) })
    })
  }
  return { points, pieces: [...pieces.values()] }
}

const cell = 16

/** Pairs of segments that are near enough to cross. */
function* neighbours(segments: readonly Segment[]): Generator<readonly [Segment, Segment]> {
  const cells = new Map<string, number[]>()
  const met = new Set<number>()
  for (const [i, { a, b }] of segments.entries()) {
    for (let x = Math.floor(Math.min(a[0], b[0]) / cell); x <= Math.max(a[0], b[0]) / cell; x += 1)
      for (let y = Math.floor(Math.min(a[1], b[1]) / cell); y <= Math.max(a[1], b[1]) / cell; y += 1) {
        const key = `${x} ${y}`
        const here = cells.get(key)
        if (!here) {
          cells.set(key, [i])
          continue
        }
        for (const k of here) {
          const pair = k * segments.length + i
          if (k === i || met.has(pair)) continue
          met.add(pair)
          yield [segments[k]!, segments[i]!]
        }
        here.push(i)
      }
  }
}

function cross(one: Segment, other: Segment): void {
  const [ax, ay] = one.a
  const [cx, cy] = other.a
  const [rx, ry] = [one.b[0] - ax, one.b[1] - ay]
  const [sx, sy] = [other.b[0] - cx, other.b[1] - cy]
  const by = rx * sy - ry * sx
  if (Math.abs(by) < 1e-12) return
  const t = ((cx - ax) * sy - (cy - ay) * sx) / by
  const u = ((cx - ax) * ry - (cy - ay) * rx) / by
  const [slackT, slackU] = [grain / Math.hypot(rx, ry), grain / Math.hypot(sx, sy)]
  if (t < -slackT || t > 1 + slackT || u < -slackU || u > 1 + slackU) return
  one.cuts.push(Math.max(0, Math.min(1, t)))
  other.cuts.push(Math.max(0, Math.min(1, u)))
}

/** Takes away pieces that end in nothing, again and again. */
function trimmed(pieces: readonly Piece[]): Piece[] {
  let kept = [...pieces]
  for (;;) {
    const ends = new Map<number, number>()
    for (const { a, b } of kept) for (const end of [a, b]) ends.set(end, (ends.get(end) ?? 0) + 1)
    const next = kept.filter(({ a, b }) => ends.get(a)! > 1 && ends.get(b)! > 1)
    if (next.length === kept.length) return kept
    kept = next
  }
}

/** Two sides of each piece, each knowing the next one round its face. */
function sidesOf(points: readonly Point[], pieces: readonly Piece[]): Side[] {
  const sides = pieces.flatMap(({ a, b, isOutline }, i): Side[] => [
    { from: a, to: b, isOutline, twin: 2 * i + 1, next: -1, face: -1 },
    { from: b, to: a, isOutline, twin: 2 * i, next: -1, face: -1 },
  ])
  const leaving = new Map<number, number[]>()
  for (const [i, { from }] of sides.entries()) leaving.set(from, [...(leaving.get(from) ?? []), i])
  const angle = ({ from, to }: Side) => Math.atan2(points[to]![1] - points[from]![1], points[to]![0] - points[from]![0])
  for (const around of leaving.values()) {
    around.sort((i, k) => angle(sides[i]!) - angle(sides[k]!))
    // Whoever comes in along a side's twin leaves by the one before it, so that faces run clockwise on the page.
    around.forEach((side, at) => {
      sides[sides[side]!.twin]!.next = around[(at + around.length - 1) % around.length]!
    })
  }
  return sides
}

/** Gives every side its face, and a hole the face that it lies in. @returns the number of faces. */
function numberFaces(points: readonly Point[], sides: readonly Side[]): number {
  const holes: { readonly ring: readonly number[]; readonly at: Point }[] = []
  const outer: { readonly line: Line; readonly area: number }[] = []
  const seen = new Set<number>()
  for (const start of sides.keys()) {
    if (seen.has(start)) continue
    const ring: number[] = []
    for (let at = start; !seen.has(at); at = sides[at]!.next) {
      seen.add(at)
      ring.push(at)
    }
    const line = ring.map((side) => points[sides[side]!.from]!)
    const area = signedArea(line)
    if (area <= 0) {
      holes.push({ ring, at: line[0]! })
      continue
    }
    for (const side of ring) sides[side]!.face = outer.length
    outer.push({ line, area })
  }
  for (const { ring, at } of holes) {
    const corners = new Set(ring.map((side) => points[sides[side]!.from]!))
    const around = outer
      .map((face, id) => ({ ...face, id }))
      .filter(({ line }) => !line.some((point) => corners.has(point)) && isInside(line, at))
      .sort((a, b) => a.area - b.area)[0]
    for (const side of ring) sides[side]!.face = around?.id ?? -1
  }
  return outer.length
}
