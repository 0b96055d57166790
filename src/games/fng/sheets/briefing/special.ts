import { flow } from '../../../../main/sheets/flow.ts'
import { sectionHead } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'

/** Rules of this mission alone, one under the other; nothing where there are none. @returns the y under them. */
export function drawSpecial(pen: Pen, { x, y, w }: Omit<Box, 'h'>, special: readonly string[]): number {
  if (special.length === 0) return y
  let at = sectionHead(pen, { x, y, w }, 'Special rules') + 4
  for (const text of special)
    at = flow(pen, { x, y: at, w }, text, { face: 'narrow', size: 9, least: 8.5, lines: 2 }) + 2.5
  return at
}

/** @returns about how high they are: two lines each at most. */
export const specialHeight = (special: readonly string[]): number =>
  special.length === 0 ? 0 : 18 + special.length * 24
