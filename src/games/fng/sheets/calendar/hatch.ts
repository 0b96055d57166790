import type { Line, Point } from './points.ts'

/** @returns light strokes that rise to the right all over an area. @param gap between them, in units of the field. */
export function hatch(rings: readonly Line[], gap: number): Line[] {
  // Strokes run where x + y is a multiple of the gap; along one of them a point is told by its x.
  const sums = rings[0]!.map(([x, y]) => x + y)
  const [from, to] = [Math.min(...sums), Math.max(...sums)]
  const strokes: Line[] = []
  for (let sum = Math.ceil(from / gap) * gap; sum < to; sum += gap) {
    const xs = rings.flatMap((ring) => crossings(ring, sum + 1e-7)).sort((a, b) => a - b)
    for (let i = 0; i + 1 < xs.length; i += 2)
      if (xs[i + 1]! - xs[i]! > 0.5) strokes.push([at(xs[i]!, sum), at(xs[i + 1]!, sum)])
  }
  return strokes
}

const at = (x: number, sum: number): Point => [x, sum - x]

const crossings = (ring: Line, sum: number): number[] =>
  ring.flatMap(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length]!
    const [a, b] = [ax + ay - sum, bx + by - sum]
    return a > 0 === b > 0 ? [] : [ax + ((bx - ax) * a) / (a - b)]
  })
