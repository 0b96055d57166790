import {
  footHeight,
  headHeight,
  headingHeight,
  headsHeight,
  label,
  sectionHead,
  sheetFoot,
  sheetHead,
} from '../../../../main/sheets/furniture.ts'
import type { Box, Mark } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { writingRow } from '../../../../main/sheets/paper.ts'
import { PaperTable } from '../../../../main/sheets/paperTable.ts'
import { Pen } from '../../../../main/sheets/pen.ts'
import { drawLines } from '../../../../main/sheets/ruledLines.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'
import { drawFields, fieldsHeight } from '../roster/fields.ts'
import { statusHeads } from '../shared/drawStatusBoxes.ts'
import { testHeads } from '../shared/testDice.ts'
import { columnsOf, placeOf, type Across, type Columns } from './columns.ts'
import { drawAid, measureAid, type MeasuredAid } from './drawAid.ts'
import { drawKit, kitHeight } from './kit.ts'
import { drawMan, highestRow, measureMan, type MeasuredMan } from './row.ts'
import type { SquadPage, SquadsModel } from './squadsModel.ts'

/** @returns the squad sheets: for each squad a page to play from and to write on. */
export const squadsSheet = (model: SquadsModel): Sheet =>
  sheetOf(
    model.unit === '' ? 'Squad sheet' : `Squad sheets: ${model.unit}`,
    (measure, page) => squadPages(measure, model, page),
    { ownSize: true },
  )

const over = 6
const breath = 4
/** Groups of columns over their heads. */
const groupsHeight = 8.5
const tableHead = headingHeight + groupsHeight + headsHeight

/** One page: men of a squad, and on the last what the squad needs besides. */
interface Plan {
  readonly squad: SquadPage
  /** Its men are one table over all its pages. */
  readonly paper: PaperTable
  readonly columns: Columns
  /** How many of its men stand on the pages before. */
  readonly before: number
  readonly men: MeasuredMan[]
  readonly continued: boolean
  /** Null on a page that has no room for it. */
  aid: MeasuredAid | null
}

/**
 * Lays out the squad sheets: a page for the HQ and each squad, more where a squad is too large for one.
 * @returns their pages as lists of marks.
 */
export function squadPages(measure: Measure, model: SquadsModel, page: Box): Mark[][] {
  const plans = model.squads.flatMap((squad) => plan(measure, squad, page))
  return plans.map((one, i) => {
    const pen = new Pen(measure)
    const { squad, continued, aid } = one
    sheetHead(pen, page, continued ? `${squad.title}, continued` : squad.title, model.unit, model.force)
    let y = page.y + headHeight - 4
    if (!continued) y = drawFields(pen, { x: page.x, y, w: page.w }, squad.fields)
    y = drawMen(pen, page, y, one)
    if (aid !== null) {
      y = drawCarried(pen, { ...page, y }, squad)
      const top = bottomOf(page) - aid.height
      drawLines(pen, { ...page, y: y + over, h: top - over - y - over }, 'Notes')
      drawAid(pen, { ...page, y: top }, aid)
    }
    sheetFoot(pen, page, model.legend, [model.source, `${i + 1} of ${plans.length}`])
    return pen.marks
  })
}

const bottomOf = (page: Box): number => page.y + page.h - footHeight - breath
const topOf = (page: Box, continued: boolean): number =>
  page.y + headHeight - 4 + (continued ? 0 : fieldsHeight) + over + tableHead

function plan(measure: Measure, squad: SquadPage, page: Box): Plan[] {
  const columns = columnsOf(page, squad.aid.hits.rows.length)
  const paper = new PaperTable()
  const open = (before: number): Plan => ({
    ...{ squad, paper, columns, before, continued: before > 0 },
    ...{ men: [], aid: null },
  })
  const plans = [open(0)]
  let left = bottomOf(page) - topOf(page, false)
  for (const [i, one] of squad.men.entries()) {
    const man = measureMan(measure, one, columns)
    if (man.height > left) {
      plans.push(open(i))
      left = bottomOf(page) - topOf(page, true)
    }
    plans.at(-1)!.men.push(man)
    left -= man.height
  }
  const room = left - carriedHeight(measure, page, squad) - over
  const aid = measureAid(measure, squad.aid, page.w, room)
  if (aid.height > room) plans.push({ ...open(squad.men.length), continued: true })
  plans.at(-1)!.aid = aid
  return plans
}

function drawMen(pen: Pen, page: Box, y: number, { squad, paper, columns, before, men, continued, aid }: Plan): number {
  if (men.length === 0) return y
  const title = ['Men', ...(squad.kit === null ? [] : [squad.title]), ...(continued ? ['continued'] : [])].join(', ')
  const top = sectionHead(pen, { x: page.x, y: y + over, w: page.w }, title, squad.note)
  columnHeads(pen, columns, top, paper)
  let at = topOf(page, continued)
  pen.line(page.x, at, page.x + page.w, at, 0.6)
  const rest = aid === null ? 0 : aid.height + carriedHeight(pen.measure, page, squad) + over
  const least = rowHeight(men, bottomOf(page) - at - rest)
  men.forEach((man, i) => {
    const h = Math.max(man.height, least)
    drawMan(pen, { y: at, h }, columns, man, before + i + 1, paper.row(pen))
    at += h
    const end = i === men.length - 1
    pen.line(page.x, at, page.x + page.w, at, end ? 0.8 : 0.3)
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

function columnHeads(pen: Pen, columns: Columns, y: number, paper: PaperTable): void {
  const drawCell = paper.heads(pen)
  const low = { y: y + groupsHeight + 0.4, h: headsHeight }
  const head = (place: number, text: string, across: Across, align: 'left' | 'right' = 'left') => {
    drawCell(place, () => pen.text({ ...across, ...low }, text, { ...label, align }))
  }
  head(placeOf.rep, 'REP', columns.rep)
  head(placeOf.man, 'MAN', columns.man)
  head(placeOf.arms, 'WEAPONS, ATTRIBUTES', columns.arms)
  group(pen, columns.tests, y, 'DICE OF HIS TESTS')
  testHeads.forEach((test, i) => {
    const { x, w } = columns.tests[i]!
    head(placeOf.test(i), test.toUpperCase(), { x: x - 2, w: w + 2 }, 'right')
  })
  group(pen, columns.hits, y, 'TO HIT, LINE')
  columns.hits.forEach((across, i) => {
    head(placeOf.hit(i), String(i + 1), across, 'right')
  })
  drawCell(placeOf.boxes(columns), () => {
    statusHeads(pen, columns.boxes, low.y, headsHeight)
  })
}

/** A word over several columns, on a line that holds them together. */
function group(pen: Pen, columns: readonly Across[], y: number, text: string): void {
  const { x } = columns[0]!
  const { x: last, w } = columns.at(-1)!
  const cell = { x: x - 2, y: y + 0.2, w: last + w - x + 4, h: groupsHeight - 1 }
  pen.text(cell, text, { ...label, align: 'right', role: { kind: 'furniture' } })
  pen.line(x, y + groupsHeight, last + w, y + groupsHeight, 0.4)
}

const carries = 'CARRIED TOGETHER'
const carriedAt = 84
const carriedPad = 3

function carriedHeight(measure: Measure, { w }: Pick<Box, 'w'>, { kit }: SquadPage): number {
  return kit === null ? writingRow : kitHeight(measure, kit, w - carriedAt) + 2 * carriedPad
}

/** What the squad carries together, with boxes for what is used up. @returns the y under its rule. */
function drawCarried(pen: Pen, { x, y, w }: Omit<Box, 'h'>, squad: SquadPage): number {
  const h = carriedHeight(pen.measure, { w }, squad)
  pen.text({ x, y, w: carriedAt - 4, h: Math.min(h, writingRow) }, carries, label)
  if (squad.kit) drawKit(pen, { x: x + carriedAt, y: y + carriedPad, w: w - carriedAt }, squad.kit)
  pen.line(x, y + h, x + w, y + h, 0.8)
  return y + h
}
