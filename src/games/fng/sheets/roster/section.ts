import type { RosterSection } from './rosterModel.ts'
import { label, sectionHead, headingHeight, headsHeight } from '../../../../main/sheets/furniture.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import { PaperTable } from '../../../../main/sheets/paperTable.ts'
import { writingRow } from '../../../../main/sheets/paper.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { heightOf, longCells, type LongCells } from './cells.ts'
import { columnsOf, heads, placeOf, type Column } from './columns.ts'
import { statusHeads } from '../shared/drawStatusBoxes.ts'
import { rosterRow } from './row.ts'

/** Space over a section, its heading with the heads of its columns. */
const over = 9
export const sectionFurniture = over + headingHeight + headsHeight

/** Lowest and highest row of men. Between them rows share the page evenly; empty ones are for the pencil. */
export const lowestRow = 13.2
export const highestRow = 16.6

/** Lines of small type that a row grows to before attributes are counted instead of named. */
const mostLines = 4

/** A section with its long cells measured, ready to be put on a page. */
export interface MeasuredSection {
  readonly section: RosterSection
  /** The table that it is; its parts on several pages are one. */
  readonly paper: PaperTable
  readonly cells: readonly LongCells[]
  /** Height that each line needs at least. */
  readonly heights: readonly number[]
}

/** Measures the cells of a section once, for packing and for drawing. */
export function measureSection(measure: Measure, section: RosterSection, page: Box): MeasuredSection {
  const columns = columnsOf(page)
  const cells = section.lines.map((line) => longCells(measure, line, columns, mostLines))
  const heights = section.lines.map(({ state }, i) =>
    state === 'blank' ? writingRow : Math.max(lowestRow, heightOf(cells[i]!)),
  )
  return { section, paper: new PaperTable(), cells, heights }
}

/** @returns the height of all rows if no row is lower than `row`. */
export const rowsHeight = (heights: readonly number[], row: number): number =>
  heights.reduce((sum, h) => sum + Math.max(h, row), 0)

/** Draws a section from y on. @returns the y under it. */
export function drawSection(pen: Pen, page: Box, y: number, measured: MeasuredSection, row: number): number {
  const { section, paper, cells, heights } = measured
  const columns = columnsOf(page)
  let at = sectionHead(pen, { x: page.x, y: y + over, w: page.w }, section.title, section.note)
  columnHeads(pen, columns, at, paper)
  at += headsHeight
  pen.line(page.x, at, page.x + page.w, at, 0.6)
  section.lines.forEach((line, i) => {
    const h = Math.max(heights[i]!, row)
    rosterRow(pen, { y: at, h }, columns, line, cells[i]!, paper.row(pen), section.squad)
    at += h
    const last = i === section.lines.length - 1
    const fifth = (i + 1) % 5 === 0
    pen.line(page.x, at, page.x + page.w, at, last ? 0.8 : 0.55, last ? 0 : fifth ? 0.3 : 0.69)
  })
  return at
}

function columnHeads(pen: Pen, columns: ReturnType<typeof columnsOf>, y: number, paper: PaperTable): void {
  const drawCell = paper.heads(pen)
  for (const [column, head] of Object.entries(heads) as [Exclude<Column, 'boxes'>, string][]) {
    const align = column === 'no' ? 'right' : 'left'
    const x = column === 'deros' ? columns.deros.x + 3 : columns[column].x
    const cell = { x, y, w: columns[column].w, h: headsHeight }
    drawCell(placeOf(column), () => pen.text(cell, head, { ...label, align }))
  }
  drawCell(placeOf('boxes'), () => {
    statusHeads(pen, columns.boxes, y, headsHeight)
  })
}
