import { circlePath, linePath, n, rectPath } from '../../../../main/sheets/marks.ts'
import type { Ink } from './ink.ts'
import type { Point } from './blob.ts'
import { moved } from './moved.ts'
import { shape } from './structureSigns.ts'

/** What a Defense defends, as a sign round a point (FNG p. 99). */
export type DefendedSign = 'relay' | 'landing' | 'wounded' | 'barrier' | 'water'

const drawings: Readonly<Record<DefendedSign, (ink: Ink) => void>> = {
  // A mast on its guys, with waves.
  relay: (ink) => {
    shape(
      ink,
      'M-7 9L0 -7L7 9Z',
      `M0 -7V-12M-4.2 2.6H4.2M-5.8 6.2H5.8M4 -12.6a4.6 4.6 0 0 1 0 6M-4 -12.6a4.6 4.6 0 0 0 0 6`,
    )
  },
  // The letter that pilots look for.
  landing: (ink) => {
    shape(ink, circlePath(0, 0, 9), '')
    ink.path('M-3.4 -4.6V4.6M3.4 -4.6V4.6M-3.4 0H3.4', { stroke: 0, width: 2, round: true })
  },
  wounded: (ink) => {
    shape(ink, rectPath({ x: -8, y: -8, w: 16, h: 16 }), '')
    ink.path('M-5 0H5M0 -5V5', { stroke: 0, width: 3.2 })
  },
  // A striped pole between two posts.
  barrier: (ink) => {
    shape(ink, rectPath({ x: -11, y: -2, w: 22, h: 4 }), [-7, -2, 3].map((x) => linePath(x, 2, x + 4, -2)).join(''))
    ink.path('M-11 -5V6M11 -5V6', { stroke: 0, width: 2.2, round: true })
  },
  water: (ink) => {
    shape(
      ink,
      'M0 -9c4 5.4 6.4 8.4 6.4 12a6.4 6.4 0 0 1 -12.8 0c0 -3.6 2.4 -6.6 6.4 -12Z',
      'M-3.2 3.4a3.2 3.2 0 0 0 3.2 3.2',
    )
  },
}

/** Draws one of the signs round the point 0, 0. */
export function drawDefendedSign(ink: Ink, sign: DefendedSign): void {
  drawings[sign](ink)
}

/** An ink whose point 0, 0 lies elsewhere. */
export const at = (ink: Ink, x: number, y: number): Ink => ({
  path: (d, how) => {
    ink.path(moved(d, x, y), how)
  },
})

/** Between two lines of a deck. */
const plank = 4

/** A bridge seen from above: its deck over the water, with rails that spread at its ends. */
export function drawBridge(ink: Ink, { x, y }: Point, flat: boolean, half: number): void {
  const [deck, wing] = [5.5, 3.5]
  const p = (along: number, across: number) =>
    flat ? `${n(x + along)} ${n(y + across)}` : `${n(x + across)} ${n(y + along)}`
  const line = (points: readonly (readonly [number, number])[]) => `M${points.map(([a, c]) => p(a, c)).join('L')}`
  const rail = (side: number) =>
    line([
      [-half - wing, side * (deck + wing)],
      [-half, side * deck],
      [half, side * deck],
      [half + wing, side * (deck + wing)],
    ])
  const planks = Array.from({ length: Math.max(0, Math.floor((2 * half - 2) / plank)) }, (_, i) => {
    const along = -half + (i + 1) * plank
    return line([
      [along, -deck],
      [along, deck],
    ])
  })
  const outline = `${line([
    [-half, -deck],
    [half, -deck],
    [half, deck],
    [-half, deck],
  ])}Z`
  ink.path(outline, { stroke: 1, width: 3 })
  ink.path(outline, { fill: 1 })
  ink.path(planks.join(''), { stroke: 0, width: 0.5 })
  ink.path(rail(-1) + rail(1), { stroke: 0, width: 1.6, round: true })
}
