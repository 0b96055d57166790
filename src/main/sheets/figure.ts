import { smallest } from './fit.ts'
import type { Box, Ink } from './marks.ts'
import type { Pen } from './pen.ts'

/** Writes a typed figure into a narrow cell: on one line, printed narrow where it is too wide, and at last on two. */
export function figure(pen: Pen, cell: Box, text: string, size: number, grey: Ink = 0): void {
  const typed = pen.measure.width('typed', smallest, text) <= cell.w
  const one = typed || pen.measure.width('narrow', smallest, text) <= cell.w
  const style = one ? { lines: 1 } : { lines: 2, smaller: smallest, leading: 0.75 }
  pen.text(cell, text, { face: typed ? 'typed' : 'narrow', size, grey, ...style })
}
