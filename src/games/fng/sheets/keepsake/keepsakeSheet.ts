import { partOf, type Work } from '../../../../main/engine/work.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { Pen } from '../../../../main/sheets/pen.ts'
import type { Pages, Sheet } from '../../../../main/sheets/sheet.ts'
import { coverPage } from './coverPage.ts'
import type { KeepsakeModel } from './keepsakeModel.ts'

/** A sheet that is bound in with others, and what the contents call it. */
export interface KeepsakePart {
  readonly title: string
  readonly sheet: Sheet
}

/** A part, and the page on which it begins. */
interface Bound {
  readonly title: string
  readonly from: number
  readonly pages: Pages
}

/** Numbers run through under the feet of the parts. */
const numberHeight = 13

/** @returns a finished tour as one book: a cover, then its parts, each from a right-hand page on. */
export const keepsakeSheet = (model: KeepsakeModel, parts: readonly KeepsakePart[]): Sheet => ({
  title: `Keepsake: ${model.unit}`,
  ownSize: true,
  layOut: (measure, page) => keepsakePages(measure, model, parts, page),
})

function* keepsakePages(
  measure: Measure,
  model: KeepsakeModel,
  parts: readonly KeepsakePart[],
  page: Box,
): Work<Pages> {
  const room = { ...page, h: page.h - numberHeight }
  const bound: Bound[] = []
  // The back of the cover stays white.
  let from = 3
  for (const [i, { title, sheet }] of parts.entries()) {
    const pages = yield* partOf(sheet.layOut(measure, room), i / parts.length, (i + 1) / parts.length)
    bound.push({ title, from, pages })
    from = rightFrom(from + pages.length)
  }
  const book: Pages[number][] = [coverPage(measure, model, bound, page)]
  for (const { from: first, pages } of bound) {
    while (book.length < first - 1) book.push([])
    book.push(...pages.map((marks, i) => [...marks, ...numbered(measure, page, first + i)]))
  }
  return book
}

/** @returns the page itself where it lies on the right, else the next. */
const rightFrom = (page: number): number => page + ((page + 1) % 2)

/** The number of a page at its outer edge: on the right of a right-hand page. */
function numbered(measure: Measure, { x, y, w, h }: Box, page: number): Pages[number] {
  const pen = new Pen(measure)
  const cell = { x, y: y + h - numberHeight + 2, w, h: numberHeight - 2 }
  const align = page % 2 === 1 ? 'right' : 'left'
  pen.text(cell, String(page), { face: 'typedBold', size: 9.5, align, at: 'bottom', role: { kind: 'furniture' } })
  return pen.marks
}
