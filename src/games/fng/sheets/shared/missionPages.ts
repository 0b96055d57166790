import type { MissionHead } from './missionHead.ts'
import { footHeight, headHeight, sheetFoot, sheetHead } from '../../../../main/sheets/furniture.ts'
import type { Box, Mark } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { Pen } from '../../../../main/sheets/pen.ts'

/** White under the head and above the foot. */
const air = 6

/** A page of a mission's sheet that has its head. */
export interface MissionPage {
  readonly pen: Pen
  /** What is left to write on. */
  readonly room: Box
}

/** Begins a page. */
export function missionPage(measure: Measure, page: Box, title: string, { unit, force }: MissionHead): MissionPage {
  const pen = new Pen(measure)
  sheetHead(pen, page, title, unit, force)
  const y = page.y + headHeight + air
  return { pen, room: { ...page, y, h: page.h - headHeight - footHeight - 2 * air } }
}

/** Ends pages: what is left now stands at their feet, with how many they are. */
export function finishPages(
  pages: readonly MissionPage[],
  page: Box,
  { when, source }: Pick<MissionHead, 'when'> & { readonly source: string },
  left: readonly string[],
): Mark[][] {
  return pages.map(({ pen }, i) => {
    const count = pages.length === 1 ? [] : [`${i + 1} of ${pages.length}`]
    sheetFoot(pen, page, [source, ...left], [...(when === '' ? [] : [when]), ...count])
    return pen.marks
  })
}
