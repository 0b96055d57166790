import { footHeight, headHeight, sheetFoot, sheetHead, type AskedByHand, type DrawEmblem } from './furniture.ts'
import type { Box, Mark } from './marks.ts'
import type { Measure } from './measure.ts'
import { Pen } from './pen.ts'

/** White under the head and above the foot. */
const air = 7

export interface Head {
  readonly title: string
  readonly whose: string
  readonly when: string
  /** What is written in by hand where it is nobody's yet. */
  readonly asked?: AskedByHand
}

/** A page with its head: what is left to draw on. */
export interface OpenPage {
  readonly pen: Pen
  readonly room: Box
}

/** @returns how the pages of a game are begun: its emblem stands beside every title. */
export const openWith =
  (emblem: DrawEmblem) =>
  (measure: Measure, page: Box, { title, whose, when, asked }: Head): OpenPage => {
    const pen = new Pen(measure)
    sheetHead(pen, page, title, whose, when, emblem, asked)
    const y = page.y + headHeight + air
    return { pen, room: { ...page, y, h: page.h - headHeight - footHeight - 2 * air } }
  }

/** Ends pages: what must be known stands at their feet, with which of the sheet's pages it is. */
export const closePages = (pages: readonly OpenPage[], page: Box, left: readonly string[], sheet: string): Mark[][] =>
  pages.map(({ pen }, i) => {
    sheetFoot(pen, page, left, [`${sheet}, ${i + 1} of ${pages.length}`])
    return pen.marks
  })
