import type { Box, Mark } from '../marks.ts'
import type { Measure } from '../measure.ts'
import { Pen } from '../pen.ts'
import { sheetOf, type Sheet } from '../sheet.ts'
import { columnsOf, type Places } from './columns.ts'
import { drawFacts, drawFoot, drawHead, footHeight } from './glanceHead.ts'
import type { GlanceModel, GlanceSide } from './glanceModel.ts'
import { partRow, stepRow, turnWidth, type Row, type Table } from './rows.ts'
import { settings, small } from './setting.ts'

/** Prints a turn at a glance, a page for each side; a side that is too long goes on over the next. */
export const glanceSheet = (model: GlanceModel): Sheet =>
  sheetOf(model.whose === '' ? model.title : `${model.title}, ${model.whose}`, (measure, page) =>
    glancePages(measure, page, model),
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
export function glancePages(measure: Measure, page: Box, model: GlanceModel): Mark[][] {
  let [step, part] = [1, 0]
  const begun = model.sides.flatMap((side) => {
    if (side.again) [step, part] = [1, 0]
    const first = { step, part }
    step += side.parts.reduce((sum, { steps }) => sum + steps.length, 0)
    part += side.parts.length
    return pagesOf(measure, page, model, side, { ...first, last: step - 1 })
  })
  return begun.map((one, i) => {
    drawRows(one, page)
    drawFoot(one.pen, page, footWords(model), model.code, pageWords(i + 1, begun.length))
    return one.pen.marks
  })
}

/** @returns "1 of 2, over" */
const pageWords = (number: number, all: number): string => `${number} of ${all}${number < all ? ', over' : ''}`

function footWords({ source, sides, wedge = 'a house rule' }: GlanceModel): string {
  const house = sides.some(({ parts }) => parts.some(({ steps }) => steps.some((step) => step.house)))
  return `${source}${house ? ` A wedge: ${wedge}.` : ''}`
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
  const y = drawHeads(pen, drawFacts(pen, { ...page, y: under }, side.facts), table, model)
  return { pen, side, rows: rowsOf(table, side, first), table, y }
}

const headsHeight = 16

/** The heads of the columns. @returns the y under them. */
function drawHeads(pen: Pen, y: number, { places, page }: Table, { turns, target }: GlanceModel): number {
  const cell = (of: keyof Places) => ({ ...places[of], y, h: headsHeight - 2 })
  const style = { ...small, at: 'bottom' } as const
  pen.text({ ...cell('number'), w: places.number.w + places.step.w }, 'step', style)
  pen.text(cell('dice'), 'dice', style)
  pen.text(cell('target'), target, style)
  if (places.page.w > 0) pen.text(cell('page'), 'page', style)
  if (turns === undefined) {
    pen.text(cell('result'), 'result', style)
    pen.line(places.result.x - 6, y + 2, places.result.x - 6, y + headsHeight, 0.75)
  }
  turns?.forEach((turn, i) => {
    const box = { ...cell('result'), x: places.result.x + i * turnWidth - 1, w: turnWidth }
    pen.text(box, turn, { ...style, align: 'centre' })
  })
  pen.line(page.x, y + headsHeight, page.x + page.w, y + headsHeight, 0.75)
  return y + headsHeight
}

function rowsOf(table: Table, { parts }: GlanceSide, { step, part }: First): Row[] {
  let number = step
  return parts.flatMap((one, i) => [
    partRow(table, String.fromCharCode('A'.charCodeAt(0) + part + i), one),
    ...one.steps.map((each) => stepRow(table, number++, each)),
  ])
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

function drawRows({ pen, rows, y }: Begun, page: Box): void {
  const spare = page.y + page.h - footHeight - y - heightOf(rows)
  const steps = rows.filter(({ kind }) => kind === 'step').length
  const grown = Math.min(mostGrown, Math.max(0, spare / Math.max(1, steps)))
  let at = y
  for (const row of rows) {
    const h = row.height + (row.kind === 'step' ? grown : 0)
    row.draw(pen, { y: at, h })
    at += h
  }
}
