import { holds, type Line, type Point, type Shape } from './points.ts'

/** Space between the points at which a line is looked at, in units of the field. */
const stride = 1.2

/** @returns the parts of a line that lie in `inside`, if there is one, and in none of `outside`. */
export function cutOff(line: Line, inside: Shape | null, outside: readonly Shape[]): Line[] {
  const isSeen = (at: Point) => (inside === null || holds(inside, at)) && !outside.some((shape) => holds(shape, at))
  const parts: Point[][] = []
  let last: { at: Point; seen: boolean } | null = null
  for (const at of walked(line)) {
    const seen = isSeen(at)
    if (last && seen !== last.seen) {
      const edge = edgeBetween(last.at, at, last.seen, isSeen)
      if (seen) parts.push([edge])
      else parts.at(-1)!.push(edge)
    } else if (!last && seen) parts.push([])
    if (seen) parts.at(-1)!.push(at)
    last = { at, seen }
  }
  return parts.filter((part) => part.length > 1)
}

function* walked(line: Line): Generator<Point> {
  if (line.length === 0) return
  yield line[0]!
  for (let i = 1; i < line.length; i += 1) {
    const [[ax, ay], [bx, by]] = [line[i - 1]!, line[i]!]
    const parts = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / stride))
    for (let k = 1; k <= parts; k += 1) yield [ax + ((bx - ax) * k) / parts, ay + ((by - ay) * k) / parts]
  }
}

function edgeBetween(from: Point, to: Point, fromSeen: boolean, isSeen: (at: Point) => boolean): Point {
  let [a, b] = [from, to]
  for (let i = 0; i < 7; i += 1) {
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    if (isSeen(middle) === fromSeen) a = middle
    else b = middle
  }
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}
