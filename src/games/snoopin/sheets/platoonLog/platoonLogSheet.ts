import { fitAlways } from '../../../../main/sheets/fit.ts'
import { flow } from '../../../../main/sheets/flow.ts'
import { sectionHead } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { closePages, type OpenPage } from '../../../../main/sheets/openPage.ts'
import { rowsHere } from '../../../../main/sheets/partedRows.ts'
import { drawLines } from '../../../../main/sheets/ruledLines.ts'
import { RuledTable, tableHead } from '../../../../main/sheets/ruledTable.ts'
import { sheetOf, type Pages, type Sheet } from '../../../../main/sheets/sheet.ts'
import { drawLists, listsHeight } from '../shared/lists.ts'
import { drawFields, drawPoints, pointsHeight } from '../shared/logParts.ts'
import { game, openPage } from '../shared/signs.ts'
import { byHand, cellsOf, columns, extra, highest } from './logRow.ts'
import type { LogLine, PlatoonLogModel } from './platoonLogModel.ts'

/** Prints platoon logs: a page each, more where a platoon is large. */
export const platoonLogSheet = (models: readonly PlatoonLogModel[]): Sheet => {
  const [{ title, whose }] = models as readonly [PlatoonLogModel]
  const name = models.length > 1 ? 'Regular Platoon Logs' : whose === '' ? title : `${title}: ${whose}`
  return sheetOf(name, (measure, page) => models.flatMap((model) => logPages(measure, model, page)), {
    ownSize: true,
  })
}

const between = 8

/** How low a row may be, and how many there are to write on at least: closer where that saves a page. */
const spacings = [
  { lowest: 19, blank: 2 },
  { lowest: 16, blank: 1 },
] as const

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
  drawRest(pages, next, model, y)
  const sealed = model.sealed ? ['Ranks are sealed: they stand on the copy of their own player'] : []
  const signs = ['Ticked: ranks reached', 'Framed: special and leadership developments', 'Black: Combat Fatigue']
  return closePages(pages, page, [`${game}, p. 22`, ...signs, ...sealed], 'platoon log')
}

/** The units, then points and pools; where not all of it has room on a page, these stand on the next by themselves. */
function drawRest(pages: readonly OpenPage[], next: () => OpenPage, model: PlatoonLogModel, top: number): void {
  let at = pages.at(-1)!
  const { pen, room } = at
  const added = model.lines.map((line) => extra(pen.measure, line, room.w))
  const under = underHeight(pen.measure, model, room)
  const needs = ({ lowest, blank }: (typeof spacings)[number]): number =>
    tableHead + sum(added) + (added.length + blank) * lowest + under
  const whole = spacings.find((spacing) => top + needs(spacing) <= room.y + room.h)
  if (whole) {
    const y = drawUnits(at, model.lines, added, { top, bottom: room.y + room.h - under, least: whole })
    drawUnder(at, model, y)
    return
  }
  const least = spacings[0]
  let y = top
  for (let from = 0; from < model.lines.length;) {
    if (from > 0) y = (at = next()).room.y
    const bottom = at.room.y + at.room.h
    const heights = added.slice(from).map((more) => least.lowest + more)
    const count = Math.max(1, rowsHere(heights, bottom - y - tableHead))
    const to = from + count
    drawUnits(at, model.lines.slice(from, to), added.slice(from, to), { top: y, bottom, least })
    from = to
  }
  at = next()
  y = drawUnder(at, model, at.room.y - between)
  drawLines(at.pen, { ...at.room, y: y + between, h: at.room.y + at.room.h - y - between }, 'Notes')
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)

/** Draws units down to the bottom, with as many lines to write on as there is room for. @returns the y under them. */
function drawUnits(
  { pen, room }: OpenPage,
  lines: readonly LogLine[],
  added: readonly number[],
  { top, bottom, least }: { readonly top: number; readonly bottom: number; readonly least: (typeof spacings)[number] },
): number {
  const table = new RuledTable(pen, room, columns)
  let y = table.heads(top)
  const free = bottom - y - sum(added)
  const row = Math.min(highest, Math.max(least.lowest, free / (lines.length + least.blank)))
  lines.forEach((line, i) => {
    y = table.row(y, row + added[i]!, cellsOf(pen, line, room.w))
  })
  const blank = Math.floor((bottom - y + 0.01) / row)
  for (let i = 0; i < blank; i += 1) y = table.row(y, row, cellsOf(pen, byHand, room.w))
  return y
}

const awayStyle = { face: 'typed', size: 8.5, lines: 12, leading: 1.15 } as const
const headHigh = 13

function awayHeight(measure: Measure, { away }: PlatoonLogModel, width: number): number {
  if (away.length === 0) return 0
  const { lines, size } = fitAlways(measure, awayWords(away), { ...awayStyle, smaller: awayStyle.size, width })
  return between + headHigh + 3 + lines.length * size * awayStyle.leading
}

const awayWords = (away: readonly string[]): string => away.join('; ')

const underHeight = (measure: Measure, model: PlatoonLogModel, { w }: Pick<Box, 'w'>): number =>
  2 * between + pointsHeight(model.points) + listsHeight(measure, model.pools, w) + awayHeight(measure, model, w)

/** Points, pools, and who is in neither. @returns the y under them. */
function drawUnder({ pen, room }: OpenPage, { points, pools, away }: PlatoonLogModel, top: number): number {
  let y = drawPoints(pen, { ...room, y: top + between }, points)
  y = drawLists(pen, { ...room, y: y + between }, pools)
  if (away.length === 0) return y
  y = sectionHead(pen, { ...room, y: y + between }, 'Captured and missing') + 3
  return flow(pen, { ...room, y }, awayWords(away), awayStyle)
}
