import { linePath, type Box } from './marks.ts'
import { margin } from './paper.ts'
import type { Pen } from './pen.ts'

/** A sheet that is folded in three, so that its cover shows and the rest lies face to face inside. */

/** White between a fold and what stands beside it. */
export const foldAir = 12

/** @returns three panels of equal height on the paper, less its margins: the cover, and the two that lie inside. */
export function panelsOf(page: Box): readonly [cover: Box, upper: Box, lower: Box] {
  const third = (page.h + 2 * margin) / 3
  const panel = (i: number): Box => {
    const y = Math.max(page.y, i * third + foldAir)
    return { ...page, y, h: Math.min(page.y + page.h, (i + 1) * third - foldAir) - y }
  }
  return [panel(0), panel(1), panel(2)]
}

/** A line that is folded or cut along, with a word on it. */
export function foldLine(pen: Pen, { x, y, w }: Omit<Box, 'h'>, words: string): void {
  const wide = pen.measure.width('narrow', 7.5, words) + 10
  pen.path(linePath(x, y, x + 10, y) + linePath(x + 10 + wide, y, x + w, y), {
    stroke: 0.4,
    width: 0.6,
    dash: [3, 2.4],
  })
  pen.text({ x: x + 15, y: y - 5, w: wide, h: 10 }, words, { face: 'narrow', size: 7.5, lines: 1 })
}
