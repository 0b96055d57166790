import { bands } from '../cuts.ts'
import type { Layer } from '../picture.ts'
import { smooth, type Line, type Point } from '../points.ts'

/** Where a palm stands and how it grows. */
export interface Palm {
  readonly group: string
  /** Foot of its trunk. */
  readonly foot: Point
  /** From the foot to the crown. */
  readonly crown: Point
  /** How far the trunk bows out on its way up. */
  readonly bow: number
  readonly thick: number
  /** Length of its leaves. */
  readonly leaf: number
}

/** Directions of the leaves in degrees, those behind first, with their length and how far they hang. */
const leafOrder: readonly (readonly [turn: number, long: number, droop: number])[] = [
  [-98, 0.72, 0.34],
  [-150, 0.95, 0.55],
  [-30, 0.95, 0.55],
  [168, 0.98, 0.62],
  [12, 0.98, 0.62],
  [-122, 0.92, 0.5],
  [-60, 0.94, 0.5],
  [140, 0.72, 0.5],
  [42, 0.72, 0.5],
]

/** @returns a palm: trunk and leaves, one thing. */
export function palm(tree: Palm): Layer[] {
  const { group, crown, leaf } = tree
  const cut = { rows: bands(0, 3), across: bands(90, 3) }
  const leaves = leafOrder.map(([turn, long, droop]) => {
    const { shape, fine } = palmLeaf(crown, turn, leaf * long, droop)
    return { shape, fine, group, cut, worth: 3 }
  })
  return [{ ...trunk(tree), group, cut, worth: 3 }, ...leaves]
}

function trunk({ foot, crown, bow, thick }: Palm): Pick<Layer, 'shape' | 'fine'> {
  const [dx, dy] = [crown[0] - foot[0], crown[1] - foot[1]]
  const long = Math.hypot(dx, dy)
  const [nx, ny] = [-dy / long, dx / long]
  const at = (t: number, side: number): Point => {
    const out = bow * 4 * t * (1 - t) + side * (thick / 2) * (1.25 - 0.6 * t)
    return [foot[0] + dx * t + nx * out, foot[1] + dy * t + ny * out]
  }
  const ts = Array.from({ length: 15 }, (_, i) => i / 14)
  const rings = Math.round(long / 9)
  return {
    shape: [...ts.map((t) => at(t, 1)), ...ts.toReversed().map((t) => at(t, -1))],
    fine: Array.from({ length: rings }, (_, i): Line => {
      const t = (i + 0.6) / rings
      return smooth([at(t, 1.05), at(t - 3 / long, 0), at(t, -1.05)])
    }),
  }
}

/** A leaf that rises from the crown and hangs over, with a feathered lower edge. */
function palmLeaf(from: Point, turn: number, long: number, droop: number): { shape: Line; fine: Line[] } {
  const a = (turn * Math.PI) / 180
  const spine = (t: number): Point => [
    from[0] + long * Math.cos(a) * t,
    from[1] + long * (Math.sin(a) * t + droop * t * t),
  ]
  const broad = (t: number) => long * 0.118 * Math.sin(Math.PI * Math.min(1, 0.1 + 0.9 * t) ** 0.75)
  const beside = (t: number, by: number): Point => {
    const [[ax, ay], [bx, by2]] = [spine(t - 0.01), spine(t + 0.01)]
    const step = Math.hypot(bx - ax, by2 - ay)
    const [x, y] = spine(t)
    return [x - ((by2 - ay) / step) * by, y + ((bx - ax) / step) * by]
  }
  // Leaves to the left have their lower side on the other hand.
  const down = Math.cos(a) < 0 ? -1 : 1
  const upper = Array.from({ length: 13 }, (_, i) => i / 13).map((t) => beside(t, -down * broad(t) * 0.62))
  const teeth = 7
  const lower = Array.from({ length: teeth }, (_, i) => {
    const [out, back] = [1 - (i + 0.15) / teeth, 1 - (i + 0.95) / teeth]
    return [beside(out, down * broad(out) * 1.5), beside(back, down * broad(back) * 0.75)]
  }).flat()
  const rib = Array.from({ length: 12 }, (_, i) => spine((i / 11) * 0.94))
  return { shape: [...upper, spine(1), ...lower], fine: [rib] }
}
