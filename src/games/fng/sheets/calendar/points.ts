/** Points, lines and closed shapes of the calendars' drawings, in units of their field (`field`). */

export type Point = readonly [x: number, y: number]
/** A line through points; a shape is a line whose end meets its start. */
export type Line = readonly Point[]

/** Size of the field that every drawing fills, in its own units. */
export const field = { w: 540, h: 600 } as const

/** @returns the surface of a shape, positive where it runs clockwise on the page. */
export function signedArea(shape: Line): number {
  let sum = 0
  for (let i = 0, k = shape.length - 1; i < shape.length; k = i++)
    sum += shape[k]![0] * shape[i]![1] - shape[i]![0] * shape[k]![1]
  return sum / 2
}

/** Does a point lie in a shape? */
export function isInside(shape: Line, [x, y]: Point): boolean {
  let inside = false
  for (let i = 0, k = shape.length - 1; i < shape.length; k = i++) {
    const [ax, ay] = shape[i]!
    const [bx, by] = shape[k]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

/** A shape with the box around it: most questions are answered by that. */
export interface Shape {
  readonly line: Line
  readonly box: readonly [left: number, top: number, right: number, bottom: number]
}

export function shapeOf(line: Line): Shape {
  const xs = line.map(([x]) => x)
  const ys = line.map(([, y]) => y)
  return { line, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] }
}

export const holds = ({ line, box }: Shape, at: Point): boolean =>
  at[0] >= box[0] && at[0] <= box[2] && at[1] >= box[1] && at[1] <= box[3] && isInside(line, at)

/** @returns the distance of a point from the nearest of a shape's sides. */
export function reach(shape: Line, at: Point): number {
  let least = Infinity
  for (let i = 0, k = shape.length - 1; i < shape.length; k = i++)
    least = Math.min(least, distanceToSide(at, shape[k]!, shape[i]!))
  return Math.sqrt(least)
}

function distanceToSide([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const long = dx * dx + dy * dy
  const t = long === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / long))
  return (x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2
}

const steps = 7

/** @returns a smooth line through points (Catmull and Rom), ends included. */
export function smooth(through: Line): Line {
  const last = through.length - 1
  const out: Point[] = []
  for (let i = 0; i < last; i += 1)
    out.push(...spanOf(through[Math.max(0, i - 1)]!, through[i]!, through[i + 1]!, through[Math.min(last, i + 2)]!))
  return [...out, through[last]!]
}

function spanOf(a: Point, b: Point, c: Point, d: Point): Point[] {
  return Array.from({ length: steps }, (_, i) => {
    const t = i / steps
    const at = (k: 0 | 1) =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * t +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
        (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t)
    return [at(0), at(1)] as const
  })
}

/** @returns an ellipse, turned by degrees. */
export function ellipse(cx: number, cy: number, rx: number, ry = rx, turn = 0, points = 48): Line {
  return arc(cx, cy, rx, ry, 0, 360 - 360 / points, turn, points - 1)
}

/** @returns a piece of an ellipse between two directions in degrees, clockwise on the page from the right. */
export function arc(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  turn = 0,
  parts = 16,
): Line {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  return Array.from({ length: parts + 1 }, (_, i) => {
    const a = ((from + ((to - from) * i) / parts) * Math.PI) / 180
    const [x, y] = [rx * Math.cos(a), ry * Math.sin(a)]
    return [cx + x * cos - y * sin, cy + x * sin + y * cos] as const
  })
}

/** How a part of a drawing is put in its place: drawn about its own origin, turned, made larger, moved. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly scale?: number
  /** Degrees, clockwise. */
  readonly turn?: number
  /** Drawn the other way round. */
  readonly mirrored?: boolean
}

/** @returns the function that puts a line in its place. */
export function put({ x, y, scale = 1, turn = 0, mirrored = false }: Place): (line: Line) => Line {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale]
  const side = mirrored ? -1 : 1
  return (line) => line.map(([px, py]) => [x + side * px * cos - py * sin, y + side * px * sin + py * cos] as const)
}
