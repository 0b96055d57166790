import type { DrawEmblem } from '../../../../main/sheets/furniture.ts'
import { diamondPath, linePath, n, type Box } from '../../../../main/sheets/marks.ts'
import { openWith } from '../../../../main/sheets/openPage.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'

/** Signs that several sheets draw. */

export const game = 'Snoopin’ & Poopin’'

/** The sign of these rules: a sealed order. */
export const emblem: DrawEmblem = (pen, { x, y, w, h }) => {
  const [left, top, wide, high] = [x, y + h * 0.1, w, h * 0.8]
  const width = Math.max(1.2, w * 0.08)
  pen.path(`M${n(left)} ${n(top)}h${n(wide)}v${n(high)}h${n(-wide)}Z`, { stroke: 0, width })
  const [cx, cy] = [left + wide / 2, top + high * 0.56]
  pen.path(linePath(left, top, cx, cy) + linePath(left + wide, top, cx, cy), { stroke: 0, width })
  pen.path(diamondPath(cx, top + high * 0.62, w * 0.19), { fill: 0 })
}

/** Begins a page of these rules. */
export const openPage = openWith(emblem)

const rankBox = { w: 6, h: 9, step: 7.2 }

/** How wide three boxes of ranks are. */
export const rankWidth = 2 * rankBox.step + rankBox.w

/** Three upright boxes for ranks, ticked as far as they are reached: black is what tires a team. */
export function rankBoxes(pen: Pen, { x, y }: Pick<Box, 'x' | 'y'>, reached: number): void {
  for (let i = 0; i < 3; i += 1) {
    const box = { x: x + i * rankBox.step, y: y - rankBox.h / 2, w: rankBox.w, h: rankBox.h }
    pen.frame(box, 0.7, 0.5)
    if (i < reached) pen.path(`M${n(box.x + 1.2)} ${n(y + 0.4)}l1.5 2.4l2.4 -5.6`, { stroke: 0, width: 1.1 })
  }
}

/** The outline of each die as the games draw it: square, diamond, kite, pentagon. */
const outlines: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  6: [
    [0.1, 0.1],
    [0.9, 0.1],
    [0.9, 0.9],
    [0.1, 0.9],
  ],
  8: [
    [0.5, 0],
    [1, 0.5],
    [0.5, 1],
    [0, 0.5],
  ],
  10: [
    [0.5, 0],
    [1, 0.6],
    [0.5, 1],
    [0, 0.6],
  ],
  12: [
    [0.5, 0],
    [1, 0.38],
    [0.81, 0.97],
    [0.19, 0.97],
    [0, 0.38],
  ],
}

/** A quality die by its shape, with its sides in it. */
export function qualityDie(pen: Pen, { x, y }: Pick<Box, 'x' | 'y'>, side: number, sides: number): void {
  const corners = outlines[sides] ?? outlines[6]!
  const d = corners.map(([across, down]) => `${n(x + across * side)} ${n(y + down * side)}`).join('L')
  pen.path(`M${d}Z`, { stroke: 0, width: 0.9 })
  pen.text({ x, y: y + side * 0.04, w: side, h: side }, String(sides), {
    face: 'typedBold',
    size: 8.5,
    align: 'centre',
  })
}
