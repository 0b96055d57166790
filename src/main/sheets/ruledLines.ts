import { sectionHead } from './furniture.ts'
import type { Box } from './marks.ts'
import { writingRow } from './paper.ts'
import type { Pen } from './pen.ts'

const headHeight = 13
/** A heading over fewer would look forgotten. */
const leastLines = 2

/** Draws a heading with ruled lines to write on, down to the end of its box; nothing where there is no room for two. */
export function drawLines(pen: Pen, { x, y, w, h }: Box, title: string): void {
  const lines = Math.floor((h - headHeight) / writingRow)
  if (lines < leastLines) return
  const top = sectionHead(pen, { x, y, w }, title)
  for (let i = 1; i <= lines; i += 1) pen.line(x, top + i * writingRow, x + w, top + i * writingRow, 0.55, 0.69)
}
