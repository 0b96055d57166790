import { bands } from '../cuts.ts'
import type { Layer } from '../picture.ts'
import { smooth, type Line, type Point } from '../points.ts'

/** A broad leaf, such as that of a banana. */
export interface BroadLeaf {
  readonly group: string
  readonly foot: Point
  readonly tip: Point
  /** How far the rib bows out between. */
  readonly bow: number
  readonly broad: number
}

/** @returns a broad leaf with its rib and veins. */
export function broadLeaf({ group, foot, tip, bow, broad }: BroadLeaf): Layer {
  const [dx, dy] = [tip[0] - foot[0], tip[1] - foot[1]]
  const long = Math.hypot(dx, dy)
  const [nx, ny] = [-dy / long, dx / long]
  const at = (t: number, side: number): Point => {
    const out = bow * 4 * t * (1 - t) + side * (broad / 2) * Math.sin(Math.PI * t ** 0.8) ** 0.8
    return [foot[0] + dx * t + nx * out, foot[1] + dy * t + ny * out]
  }
  const ts = Array.from({ length: 19 }, (_, i) => i / 18)
  const veins = [1, -1].flatMap((side) =>
    Array.from({ length: 9 }, (_, i): Line => {
      const t = 0.12 + i * 0.09
      return smooth([at(t, 0), at(t + 0.05, side * 0.5), at(Math.min(1, t + 0.07), side * 0.96)])
    }),
  )
  return {
    shape: [
      ...ts.map((t) => at(t, 1)),
      ...ts
        .slice(1, -1)
        .toReversed()
        .map((t) => at(t, -1)),
    ],
    fine: [ts.map((t) => at(t, 0.03)), ts.map((t) => at(t, -0.03)), ...veins],
    group,
    cut: { rows: bands(0, 3), across: bands(90, 3) },
    worth: 2,
  }
}
