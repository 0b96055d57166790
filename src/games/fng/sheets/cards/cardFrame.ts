import { cardHeight, cardWidth } from '../../../../main/sheets/cutCards.ts'
import { label } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import type { SheetField } from '../roster/rosterModel.ts'

/** White between the edge of a card and what stands on it; above and below as much as a page's margin needs. */
const side = 11
const ends = 18.5

export type Corner = Pick<Box, 'x' | 'y'>

/** @returns the part of a card that is written on. */
export const insideOf = ({ x, y }: Corner): Box => ({
  x: x + side,
  y: y + ends,
  w: cardWidth - 2 * side,
  h: cardHeight - 2 * ends,
})

const cellHeight = 12

/** Words with their values in columns, a rule under each row. @returns the y under them. */
export function drawFacts(pen: Pen, { x, y, w }: Omit<Box, 'h'>, facts: readonly SheetField[], columns = 2): number {
  const gutter = 12
  const wide = (w - gutter * (columns - 1)) / columns
  const rows = Math.ceil(facts.length / columns)
  facts.forEach(({ label: word, value }, i) => {
    const cell = {
      x: x + Math.floor(i / rows) * (wide + gutter),
      y: y + (i % rows) * cellHeight,
      w: wide,
      h: cellHeight,
    }
    const style = { face: 'typedBold', size: 8.5, align: 'right' } as const
    const written = pen.text({ ...cell, x: cell.x + wide * 0.4, w: wide * 0.6 }, value, style)
    pen.text({ ...cell, w: wide - written.width - 3 }, word, { ...label, face: 'narrow', size: 8, tracking: 0 })
    pen.line(cell.x, cell.y + cellHeight, cell.x + wide, cell.y + cellHeight, 0.3)
  })
  return y + rows * cellHeight
}
