import { fitAlways } from '../../../../main/sheets/fit.ts'
import { sectionHead } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'

const words = { face: 'narrow', size: 8.5, least: 7.5, lines: 8 } as const
const pitch = 10.4
const between = 2

const fitted = (measure: Measure, text: string, width: number) => fitAlways(measure, text, { ...words, width })

/** @returns how high who stays is in a column, with its heading; 0 where everybody goes. */
export const staysHeight = (measure: Measure, stays: readonly string[], w: number): number =>
  stays.length === 0
    ? 0
    : stays.reduce((sum, text) => sum + fitted(measure, text, w).lines.length * pitch + between, 17)

/** Draws who stays, and why. @returns the y under it. */
export function drawStays(pen: Pen, { x, y, w }: Omit<Box, 'h'>, stays: readonly string[]): number {
  if (stays.length === 0) return y
  let at = sectionHead(pen, { x, y, w }, 'Who stays, and why') + 3
  for (const text of stays) {
    const set = fitted(pen.measure, text, w)
    const h = set.lines.length * pitch
    pen.lines({ x, y: at, w, h: h + 1 }, set, { ...words, at: 'top', leading: pitch / set.size })
    at += h + between
  }
  return at
}
