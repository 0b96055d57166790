import { linePath, type Box } from './marks.ts'
import { margin } from './paper.ts'
import { Pen } from './pen.ts'
import { rulerLength, scaleRuler } from './scaleRuler.ts'

/** Pieces of one size beside and under each other, to be cut out. */
export interface Grid extends Pick<Box, 'x' | 'y'> {
  readonly columns: number
  readonly rows: number
  /** Of a piece. */
  readonly wide: number
  readonly high: number
}

/** @returns the grid in the middle of a page. */
export const gridIn = (page: Box, size: Pick<Grid, 'columns' | 'rows' | 'wide' | 'high'>): Grid => ({
  ...size,
  x: page.x + (page.w - size.columns * size.wide) / 2,
  y: page.y + (page.h - size.rows * size.high) / 2,
})

/** @returns the corner of the nth piece, row by row. */
export const cornerOf = ({ x, y, columns, wide, high }: Grid, nth: number): Pick<Box, 'x' | 'y'> => ({
  x: x + (nth % columns) * wide,
  y: y + Math.floor(nth / columns) * high,
})

/** How far marks stand off the pieces, and how far they may reach to the edge of the paper. */
const off = 3
const mostMark = 14

/** Hairlines to cut along, and marks outside for the ruler. */
export function cutMarks(pen: Pen, { x: left, y: top, columns, rows, wide, high }: Grid): void {
  const length = Math.min(mostMark, margin / 2 - off - 4)
  const hair = { stroke: 0.72, width: 0.35 } as const
  const mark = { stroke: 0, width: 0.5 } as const
  const [right, bottom] = [left + columns * wide, top + rows * high]
  for (let i = 0; i <= columns; i += 1) {
    const x = left + i * wide
    pen.path(linePath(x, top, x, bottom), hair)
    pen.path(linePath(x, top - off - length, x, top - off), mark)
    pen.path(linePath(x, bottom + off, x, bottom + off + length), mark)
  }
  for (let i = 0; i <= rows; i += 1) {
    const y = top + i * high
    pen.path(linePath(left, y, right, y), hair)
    pen.path(linePath(left - off - length, y, left - off, y), mark)
    pen.path(linePath(right + off, y, right + off + length, y), mark)
  }
}

/** How far the words beside the pieces stand off them, and off the marks at their corners. */
const aside = 5
const air = 8
const high = 9
const numberWidth = 34

/** Up along the left edge, where no piece is: what the page is, and a ruler that proves its scale. */
export function drawEdge(pen: Pen, grid: Grid, title: string, pageOf: string): void {
  const edge = new Pen(pen.measure)
  const style = { face: 'narrow', size: 8.5, lines: 1 } as const
  const name = { x: air, y: 0, w: grid.high - 2 * air - numberWidth, h: high }
  const { width } = edge.text(name, title, { ...style, role: { kind: 'title', name: title } })
  const number = { ...name, x: name.x + width + 7, w: numberWidth - 7 }
  edge.text(number, pageOf, { ...style, role: { kind: 'furniture' } })
  const { ruler, words } = rulerPlaces(grid)
  scaleRuler(edge, { x: ruler, y: high / 2 }, { ...words, y: 0, h: high })
  // Turned to the left; it begins at the lower corner of the grid.
  const matrix = [0, -1, 1, 0, grid.x - aside - high, grid.y + grid.rows * grid.high] as const
  pen.marks.push({ kind: 'placed', matrix, marks: edge.marks })
}

/** No mark to cut along runs into the ruler: it stands beside the second piece, its words beside the third if there is one. */
function rulerPlaces({ rows, high: piece }: Grid): { readonly ruler: number; readonly words: Pick<Box, 'x' | 'w'> } {
  if (rows > 2) return { ruler: piece + (piece - rulerLength) / 2, words: { x: 2 * piece + air, w: piece - 2 * air } }
  const ruler = piece + air
  const x = ruler + rulerLength + 6
  return { ruler, words: { x, w: 2 * piece - air - x } }
}
