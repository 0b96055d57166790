import type { Box, Ink } from './marks.ts'
import type { Pen } from './pen.ts'

/** Set smaller than this a figure is better on two lines. */
const leastOnOneLine = 6.5

/** Writes a typed figure into a narrow cell: on one line if it is still easy to read there, else on two. */
export function figure(pen: Pen, cell: Box, text: string, size: number, grey: Ink = 0): void {
  const one = pen.measure.width('typed', leastOnOneLine, text) <= cell.w
  const style = one ? { lines: 1 } : { lines: 2, smaller: 6, leading: 0.82 }
  pen.text(cell, text, { face: 'typed', size, grey, ...style })
}
