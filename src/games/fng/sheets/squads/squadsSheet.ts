import type { SquadPage, SquadsModel } from './squadsModel.ts'
import {
  footHeight,
  headHeight,
  label,
  sectionHead,
  sheetFoot,
  sheetHead,
  headingHeight,
  headsHeight,
} from '../../../../main/sheets/furniture.ts'
import type { Box, Mark } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { PaperTable } from '../../../../main/sheets/paperTable.ts'
import { Pen } from '../../../../main/sheets/pen.ts'
import { drawFields, fieldsHeight } from '../roster/fields.ts'
import { drawLines } from '../../../../main/sheets/ruledLines.ts'
import { armCells, columnsOf, placeOf, type Column } from './columns.ts'
import { drawKitBlock, kitBlockHeight } from './kit.ts'
import { statusHeads } from '../shared/drawStatusBoxes.ts'
import { drawMan, highestRow, measureMan, type MeasuredMan } from './row.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'

/** @returns the squad sheets: for each squad a page to play from and to write on. */
export const squadsSheet = (model: SquadsModel): Sheet =>
  sheetOf(`Squad sheets: ${model.unit}`, (measure, page) => squadPages(measure, model, page))

const over = 8
const breath = 5

/** One page: men of a squad, and on the last what the squad carries. */
interface Plan {
  readonly squad: SquadPage
  /** Its men are one table over all its pages. */
  readonly paper: PaperTable
  readonly men: MeasuredMan[]
  readonly continued: boolean
  last: boolean
}

/**
 * Lays out the squad sheets: a page for the HQ and each squad, more where a squad is too large for one.
 * @returns their pages as lists of marks.
 */
export function squadPages(measure: Measure, model: SquadsModel, page: Box): Mark[][] {
  const plans = model.squads.flatMap((squad) => plan(measure, squad, page))
  return plans.map((one, i) => {
    const pen = new Pen(measure)
    const { squad, continued } = one
    sheetHead(pen, page, continued ? `${squad.title}, continued` : squad.title, model.unit, model.force)
    let y = page.y + headHeight - 4
    if (!continued) y = drawFields(pen, { x: page.x, y, w: page.w }, squad.fields)
    y = drawMen(pen, page, y, one)
    if (one.last) {
      y = drawKitBlock(pen, page, y + over, squad.kit)
      drawLines(pen, { ...page, y: y + over, h: page.y + page.h - footHeight - 8 - y - over }, 'Notes')
    }
    sheetFoot(pen, page, model.legend, [model.source, `${i + 1} of ${plans.length}`])
    return pen.marks
  })
}

const bottomOf = (page: Box): number => page.y + page.h - footHeight - breath
const topOf = (page: Box, continued: boolean): number =>
  page.y + headHeight - 4 + (continued ? 0 : fieldsHeight) + over + headingHeight + headsHeight

function plan(measure: Measure, squad: SquadPage, page: Box): Plan[] {
  const columns = columnsOf(page)
  const paper = new PaperTable()
  const plans: Plan[] = [{ squad, paper, men: [], continued: false, last: false }]
  let left = bottomOf(page) - topOf(page, false)
  for (const man of squad.men.map((one) => measureMan(measure, one, columns))) {
    if (man.height > left) {
      plans.push({ squad, paper, men: [], continued: true, last: false })
      left = bottomOf(page) - topOf(page, true)
    }
    plans.at(-1)!.men.push(man)
    left -= man.height
  }
  if (over + kitBlockHeight(squad.kit) > left) plans.push({ squad, paper, men: [], continued: true, last: false })
  plans.at(-1)!.last = true
  return plans
}

function drawMen(pen: Pen, page: Box, y: number, { squad, paper, men, continued, last }: Plan): number {
  if (men.length === 0) return y
  const columns = columnsOf(page)
  const top = sectionHead(pen, { x: page.x, y: y + over, w: page.w }, 'Men', squad.note)
  columnHeads(pen, columns, top, paper)
  let at = top + headsHeight
  pen.line(page.x, at, page.x + page.w, at, 0.6)
  const rest = last ? over + kitBlockHeight(squad.kit) : 0
  const least = rowHeight(men, bottomOf(page) - topOf(page, continued) - rest)
  men.forEach((man, i) => {
    const h = Math.max(man.height, least)
    drawMan(pen, { y: at, h }, columns, man, paper.row(pen))
    at += h
    const end = i === men.length - 1
    pen.line(page.x, at, page.x + page.w, at, end ? 0.8 : 0.55, end ? 0 : 0.6)
  })
  return at
}

/** @returns the height that rows have at least so that they fill their part of the page. */
function rowHeight(men: readonly MeasuredMan[], room: number): number {
  let row = highestRow
  const used = () => men.reduce((sum, { height }) => sum + Math.max(height, row), 0)
  while (row > 0 && used() > room) row -= 0.1
  return row
}

function columnHeads(pen: Pen, columns: ReturnType<typeof columnsOf>, y: number, paper: PaperTable): void {
  const drawCell = paper.heads(pen)
  const head = (
    column: Column,
    text: string,
    { x, w }: { readonly x: number; readonly w: number } = columns[column],
  ) => {
    drawCell(placeOf(column), () => pen.text({ x, y, w, h: headsHeight }, text, label))
  }
  head('rep', 'REP')
  head('man', 'MAN')
  const arms = armCells(columns.arms)
  const narrow = { w: 18 }
  head('arms', 'WEAPON', arms.name)
  head('arms', 'RANGE', arms.range)
  head('arms', 'TARGETS', arms.targets)
  head('arms', 'IMP', { ...arms.impact, ...narrow })
  head('arms', 'APR', { ...arms.apr, ...narrow })
  head('attributes', 'ATTRIBUTES')
  drawCell(placeOf('boxes'), () => {
    statusHeads(pen, columns.boxes, y, headsHeight)
  })
}
