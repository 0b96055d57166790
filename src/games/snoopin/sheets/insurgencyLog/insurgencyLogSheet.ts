import { sectionHead } from '../../../../main/sheets/furniture.ts'
import { fitAlways } from '../../../../main/sheets/fit.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { closePages, type OpenPage } from '../../../../main/sheets/openPage.ts'
import { writingRow } from '../../../../main/sheets/paper.ts'
import type { Pen, TextStyle } from '../../../../main/sheets/pen.ts'
import { RuledTable, type Column } from '../../../../main/sheets/ruledTable.ts'
import { sheetOf, type Pages, type Sheet } from '../../../../main/sheets/sheet.ts'
import { drawLists } from '../shared/lists.ts'
import { drawFields, drawPoints, pointsHeight } from '../shared/logParts.ts'
import { game, openPage, rankBoxes } from '../shared/signs.ts'
import type { Advancement, InsurgencyLogModel, KeyLine } from './insurgencyLog.ts'

/** Prints the insurgency log. */
export const insurgencyLogSheet = (model: InsurgencyLogModel): Sheet =>
  sheetOf(model.whose === '' ? model.title : `${model.title}: ${model.whose}`, (measure, page) =>
    logPages(measure, model, page),
  )

const between = 9
const gutter = 18
const lowest = 26
const highest = 34
const fewestBlank = 2
const keyRow = 15
/** A row of boxes for points in half a page. */
const across = 6

const does: TextStyle = { face: 'narrow', size: 8.5, lines: 3, smaller: 8, leading: 1 }
const columns: readonly Column[] = [
  { head: 'Advancement type', width: 112, style: { face: 'typedBold', size: 9.5, lines: 2, smaller: 8, leading: 1 } },
  { head: 'Advancement', width: 96, style: { face: 'narrow', size: 8.5, lines: 2, smaller: 8, leading: 1 } },
  { head: 'Rank', width: 40 },
  { head: 'Description', style: does },
]

function logPages(measure: Measure, model: InsurgencyLogModel, page: Box): Pages {
  const pages: OpenPage[] = []
  const next = (): OpenPage => {
    const { title } = model
    pages.push(openPage(measure, page, pages.length === 0 ? model : { ...model, title: `${title}, continued` }))
    return pages.at(-1)!
  }
  const { pen, room } = next()
  let y = room.y - 4
  for (const fields of model.fields) y = drawFields(pen, { ...room, y }, fields)
  y = drawLists(pen, { ...room, y: y + between }, model.assets) + between
  y = drawAdvancements(pages, next, model, y)
  drawUnder(pages.at(-1)!, model, y + between)
  const sealed = model.sealed ? ['Ranks are sealed: they stand on the copy of their own player'] : []
  return closePages(pages, page, [`${game}, p. 23`, ...sealed], 'insurgency log')
}

function drawAdvancements(
  pages: readonly OpenPage[],
  next: () => OpenPage,
  model: InsurgencyLogModel,
  top: number,
): number {
  let left = [...model.advancements]
  let y = top
  for (;;) {
    const { pen, room } = pages.at(-1)!
    const under = underHeight(pen.measure, model, room) + between
    y = sectionHead(pen, { ...room, y }, 'Advancements', 'rolled for after every game with a draw or better')
    const table = new RuledTable(pen, room, columns)
    const bottom = room.y + room.h
    y = table.heads(y + 1)
    const fits = Math.floor((bottom - under - y) / lowest)
    const isLast = left.length + fewestBlank <= fits || (left.length === 0 && pages.length > 1)
    const row = isLast
      ? Math.min(highest, Math.max(lowest, (bottom - under - y) / (left.length + fewestBlank)))
      : lowest
    const here = isLast ? left.length : Math.min(left.length, Math.floor((bottom - y) / row))
    for (const one of left.slice(0, here)) y = table.row(y, row, cellsOf(pen, one))
    left = left.slice(here)
    if (isLast) {
      const blank = Math.floor((bottom - under - y + 0.01) / row)
      for (let i = 0; i < blank; i += 1) y = table.row(y, row, cellsOf(pen, { type: '', name: '', rank: 0, does: '' }))
      return y
    }
    y = next().room.y
  }
}

const cellsOf = (pen: Pen, { type, name, rank, does: words }: Advancement) => [
  type,
  name,
  ({ x, y, h }: Box) => {
    if (rank !== null) rankBoxes(pen, { x: x + 2, y: y + h / 2 }, rank)
  },
  words,
]

/** A line of the second list is as high as its words. */
const startRow = (measure: Measure, { text }: KeyLine, width: number): number =>
  Math.max(keyRow, 5 + 9.2 * fitAlways(measure, text, { ...startStyle, width: width - 30 }).lines.length)

const startStyle = { face: 'narrow', size: 8.5, lines: 4, smaller: 8, leading: 1 } as const
const startLines = 2

/** The list that a start of a game asks for, with lines to write on, and the points under it. */
function rightHeight(measure: Measure, { atStart, points }: InsurgencyLogModel, width: number): number {
  const lines = atStart.reduce((sum, line) => sum + startRow(measure, line, width), 0)
  const blank = Math.max(0, startLines - atStart.length) * writingRow
  return 13 + lines + blank + between + pointsHeight(points, across)
}

const underHeight = (measure: Measure, model: InsurgencyLogModel, { w }: Pick<Box, 'w'>): number =>
  Math.max(13 + model.building.length * keyRow, rightHeight(measure, model, (w - gutter) / 2))

function drawUnder({ pen, room }: OpenPage, { building, atStart, points }: InsurgencyLogModel, top: number): void {
  const w = (room.w - gutter) / 2
  let y = sectionHead(pen, { ...room, y: top, w }, 'Building the insurgency', '1D10, p. 19')
  for (const { key, text } of building) y = keyLine(pen, { x: room.x, y, w, h: keyRow }, key, text)
  const x = room.x + w + gutter
  y = sectionHead(pen, { x, y: top, w }, 'At the start of a game')
  for (const line of atStart) y = keyLine(pen, { x, y, w, h: startRow(pen.measure, line, w) }, line.key, line.text)
  for (let i = atStart.length; i < startLines; i += 1) y = keyLine(pen, { x, y, w, h: writingRow }, '', '')
  drawPoints(pen, { x, y: y + between, w }, points, across)
}

function keyLine(pen: Pen, { x, y, w, h }: Box, key: string, text: string): number {
  pen.text({ x: x + 2, y, w: 26, h }, key, { face: 'typed', size: 9 })
  pen.text({ x: x + 30, y, w: w - 30, h }, text, startStyle)
  pen.line(x, y + h, x + w, y + h, 0.55, 0.67)
  return y + h
}
