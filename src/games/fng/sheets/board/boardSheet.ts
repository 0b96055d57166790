import { smallest } from '../../../../main/sheets/fit.ts'
import {
  footHeight,
  headHeight,
  label,
  repMark,
  sheetFoot,
  sheetHead,
  starPath,
} from '../../../../main/sheets/furniture.ts'
import type { Box, Mark } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { writingRow } from '../../../../main/sheets/paper.ts'
import { PaperTable, type DrawCell } from '../../../../main/sheets/paperTable.ts'
import { Pen } from '../../../../main/sheets/pen.ts'
import { drawBar, drawGap, drawKey, nameFor } from './bar.ts'
import type { BoardHolder, BoardModel, BoardRow } from './boardModel.ts'
import { gridOf, type Grid } from './grid.ts'
import { leavingPages } from './leaving.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'

/** @returns the DEROS board: men as bars over the half-months of the tour, and who leaves when. */
export const boardSheet = (model: BoardModel): Sheet =>
  sheetOf(model.unit === '' ? 'DEROS board' : `DEROS board: ${model.unit}`, (measure, page) =>
    boardPages(measure, model, page),
  )

const monthsHeight = 14
const groupHeight = 13
const totalHeight = 9.5
const keyHeight = 17
const breath = 5
/** Lowest and highest row. Between them rows share the page evenly; empty ones are for the pencil. */
const rowsOf = ({ today }: BoardModel) => (today === null ? { least: writingRow, most: 24 } : { least: 10.4, most: 18 })

/** Size of the names of those who stand in a billet today. */
const holderSize = 7.5

type Group = BoardModel['groups'][number]

/**
 * Lays out the DEROS board: the bars on a page, or more for a large platoon, then the list of who leaves when.
 * @returns its pages as lists of marks.
 */
export function boardPages(measure: Measure, model: BoardModel, page: Box): Mark[][] {
  const parts = share(model, page)
  const boards = parts.map((groups, i) => {
    const pen = new Pen(measure)
    sheetHead(pen, page, i === 0 ? 'DEROS board' : 'DEROS board, continued', model.unit, model.force)
    drawBoard(pen, page, model, groups, i === parts.length - 1)
    return pen
  })
  const pens = model.today === null ? boards : [...boards, ...leavingPages(measure, model, page)]
  pens.forEach((pen, i) => {
    sheetFoot(pen, page, [footOf(model, i < boards.length)], [model.source, `${i + 1} of ${pens.length}`])
  })
  return pens.map((pen) => pen.marks)
}

const footOf = ({ today }: BoardModel, isBoard: boolean): string => {
  if (today === null) return 'months of the tour: a bar from where a man comes to where he goes'
  return isBoard ? 'figures in bars: months left' : 'left: months'
}

/** @returns the height for groups and rows; totals and key stand under the last. */
const room = ({ totals }: BoardModel, page: Box): number =>
  page.h - headHeight - monthsHeight - totals.length * totalHeight - keyHeight - footHeight - breath - 8

const heightOf = (groups: readonly Group[], row: number): number =>
  groups.reduce((sum, { rows }) => sum + groupHeight + rows.length * row, 0)

/** Puts groups on pages; one that is taller than what is left goes on the next. */
function share(model: BoardModel, page: Box): Group[][] {
  const space = room(model, page)
  const { least } = rowsOf(model)
  const most = Math.floor((space - groupHeight) / least)
  const pages: Group[][] = [[]]
  for (const group of model.groups.flatMap((one) => pieces(one, most))) {
    const last = pages.at(-1)!
    if (last.length > 0 && heightOf([...last, group], least) > space) pages.push([group])
    else last.push(group)
  }
  return pages
}

function pieces({ title, rows }: Group, most: number): Group[] {
  if (rows.length <= most) return [{ title, rows }]
  const rest = title.endsWith(', continued') ? title : `${title}, continued`
  return [{ title, rows: rows.slice(0, most) }, ...pieces({ title: rest, rows: rows.slice(most) }, most)]
}

function drawBoard(pen: Pen, page: Box, model: BoardModel, groups: readonly Group[], last: boolean): void {
  const grid = gridOf(model, page)
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const row = Math.min(rowsOf(model).most, (room(model, page) - groups.length * groupHeight) / Math.max(1, count))
  const top = page.y + headHeight + 2
  const first = top + monthsHeight
  const bottom = first + heightOf(groups, row) + 2
  drawMonths(pen, grid, model, top, bottom)
  pen.line(page.x, first, page.x + page.w, first, 0.75)
  const paper = new PaperTable()
  let y = first
  for (const { title, rows } of groups) {
    const cell = { x: page.x, y, w: grid.x - page.x - 4, h: groupHeight }
    const words = { ...label, at: 'bottom' } as const
    paper.row(pen)(0, () => pen.text(cell, title.toUpperCase(), words), { span: columnCount })
    y += groupHeight
    for (const one of rows) {
      drawRow(pen, grid, { y, h: row }, one, paper.row(pen))
      y += row
      if (model.today === null) pen.line(page.x, y, page.x + page.w, y, 0.3)
    }
  }
  if (model.today !== null) drawToday(pen, grid, model.today, first, bottom)
  pen.line(page.x, bottom, page.x + page.w, bottom, 0.75)
  if (!last) return
  drawTotals(pen, page, grid, model, bottom + 3)
  drawKey(pen, { x: page.x, y: bottom + 3 + model.totals.length * totalHeight + 5, w: page.w })
}

function drawMonths(pen: Pen, grid: Grid, { months }: BoardModel, y: number, bottom: number): void {
  for (const { from, to, name, rainy } of months) {
    const [x, end] = [grid.at(from), grid.at(to)]
    if (rainy) pen.fill({ x, y: y + monthsHeight - 2.6, w: end - x, h: 2.2 }, 0.6)
    if (end - x > 9) drawMonth(pen, { x: x + 1.2, y, w: end - x - 1.4, h: 11 }, name)
    pen.line(x, y, x, bottom, 0.4, 0.7)
  }
  pen.line(grid.x + grid.w, y, grid.x + grid.w, bottom, 0.4, 0.7)
}

/** Without its year where both have no room, and not at all where the month has none. */
function drawMonth(pen: Pen, cell: Box, name: string): void {
  const said = [name, name.slice(0, 3)].find((words) => pen.measure.width('narrow', smallest, words) <= cell.w)
  if (said !== undefined) pen.text(cell, said, { face: 'narrow', size: 7 })
}

/** Number, REP, post, who stands there, and who has stood and will. */
const columnCount = 5

function drawRow(
  pen: Pen,
  grid: Grid,
  row: Pick<Box, 'y' | 'h'>,
  { line, holder, post, bars }: BoardRow,
  drawCell: DrawCell,
): void {
  const style = { face: 'narrow', size: 7.5 } as const
  const number = { ...style, size: smallest, align: 'right' } as const
  drawCell(0, () => pen.text({ ...grid.line, ...row }, String(line), number))
  drawCell(1, () => {
    if (holder) repMark(pen, { ...grid.rep, ...row }, holder.rep)
  })
  drawCell(2, () => pen.text({ ...grid.post, ...row }, post, style))
  drawCell(3, () => {
    if (holder) drawHolder(pen, { ...grid.name, ...row }, holder)
  })
  const bar = { y: row.y + 1, h: row.h - 2 }
  drawCell(4, () => {
    for (const one of bars) {
      if (one.kind === 'man') drawBar(pen, grid, bar, one)
      else drawGap(pen, grid, bar, one)
    }
  })
}

/** Who stands there today, with the tour's Star. */
function drawHolder(pen: Pen, cell: Box, { label: name, star }: BoardHolder): void {
  const room = { ...cell, w: cell.w - (star ? 9 : 0) }
  const { words, face } = nameFor(pen.measure, name, room.w)
  const { width } = pen.text(room, words, { face, size: holderSize })
  if (star) pen.path(starPath(room.x + width + 5, cell.y + cell.h / 2, 3.2), { fill: 0 })
}

/** Where the tour stands: what lies before is served. */
function drawToday(pen: Pen, grid: Grid, today: number, top: number, bottom: number): void {
  const x = grid.at(today)
  pen.line(x, top, x, bottom, 1.5, 'accent')
  const word = { face: 'narrowBold', size: 7, at: 'bottom', grey: 'accent' } as const
  const after = x + 3 + nowWidth <= grid.x + grid.w
  const cell = { x: after ? x + 3 : x - 3 - nowWidth, y: top, w: nowWidth, h: groupHeight }
  pen.text(cell, 'now', { ...word, align: after ? 'left' : 'right' })
}

const nowWidth = 18

function drawTotals(pen: Pen, page: Box, grid: Grid, { totals, from }: BoardModel, y: number): void {
  totals.forEach(({ label: word, figures }, i) => {
    const row = { y: y + i * totalHeight, h: totalHeight }
    pen.text({ x: page.x, w: grid.x - page.x - 4, ...row }, word, { face: 'narrow', size: 7.5 })
    figures.forEach((count, nth) => {
      if (count === 0) return
      const x = grid.at(from + nth)
      const cell = { x: x - 3, w: grid.at(from + nth + 1) - x + 6, ...row }
      pen.text(cell, String(count), { face: 'typed', size: 7, align: 'centre' })
    })
  })
}
