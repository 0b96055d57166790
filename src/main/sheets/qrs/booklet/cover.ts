import type { Box } from '../../marks.ts'
import { leafMargin } from '../../onPaper.ts'
import type { Pen } from '../../pen.ts'
import type { BookletModel } from './bookletModel.ts'

/** White at both sides of what stands on the cover. */
const side = 33 - leafMargin

/** Draws the cover: what it is, of which game, and whose. */
export function drawCover(pen: Pen, page: Box, model: BookletModel): void {
  const [x, w] = [page.x + side, page.w - 2 * side]
  const top = page.y + page.h * 0.2
  const { emblem } = model
  emblem?.(pen, { x, y: top - 60, w: 40, h: 40 })
  const title = { x, y: top, w, h: 84 }
  const role = { kind: 'title', name: `${model.title}: ${model.game}` } as const
  const bold = { face: 'printBold', at: 'top', lines: 2, leading: 1.02 } as const
  pen.text(title, model.title, { ...bold, size: 38, smaller: 38, least: 20, role })
  pen.line(x, top + 92, x + w, top + 92, 3, 'accent')
  pen.text({ x, y: top + 100, w, h: 20 }, model.game, { face: 'printSemi', size: 14, at: 'top', lines: 1, least: 9 })
  const whose = { x, y: top + 142, w, h: 40 }
  const { size } = pen.text(whose, model.whose, {
    ...{ face: 'typedBold', size: 15, smaller: 15, least: 9, lines: 2, at: 'top', leading: 1.15 },
  })
  const under = whose.y + (pen.measure.width('typedBold', size, model.whose) > w ? 2 : 1) * size * 1.2
  pen.text({ x, y: model.whose === '' ? whose.y : under, w, h: 26 }, model.when, {
    ...{ face: 'typed', size: 11, smaller: 11, least: 8, lines: 2, at: 'top', leading: 1.15 },
  })
  drawFoot(pen, { x, y: page.y + page.h - 74, w, h: 60 }, model)
}

/** What is in it, and what to do with it. */
function drawFoot(pen: Pen, { x, y, w }: Box, { chapters, changed }: BookletModel): void {
  const tables = chapters.flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'table')).length
  const house = changed.length === 0 ? [] : [`with the house rules of this campaign in ${changed.length} of them`]
  const lines = [
    `${chapters.length} ${chapters.length === 1 ? 'chapter' : 'chapters'}, ${tables} ${tables === 1 ? 'table' : 'tables'}${house.length === 0 ? '' : `, ${house[0]!}`}`,
    'Contents on page 2, all tables by name on the last pages',
  ]
  pen.line(x, y, x + w, y, 0.75)
  lines.forEach((line, i) => {
    pen.text({ x, y: y + 6 + i * 13, w, h: 12 }, line, { face: 'narrow', size: 9.5, at: 'top', lines: 1 })
  })
}
