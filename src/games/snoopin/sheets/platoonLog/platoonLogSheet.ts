import type { Box } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { closePages, type OpenPage } from '../../../../main/sheets/openPage.ts'
import { RuledTable, tableHead } from '../../../../main/sheets/ruledTable.ts'
import { sheetOf, type Pages, type Sheet } from '../../../../main/sheets/sheet.ts'
import { drawLists, listsHeight } from '../shared/lists.ts'
import { drawFields, drawPoints, pointsHeight } from '../shared/logParts.ts'
import { game, openPage } from '../shared/signs.ts'
import { byHand, cellsOf, columns, extra, highest, lowest } from './logRow.ts'
import type { PlatoonLogModel } from './platoonLogModel.ts'

/** Prints platoon logs: a page each, more where a platoon is large. */
export const platoonLogSheet = (models: readonly PlatoonLogModel[]): Sheet => {
  const [{ title, whose }] = models as readonly [PlatoonLogModel]
  const name = models.length > 1 ? 'Regular Platoon Logs' : whose === '' ? title : `${title}: ${whose}`
  return sheetOf(name, (measure, page) => models.flatMap((model) => logPages(measure, model, page)))
}

const between = 8
/** Lines to write on, at least. */
const fewestBlank = 2

function logPages(measure: Measure, model: PlatoonLogModel, page: Box): Pages {
  const pages: OpenPage[] = []
  const next = (): OpenPage => {
    const { title } = model
    pages.push(openPage(measure, page, pages.length === 0 ? model : { ...model, title: `${title}, continued` }))
    return pages.at(-1)!
  }
  const first = next()
  let y = first.room.y - 4
  for (const fields of model.fields) y = drawFields(first.pen, { ...first.room, y }, fields)
  y = drawLists(first.pen, { ...first.room, y: y + between }, model.assets) + between
  y = drawLines(pages, next, model, y)
  drawUnder(pages.at(-1)!, model, y)
  const sealed = model.sealed ? ['Ranks are sealed: they stand on the copy of their own player'] : []
  const fatigue = 'Framed: special and leadership developments     Black: Combat Fatigue'
  return closePages(pages, page, [`${game}, p. 22`, fatigue, ...sealed], 'platoon log')
}

/** Draws the lines, on as many pages as they take. @returns where what is under them begins. */
function drawLines(pages: readonly OpenPage[], next: () => OpenPage, model: PlatoonLogModel, top: number): number {
  let left = [...model.lines]
  let y = top
  for (;;) {
    const { pen, room } = pages.at(-1)!
    const under = underHeight(pen.measure, model, room)
    const free = room.y + room.h - y - tableHead
    const table = new RuledTable(pen, room, columns)
    const more = left.map((line) => extra(pen.measure, line, room.w))
    const added = more.reduce((sum, one) => sum + one, 0)
    // All of it is here, with lines to write on, and what stands under it; that alone may fill a page.
    const isLast =
      (left.length === 0 && y === room.y) || left.length + fewestBlank <= Math.floor((free - under - added) / lowest)
    const each = Math.min(highest, Math.max(lowest, (free - under - added) / (left.length + fewestBlank)))
    const row = isLast ? each : lowest
    y = table.heads(y)
    let drawn = 0
    const bottom = room.y + room.h
    while (drawn < left.length && (isLast || y + row + more[drawn]! <= bottom)) {
      y = table.row(y, row + more[drawn]!, cellsOf(pen, left[drawn]!, room.w))
      drawn += 1
    }
    left = left.slice(drawn)
    if (isLast) {
      const blank = Math.floor((room.y + room.h - under - y + 0.01) / row)
      for (let i = 0; i < blank; i += 1) y = table.row(y, row, cellsOf(pen, byHand, room.w))
      return y
    }
    y = next().room.y
  }
}

const underHeight = (measure: Measure, { points, pools }: PlatoonLogModel, { w }: Pick<Box, 'w'>): number =>
  2 * between + pointsHeight(points) + listsHeight(measure, pools, w)

function drawUnder({ pen, room }: OpenPage, { points, pools }: PlatoonLogModel, top: number): void {
  const y = drawPoints(pen, { ...room, y: top + between }, points)
  drawLists(pen, { ...room, y: y + between }, pools)
}
