import { partOf, type Work } from '../engine/work.ts'
import type { Box, Mark } from './marks.ts'
import { lostLetter, type Measure } from './measure.ts'
import { Pen } from './pen.ts'
import type { Pages, Sheet } from './sheet.ts'

const warning = 'A ? here stands for a letter that none of the fonts of this program has.'

/** Stands below the foot, in the margin: no sheet has to keep room for it. */
const below = { gap: 1, h: 10 }

/** @returns the pages of a sheet; one on which letters were lost says so, on the screen and on paper. */
export function* laidOut(sheet: Sheet, measure: Measure, page: Box): Work<Pages> {
  const pages = yield* partOf(sheet.layOut(measure, page), 0, 1)
  return pages.map((marks) => (marks.some(hasLost) ? [...marks, ...warned(measure, page)] : marks))
}

const hasLost = (mark: Mark): boolean =>
  mark.kind === 'text' ? mark.text.includes(lostLetter) : 'marks' in mark && mark.marks.some(hasLost)

function warned(measure: Measure, { x, y, w, h }: Box): readonly Mark[] {
  const pen = new Pen(measure)
  pen.text({ x, y: y + h + below.gap, w, h: below.h }, warning, { face: 'narrowBold', size: 7.5 })
  return pen.marks
}
