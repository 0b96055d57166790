import { linePath, type Box } from '../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'

/** Rows and columns of cells that share their edges: one cut parts two tokens. */
export interface Sheetlet {
  readonly x: number
  readonly y: number
  readonly side: number
  readonly columns: number
  readonly rows: number
}

const tick = 7

/** @returns the cell of the nth token, row by row. */
export const cellOf = ({ x, y, side, columns }: Sheetlet, nth: number): Box => ({
  x: x + (nth % columns) * side,
  y: y + Math.floor(nth / columns) * side,
  w: side,
  h: side,
})

/** Thin lines to cut along, with marks outside that show where a ruler goes. */
export function drawCuts(pen: Pen, { x, y, side, columns, rows }: Sheetlet): void {
  const [right, bottom] = [x + columns * side, y + rows * side]
  let lines = ''
  let ticks = ''
  for (let column = 0; column <= columns; column += 1) {
    const at = x + column * side
    lines += linePath(at, y, at, bottom)
    ticks += linePath(at, y - tick, at, y - 2) + linePath(at, bottom + 2, at, bottom + tick)
  }
  for (let row = 0; row <= rows; row += 1) {
    const at = y + row * side
    lines += linePath(x, at, right, at)
    ticks += linePath(x - tick, at, x - 2, at) + linePath(right + 2, at, right + tick, at)
  }
  pen.path(lines, { stroke: 0.72, width: 0.4 })
  pen.path(ticks, { stroke: 0, width: 0.5 })
}
