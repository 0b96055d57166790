import { fitAlways } from '../../../../main/sheets/fit.ts'
import { flow } from '../../../../main/sheets/flow.ts'
import { sectionHead } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { closePages, type OpenPage } from '../../../../main/sheets/openPage.ts'
import { RuledTable, tableHead, type Column } from '../../../../main/sheets/ruledTable.ts'
import { drawLines } from '../../../../main/sheets/ruledLines.ts'
import { sheetOf, type Pages, type Sheet } from '../../../../main/sheets/sheet.ts'
import { drawFields } from '../shared/logParts.ts'
import { game, openPage } from '../shared/signs.ts'
import type { AfterActionModel } from './afterAction.ts'
import type { Section } from './sections.ts'
import { drawSides } from './victoryLists.ts'

/** Prints what a turn of the campaign brought. */
export const afterActionSheet = (model: AfterActionModel): Sheet =>
  sheetOf(`${model.title}: ${model.when}`, (measure, page) => reportPages(measure, model, page))

const between = 10
const style = { face: 'typed', size: 8.5, lines: 20, smaller: 7.5, leading: 1 } as const
const lowest = 14

function reportPages(measure: Measure, model: AfterActionModel, page: Box): Pages {
  const pages: OpenPage[] = []
  const next = (): OpenPage => {
    const { title } = model
    pages.push(openPage(measure, page, pages.length === 0 ? model : { ...model, title: `${title}, continued` }))
    return pages.at(-1)!
  }
  const { pen, room } = next()
  let y = room.y - 4
  for (const fields of model.fields) y = drawFields(pen, { ...room, y }, fields)
  y = drawSides(pen, { ...room, y: y + between }, model.sides) + between
  for (const section of model.sections) y = drawSection(pages, next, section, y) + between
  drawWords(pages, next, model.words, y)
  return closePages(pages, page, [`${game}, p. 10-18`], 'after action report')
}

/** Draws a table, on as many pages as it takes. @returns the y under it. */
function drawSection(pages: readonly OpenPage[], next: () => OpenPage, section: Section, top: number): number {
  const { title, note, heads, rows, none } = section
  let at = pages.at(-1)!
  let y = top
  // A head with fewer than two rows under it goes with them.
  if (y + 15 + tableHead + 2 * lowest > at.room.y + at.room.h) {
    at = next()
    y = at.room.y
  }
  y = sectionHead(at.pen, { ...at.room, y }, title, note)
  if (rows.length === 0) return flow(at.pen, { ...at.room, y: y + 3 }, none, { face: 'narrow', size: 8.5, lines: 1 })
  const all = heads.reduce((sum, { share }) => sum + share, 0)
  const columns = heads.map(({ head, share }): Column => ({ head, width: (at.room.w * share) / all, style }))
  let table = new RuledTable(at.pen, at.room, columns)
  y = table.heads(y + 1)
  for (const row of rows) {
    const h = rowHeight(at.pen.measure, columns, row)
    if (y + h > at.room.y + at.room.h) {
      at = next()
      table = new RuledTable(at.pen, at.room, columns)
      y = table.heads(at.room.y)
    }
    y = table.row(y, h, row)
  }
  return y
}

/** As high as its longest cell. */
function rowHeight(measure: Measure, columns: readonly Column[], row: readonly string[]): number {
  const lines = row.map((text, i) => fitAlways(measure, text, { ...style, width: columns[i]!.width! - 4 }).lines.length)
  return Math.max(lowest, 5 + 8.7 * Math.max(...lines))
}

/** The players' words, and lines for more. */
function drawWords(pages: readonly OpenPage[], next: () => OpenPage, words: string, top: number): void {
  let y = top
  if (words !== '') {
    let at = pages.at(-1)!
    const said = { face: 'typed', size: 9.5, lines: 40 } as const
    const { lines } = fitAlways(at.pen.measure, words, { ...said, width: at.room.w })
    if (y + 18 + lines.length * 11.4 > at.room.y + at.room.h) {
      at = next()
      y = at.room.y
    }
    y = sectionHead(at.pen, { ...at.room, y }, 'In your words') + 4
    y = flow(at.pen, { ...at.room, y }, words, said) + between
  }
  const { pen, room } = pages.at(-1)!
  drawLines(pen, { ...room, y, h: Math.min(150, room.y + room.h - y) }, 'Remarks')
}
