import { linePath, type Box, type Mark } from './marks.ts'
import type { Measure } from './measure.ts'
import { margin } from './paper.ts'
import { Pen } from './pen.ts'

/** Cards of 2½ by 3½ inches to cut out, nine to a page. */

export const cardWidth = 180
export const cardHeight = 252
const across = 3
const down = 3
export const cardsOnPage = across * down

/** Draws what stands on a card whose corner is at x and y. */
export type DrawCard = (pen: Pen, corner: Pick<Box, 'x' | 'y'>) => void

/**
 * Lays out cards in the middle of the paper. The grid reaches over the margin to a quarter of an inch from the edge, its
 * texts do not. Empty cards fill the last page.
 * @returns the pages as lists of marks; at least one.
 */
export function cutCards(measure: Measure, page: Box, cards: readonly DrawCard[], empty: DrawCard | null): Mark[][] {
  const count = Math.max(1, Math.ceil(cards.length / cardsOnPage))
  return Array.from({ length: count }, (_, at) => {
    const pen = new Pen(measure)
    const grid = gridOf(page)
    cutMarks(pen, grid)
    for (let i = 0; i < cardsOnPage; i += 1) {
      const x = grid.x + (i % across) * cardWidth
      const y = grid.y + Math.floor(i / across) * cardHeight
      const draw = cards[at * cardsOnPage + i] ?? empty
      draw?.(pen, { x, y })
    }
    return pen.marks
  })
}

function gridOf(page: Box): Box {
  const [w, h] = [across * cardWidth, down * cardHeight]
  return { x: page.x + (page.w - w) / 2, y: page.y + (page.h - h) / 2, w, h }
}

/** How far marks stand off the cards, and how far they may reach to the edge of the paper. */
const off = 3
const mostMark = 14

/** Hairlines to cut along, and marks outside the cards for the ruler. */
function cutMarks(pen: Pen, grid: Box): void {
  const length = Math.min(mostMark, margin / 2 - off - 4)
  const hair = { stroke: 0.72, width: 0.35 } as const
  const mark = { stroke: 0, width: 0.5 } as const
  const [right, bottom] = [grid.x + grid.w, grid.y + grid.h]
  for (let i = 0; i <= across; i += 1) {
    const x = grid.x + i * cardWidth
    pen.path(linePath(x, grid.y, x, bottom), hair)
    pen.path(linePath(x, grid.y - off - length, x, grid.y - off), mark)
    pen.path(linePath(x, bottom + off, x, bottom + off + length), mark)
  }
  for (let i = 0; i <= down; i += 1) {
    const y = grid.y + i * cardHeight
    pen.path(linePath(grid.x, y, right, y), hair)
    pen.path(linePath(grid.x - off - length, y, grid.x - off, y), mark)
    pen.path(linePath(right + off, y, right + off + length, y), mark)
  }
}
