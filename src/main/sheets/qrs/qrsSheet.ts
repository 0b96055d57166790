import type { QrsModel } from './qrsModel.ts'
import { footHeight, headHeight, sheetFoot, sheetHead } from '../furniture.ts'
import type { Box, Mark } from '../marks.ts'
import type { Measure } from '../measure.ts'
import { Pen } from '../pen.ts'
import { drawLines } from '../ruledLines.ts'
import type { Block } from './block.ts'
import {
  bandHeight,
  between,
  gutter,
  heightOf,
  planOf,
  type Band,
  type PagePlan,
  type Plan,
  type Room,
} from './flow.ts'
import { masonry } from './masonry.ts'
import { Wording } from './words.ts'
import { sheetOf, type Sheet } from '../sheet.ts'

/** @returns a quick reference sheet: tables of the book in columns. */
export const qrsSheet = (model: QrsModel): Sheet =>
  sheetOf(model.title, (measure, page) => qrsPages(measure, model, page))

/** Sizes of the rows, the largest first: the largest that takes no more pages than the smallest is taken. */
const largerSizes = [8.5, 8.25, 8, 7.75]
const leastSize = 7.5
const columnCounts = [2, 3]
/** White over the foot. */
const breath = 7
/** The most extra white that a row and a gap between two tables are given to fill a column. */
const mostPerRow = 2.6
const mostPerGap = 9

/**
 * Lays out a quick reference sheet.
 * @returns its pages as lists of marks.
 */
export function qrsPages(measure: Measure, model: QrsModel, page: Box): Mark[][] {
  const body = { ...page, y: page.y + headHeight, h: page.h - headHeight - footHeight - breath }
  const legend = [...(isShared(model) ? [sharedWords] : []), ...(model.house === null ? [] : [model.house])]
  const drawn = drawnPages(new Wording(measure), model, body)
  return drawn.map((draw, i) => {
    const pen = new Pen(measure)
    sheetHead(pen, page, i === 0 ? model.title : `${model.title}, continued`, model.whose, model.when, model.emblem)
    const bottom = draw(pen)
    if (i === drawn.length - 1) drawNotes(pen, body, bottom)
    sheetFoot(pen, page, legend, [model.source, `${i + 1} of ${drawn.length}`])
    return pen.marks
  })
}

/** What the lines beside a text say that stands once for several columns. */
const sharedWords = 'A text between two ticks holds for every column between them'

const isShared = ({ tables }: QrsModel): boolean =>
  tables.some(({ rows }) => rows.some(({ shared }) => shared !== undefined))

/** Less is white enough. */
const leastNotes = 110

/** Lines for what the table agrees, where the last page is not full. */
function drawNotes(pen: Pen, body: Box, bottom: number): void {
  const y = bottom + between
  const h = body.y + body.h - y
  if (h >= leastNotes) drawLines(pen, { ...body, y, h }, 'Notes')
}

/** @returns what draws each page between head and foot, and says where it ends. */
function drawnPages(wording: Wording, model: QrsModel, body: Box): ((pen: Pen) => number)[] {
  const room = { width: body.w, height: body.h }
  if (model.close)
    return masonry(wording, model.tables, room).map((spots) => (pen) => {
      for (const { block, x, y } of spots) block.draw(pen, { x: body.x + x, y: body.y + y }, 0)
      return body.y + body.h
    })
  const plan = bestPlan(wording, model, room)
  return plan.pages.map((one) => (pen) => drawPage(pen, body, one, plan))
}

/** As few pages as can be, then rows as large as can be. */
function bestPlan(wording: Wording, { tables }: QrsModel, room: Room): Plan {
  const planned = (count: number, size: number) => planOf(wording, tables, room, count, size)
  const least = columnCounts.map((count) => ({ count, plan: planned(count, leastSize) }))
  const pages = Math.min(...least.map(({ plan }) => plan.pages.length))
  const open = least.filter(({ plan }) => plan.pages.length === pages)
  for (const size of largerSizes) {
    for (const { count } of open) {
      const plan = planned(count, size)
      if (plan.pages.length === pages) return plan
    }
  }
  return open[0]!.plan
}

/** Draws the bands of a page; the last of them takes what room is left. @returns the y under them. */
function drawPage(pen: Pen, body: Box, { bands }: PagePlan, plan: Plan): number {
  let [top, bottom] = [body.y, body.y]
  bands.forEach((band, i) => {
    const room = i === bands.length - 1 ? body.y + body.h - top : bandHeight(band)
    bottom = drawBand(pen, { ...body, y: top, h: room }, band, plan)
    top += bandHeight(band) + between
  })
  return bottom
}

function drawBand(pen: Pen, { x, y, h }: Box, { columns, wide }: Band, { columnWidth }: Plan): number {
  const filled = columns.filter((column) => column.length > 0)
  const high = Math.max(0, ...filled.map(heightOf))
  const target = wide ? h : Math.min(h, Math.max(high, ...filled.map((column) => reachOf(column, h))))
  const ends = columns.map((column, c) =>
    drawColumn(pen, column, x + c * (columnWidth + gutter), y, extraFor(column, target)),
  )
  return Math.max(...ends)
}

/** White that is added to every row, and to every gap between two tables. */
interface Extra {
  readonly row: number
  readonly gap: number
}

const rowsIn = (column: readonly Block[]): number => column.reduce((sum, { rows }) => sum + rows, 0)

/** How far down a column can be stretched. */
const reachOf = (column: readonly Block[], room: number): number =>
  Math.min(room, heightOf(column) + rowsIn(column) * mostPerRow + (column.length - 1) * mostPerGap * 0.4)

function extraFor(column: readonly Block[], target: number): Extra {
  const spare = Math.max(0, target - heightOf(column))
  const gaps = Math.max(0, column.length - 1)
  const rows = rowsIn(column)
  const row = Math.min(mostPerRow, (spare * 0.8) / Math.max(1, rows))
  const rest = spare - row * rows
  return { row, gap: gaps === 0 ? 0 : Math.min(mostPerGap, rest / gaps) }
}

function drawColumn(pen: Pen, column: readonly Block[], x: number, y: number, extra: Extra): number {
  let top = y
  for (const block of column) {
    block.draw(pen, { x, y: top }, extra.row)
    top += block.height + block.rows * extra.row + between + extra.gap
  }
  return top
}
