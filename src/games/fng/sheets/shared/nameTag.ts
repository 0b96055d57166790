import type { NameTag } from '../roster/rosterModel.ts'
import { smallest } from '../../../../main/sheets/fit.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'

/** Height of a tag. */
export const tagHeight = 8.6

/** @returns how wide a tag is with its frame. */
export const tagWidth = (measure: Measure, { text }: NameTag): number => measure.width('narrowBold', smallest, text) + 5

/** Draws the word beside a name: white on black, or outlined for men who are away. */
export function nameTag(pen: Pen, box: Box, { text, out }: NameTag): void {
  pen.frame(box, 0.6, 0.9, { fill: out ? 1 : 0 })
  const style = { face: 'narrowBold', size: smallest, grey: out ? 0 : 1, align: 'centre' } as const
  pen.text({ x: box.x + 1, y: box.y, w: box.w - 2, h: box.h }, text, style)
}
