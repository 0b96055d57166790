import type { Box } from '../marks.ts'
import type { Pen } from '../pen.ts'
import { PaperTable, type DrawCell } from '../paperTable.ts'
import { boxed, sameAsAbove, sameAsLeft, type AidBlock, type AidCell } from './block.ts'
import { blankBox } from '../signs.ts'
import { boxAir, placeColumns, placeOf, rowHeights, styleOf, sum, type AidColumn, type Placed } from './rowHeights.ts'
import { drawWords, heightOf, pitch, said, smallestOnAid, type WordStyle } from './words.ts'

/** How a table stands in its place. */
export interface TableStyle {
  /** White above and below the words of a row, together. */
  readonly pad?: number
  /** Height that its rows share, where they are to fill it. */
  readonly fill?: number
  /** What it is to who hears it, where rows of it stand elsewhere too. */
  readonly paper?: PaperTable
  /** Where what stands under it begins: it goes no further down than that. */
  readonly until?: number
  /** No row is higher than this, however much there is to fill. */
  readonly highest?: number
}

/** Row rules: thin and black, for a printer without greys breaks a grey line up into dots. */
export const rowRule = { width: 0.3, grey: 0 }
const usualPad = 3

/** Draws heads, where there are any, and rows; a line lies under each row but the last. @returns the y under it. */
export function drawTable(
  pen: Pen,
  { x, y, w }: Omit<Box, 'h'>,
  { heads, rows }: Pick<AidBlock, 'heads' | 'rows'>,
  columns: readonly AidColumn[],
  { pad: wanted = usualPad, fill, until = Infinity, highest = Infinity, paper = new PaperTable() }: TableStyle = {},
): number {
  const placed = placeColumns(x, columns)
  const top = heads.length === 0 ? y : drawHeads(pen, { x, y, w }, heads, placed, paper.heads(pen))
  const { heights, pad, lines } = rowHeights(pen, rows, placed, wanted, until - top)
  const spare = fill === undefined ? 0 : Math.max(0, fill - (top - y) - sum(heights)) / rows.length
  const high = heights.map((height) => Math.max(height, Math.min(height + spare, highest)))
  const tops = high.map((_, i) => top + sum(high.slice(0, i)))
  const bottom = top + sum(high)
  for (const [r, row] of rows.entries()) {
    const inset = (high[r]! - heights[r]! + pad) / 2
    const drawCell = paper.row(pen)
    const hasBox = row.some(({ text }) => boxed(text) !== null)
    row.forEach((cell, c) => {
      if (cell.text === sameAsLeft || cell.text === sameAsAbove) return
      const box = { ...placeOf(placed, row, c, tops[r]!), h: high[r]! }
      const style = styleOf(placed[c]!, cell, lines)
      const draw = () => {
        drawCellIn(pen, box, cell, style, hasBox ? null : inset)
      }
      drawCell(c, draw, { span: spanFrom(row, c) })
    })
    if (r + 1 < rows.length) drawRule(pen, tops[r + 1]!, placed, rows[r + 1]!)
  }
  for (const [c, column] of placed.entries()) if (column.rule) drawUpright(pen, c, column, rows, tops, top, bottom)
  return bottom
}

/** A box, or words: so far under the top of their row, or in the middle of one with boxes. */
function drawCellIn(pen: Pen, box: Box, cell: AidCell, style: WordStyle, inset: number | null): void {
  const own = boxed(cell.text)
  if (own !== null) drawBox(pen, box, own, style)
  else drawWords(pen, { ...box, y: box.y + (inset ?? (box.h - heightOf(pen, cell, box.w, style)) / 2) }, cell, style)
}

const widestBox = 46

/** A frame with the player's own figure, or a box to write it in, in the middle of a row. */
function drawBox(pen: Pen, { x, y, w, h }: Box, own: string, style: WordStyle): void {
  const box = { y: y + boxAir, w: Math.min(w, widestBox), h: h - 2 * boxAir }
  const place = { ...box, x: x + (style.align === 'centre' ? (w - box.w) / 2 : 0) }
  if (own === '') blankBox(pen, place)
  else pen.frame(place, 0.9, 0.6)
  drawWords(pen, { ...place, y: place.y + (place.h - pitch) / 2 }, said(own), { ...style, align: 'centre' })
}

/** How many columns a cell reaches over. */
function spanFrom(row: readonly AidCell[], c: number): number {
  let end = c + 1
  while (row[end]?.text === sameAsLeft) end += 1
  return end - c
}

function drawHeads(
  pen: Pen,
  { x, y, w }: Omit<Box, 'h'>,
  heads: readonly string[],
  columns: readonly Placed[],
  drawCell: DrawCell,
): number {
  const high = pitch + 2.2
  const row = heads.map(said)
  heads.forEach((head, c) => {
    if (head === sameAsLeft || head === '') return
    const style = { bold: true, size: smallestOnAid, align: columns[c]!.align ?? 'left' } as const
    drawCell(c, () => drawWords(pen, placeOf(columns, row, c, y + 0.8), said(head), style), { span: spanFrom(row, c) })
  })
  pen.line(x, y + high, x + w, y + high, 0.75)
  return y + high
}

/** A rule between two rows, but where a cell stands beside both. */
function drawRule(pen: Pen, y: number, columns: readonly Placed[], below: readonly AidCell[]): void {
  let from: number | null = null
  columns.forEach(({ x, w }, c) => {
    const open = below[c]?.text !== sameAsAbove
    if (open) from ??= x
    const ends = !open || c + 1 === columns.length
    if (!ends || from === null) return
    pen.line(from, y, open ? x + w : x, y, rowRule.width, rowRule.grey)
    from = null
  })
}

/** A line before a column, beside the rows in which that column has a cell of its own. */
function drawUpright(
  pen: Pen,
  c: number,
  { x, rule }: Placed,
  rows: AidBlock['rows'],
  tops: readonly number[],
  top: number,
  bottom: number,
): void {
  const black = rule === 'black'
  if (black) {
    pen.line(x, top, x, bottom, 0.75)
    return
  }
  rows.forEach((row, r) => {
    if (row[c]!.text === sameAsLeft) return
    pen.line(x, tops[r]!, x, tops[r + 1] ?? bottom, rowRule.width, rowRule.grey)
  })
}
