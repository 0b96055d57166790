import type { Box, Mark } from '../marks.ts'
import type { Measure } from '../measure.ts'
import { PaperTable, type DrawCell } from '../paperTable.ts'
import { Pen } from '../pen.ts'
import { sheetOf, type Sheet } from '../sheet.ts'
import { columnsOf } from './columns.ts'
import { drawFacts, drawFoot, drawHead, footHeight } from './glanceHead.ts'
import type { GlanceModel, GlanceSide } from './glanceModel.ts'
import { partRow, stepRow, toldAt, turnWidth, type Row, type Table } from './rows.ts'
import { settings, small } from './setting.ts'

/** Prints a turn at a glance, a page for each side; a side that is too long goes on over the next. */
export const glanceSheet = (model: GlanceModel): Sheet =>
  sheetOf(
    model.whose === '' ? model.title : `${model.title}, ${model.whose}`,
    (measure, page) => glancePages(measure, page, model),
    { ownSize: true },
  )

/** A page on its way: its head is drawn, its rows wait for their heights. */
interface Begun {
  readonly pen: Pen
  readonly side: GlanceSide
  readonly rows: readonly Row[]
  readonly table: Table
  /** Under the heads of the columns. */
  readonly y: number
}

/** @returns the pages of a turn at a glance. */
function glancePages(measure: Measure, page: Box, model: GlanceModel): Mark[][] {
  let [step, part] = [1, 0]
  const begun = model.sides.flatMap((side) => {
    if (side.again) [step, part] = [1, 0]
    const first = { step, part }
    step += side.parts.reduce((sum, { steps }) => sum + steps.length, 0)
    part += side.parts.length
    return pagesOf(measure, page, model, side, { ...first, last: step - 1 })
  })
  return begun.map((one, i) => {
    drawRows(one, page, model)
    drawFoot(one.pen, page, footWords(model), model.code, pageWords(i + 1, begun.length))
    return one.pen.marks
  })
}

/** @returns "1 of 2, over" */
const pageWords = (number: number, all: number): string => `${number} of ${all}${number < all ? ', over' : ''}`

function footWords({ source, sides, wedge = 'a house rule' }: GlanceModel): string {
  const house = sides.some(({ parts }) => parts.some(({ steps }) => steps.some((step) => step.house)))
  return `${source}${house ? `; a wedge: ${wedge}` : ''}`
}

interface First {
  /** Number of its first step and of its last, and of its first part from 0. */
  readonly step: number
  readonly last: number
  readonly part: number
}

/** As loose as the drawing where all goes on one page, else closer, else on as many pages as it takes. */
function pagesOf(measure: Measure, page: Box, model: GlanceModel, side: GlanceSide, first: First): Begun[] {
  const bottom = page.y + page.h - footHeight
  for (const set of settings) {
    const begun = begin(measure, page, model, side, first, set)
    if (begun.y + heightOf(begun.rows) <= bottom) return [begun]
  }
  const all = begin(measure, page, model, side, first, settings.at(-1)!)
  const pieces = broken(all.rows, bottom - all.y)
  return pieces.map((rows) => ({ ...begin(measure, page, model, side, first, all.table.set), rows }))
}

function begin(
  measure: Measure,
  page: Box,
  model: GlanceModel,
  side: GlanceSide,
  first: First,
  set: Table['set'],
): Begun {
  const pen = new Pen(measure)
  const { turns } = model
  const paged = model.sides.some(({ parts }) => parts.some(({ steps }) => steps.some(({ pages }) => pages !== '')))
  const places = columnsOf(page, paged, turns === undefined ? null : turns.length * turnWidth)
  const table: Table = { measure, places, page, set, turns: turns?.length ?? null }
  const numbers = first.step === first.last ? `step ${first.step}` : `steps ${first.step} to ${first.last}`
  const under = drawHead(pen, page, model, [side.title, numbers].filter((one) => one !== '').join(', '))
  const y = drawFacts(pen, { ...page, y: under }, side.facts)
  return { pen, side, rows: rowsOf(table, side, first), table, y: y + headsHeight }
}

const headsHeight = 16

/** The heads of the columns; to who hears them they are heads of the part that begins under them. */
function drawHeads(pen: Pen, y: number, { places, page }: Table, model: GlanceModel, told: PaperTable | null): void {
  const { turns, target } = model
  const drawCell = told?.heads(pen) ?? passedOver(pen)
  const style = { ...small, at: 'bottom' } as const
  const head = (
    of: keyof typeof toldAt,
    text: string,
    w = places[of].w,
    x = places[of === 'step' ? 'number' : of].x,
  ) => {
    const cell = { x, w, y, h: headsHeight - 2 }
    drawCell(toldAt[of], () => pen.text(cell, text, { ...style, align: turns && of === 'result' ? 'centre' : 'left' }))
  }
  head('step', 'step')
  head('dice', 'dice')
  head('target', target)
  if (places.page.w > 0) head('page', 'page')
  if (turns === undefined) {
    head('result', 'result')
    pen.line(places.result.x - 6, y + 2, places.result.x - 6, y + headsHeight, 0.75)
  }
  turns?.forEach((turn, i) => {
    head('result', turn, turnWidth, places.result.x + i * turnWidth - 1)
  })
  pen.line(page.x, y + headsHeight, page.x + page.w, y + headsHeight, 0.75)
}

/** Where a part goes on over a page its heads are not told again. */
const passedOver =
  (pen: Pen): DrawCell =>
  (_, draw) => {
    pen.as({ kind: 'furniture' }, draw)
  }

function rowsOf(table: Table, { parts }: GlanceSide, { step, part }: First): Row[] {
  let number = step
  return parts.flatMap((one, i) => {
    const told = new PaperTable()
    return [
      partRow(table, told, String.fromCharCode('A'.charCodeAt(0) + part + i), one),
      ...one.steps.map((each) => stepRow(table, told, number++, each)),
    ]
  })
}

const heightOf = (rows: readonly Row[]): number => rows.reduce((sum, { height }) => sum + height, 0)

/** Rows page by page; the head of a part stays with its first step. */
function broken(rows: readonly Row[], room: number): Row[][] {
  const pages: Row[][] = [[]]
  let used = 0
  rows.forEach((row, i) => {
    const next = row.kind === 'part' ? (rows[i + 1]?.height ?? 0) : 0
    if (pages.at(-1)!.length > 0 && used + row.height + next > room) {
      pages.push([])
      used = 0
    }
    pages.at(-1)!.push(row)
    used += row.height
  })
  return pages
}

/** Steps share what is left of a page, but none grows by more than this. */
const mostGrown = 20

/** The head of the first part is told before the heads of the columns, though it stands under them. */
function drawRows({ pen, rows, table, y }: Begun, page: Box, model: GlanceModel): void {
  const spare = page.y + page.h - footHeight - y - heightOf(rows)
  const steps = rows.filter(({ kind }) => kind === 'step').length
  const grown = Math.min(mostGrown, Math.max(0, spare / Math.max(1, steps)))
  const heads = (told: PaperTable | null) => {
    drawHeads(pen, y - headsHeight, table, model, told)
  }
  if (rows[0]?.kind === 'step') heads(null)
  let at = y
  rows.forEach((row, i) => {
    const h = row.height + (row.kind === 'step' ? grown : 0)
    row.draw(pen, { y: at, h })
    if (i === 0 && row.kind === 'part') heads(row.told)
    at += h
  })
}
