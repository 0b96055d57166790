import { repStripe, starPath } from '../../../../main/sheets/furniture.ts'
import type { Box, Ink } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import type { DrawCell } from '../../../../main/sheets/paperTable.ts'
import { writingRow } from '../../../../main/sheets/paper.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { drawRunIns, runInsHeight, setRunIns, type RunIns } from '../../../../main/sheets/runIns.ts'
import { drawKillBoxes, drawStatusBoxes } from '../shared/drawStatusBoxes.ts'
import { nameTag, tagHeight, tagWidth } from '../shared/nameTag.ts'
import { placeOf, type Columns } from './columns.ts'
import { drawKit, fitOneLine, kitHeight, kitLine } from './kit.ts'
import type { SquadMan } from './squadsModel.ts'

/** Men who are away are grey. */
const awayGrey = 0.36
const pad = 1.1
const nameHeight = 11.5
const postHeight = 9.5
const armsGap = 8
/** Lines that a man's Attributes may take before they are counted. */
const mostLines = 6
/** The least for a name and a post, and for the pencil; the most. */
const lowestRow = 2 * pad + nameHeight + postHeight
export const highestRow = 36

/** A man with all that takes different room measured; without one a row to write in. */
export interface MeasuredMan {
  readonly man: SquadMan | null
  readonly attributes: RunIns
  /** How far down his weapons and things go. */
  readonly arms: number
  readonly height: number
}

/** Attributes stand under the weapons, as far as the boxes. */
const underArms = ({ arms, boxes }: Columns) => ({ x: arms.x, w: boxes.x - arms.x - 8 })

/** Measures a man once, for sharing out the page and for drawing. */
export function measureMan(measure: Measure, man: SquadMan | null, columns: Columns): MeasuredMan {
  const rule = { width: underArms(columns).w, size: 8.5, least: 7, lines: mostLines }
  const attributes = setRunIns(measure, man?.attributes ?? [], rule)
  const arms = man === null ? 0 : kitLine + kitUnder(measure, man, columns)
  const needed = arms + runInsHeight(attributes) + 2 * pad + 0.6
  return { man, attributes, arms, height: Math.max(lowestRow, man === null ? writingRow : needed) }
}

/** What he carries stands beside his weapons, or under them. */
function kitUnder(measure: Measure, man: SquadMan, columns: Columns): number {
  return kitBeside(measure, man, columns) === null ? kitHeight(measure, man.kit, columns.arms.w) : 0
}

function kitBeside(measure: Measure, { weapons, kit }: SquadMan, { arms }: Columns): number | null {
  const x = measure.width(armsStyle.face, armsStyle.size, weapons) + armsGap
  return x < arms.w * 0.7 && fitOneLine(measure, kit, arms.w - x) ? x : null
}

const armsStyle = { face: 'narrowSemi', size: 8.75 } as const

/** Draws a man's row, or an empty one. */
export function drawMan(
  pen: Pen,
  row: Omit<Box, 'x' | 'w'>,
  columns: Columns,
  { man, attributes, arms, height }: MeasuredMan,
  number: number,
  drawCell: DrawCell,
): void {
  const y = row.y + pad + Math.min(5, (row.h - height) / 2)
  const top = { y, h: nameHeight }
  const grey = man?.state === 'away' ? awayGrey : 0
  const counted = { face: 'narrow', size: 7 } as const
  drawCell(placeOf.no, () => pen.text({ ...columns.no, ...top }, String(man?.line ?? number), counted))
  if (man === null) {
    drawEmpty(pen, y, columns)
    return
  }
  drawRep(pen, y, columns, man.rep, grey, drawCell)
  const name = { head: 'Row' } as const
  drawCell(
    placeOf.man,
    () => {
      who(pen, { ...columns.man, ...top }, man, grey)
    },
    name,
  )
  drawCell(placeOf.arms, () => {
    drawArms(pen, { ...columns.arms, y: y + 0.6 }, man, columns, grey)
    drawRunIns(pen, { ...underArms(columns), y: y + arms + 0.8 }, attributes, grey)
  })
  const figure = { align: 'right', grey } as const
  man.tests.forEach(({ dice, special }, i) => {
    const face = special ? 'typedBold' : 'typed'
    drawCell(placeOf.test(i), () => pen.text({ ...columns.tests[i]!, ...top }, dice, { ...figure, face, size: 8.75 }))
  })
  columns.hits.forEach((column, i) => {
    const needed = { ...figure, face: 'typedBold', size: 9.5 } as const
    drawCell(placeOf.hit(i), () => pen.text({ ...column, ...top }, man.toHit[i]!, needed))
  })
  if (man.state === 'away') {
    const style = { face: 'narrowItalic', size: 8, align: 'right', grey } as const
    drawCell(placeOf.boxes(columns), () => pen.text({ ...columns.boxes, ...top }, man.away, style))
  } else drawBoxes(pen, columns, y)
}

function drawRep(pen: Pen, y: number, { rep }: Columns, grade: number, grey: Ink, drawCell: DrawCell): void {
  repStripe(pen, { x: rep.x, y: y + 0.5, w: 6.5, h: 20 }, grade, typeof grey === 'number' ? grey : 0)
  const figure = { x: rep.x + 9, y: y - 0.5, w: rep.w - 9, h: 22 }
  drawCell(placeOf.rep, () => pen.text(figure, String(grade), { face: 'typedBold', size: 17, grey }))
}

/** What a hand fills in has a box for REP, and lines to tell the columns apart. */
function drawEmpty(pen: Pen, y: number, columns: Columns): void {
  const { rep, tests, hits, arms } = columns
  pen.frame({ x: rep.x, y: y + 0.5, w: 6.5, h: 20 }, 0.7, 0, { dash: [1.4, 1.4] })
  pen.frame({ x: rep.x + 9, y: y + 0.5, w: 17, h: 20 }, 0.6, 1)
  for (const { x } of [arms, tests[0]!, hits[0]!]) pen.line(x - 3, y, x - 3, y + 21, 0.4, 0.6)
  drawBoxes(pen, columns, y)
}

function drawBoxes(pen: Pen, { boxes }: Columns, y: number): void {
  drawStatusBoxes(pen, boxes, y + 1.8)
  drawKillBoxes(pen, boxes, y + 13)
}

function who(pen: Pen, cell: Box, man: SquadMan, grey: Ink): void {
  const star = man.star ? 12 : 0
  const name = { ...cell, w: cell.w - star }
  const style = { face: 'typedBold', size: 9.25, lines: 2, smaller: 7, leading: 0.9, grey } as const
  const written = pen.text(name, man.name, style)
  if (man.star) pen.path(starPath(cell.x + written.width + 7, cell.y + cell.h / 2, 4), { fill: 0 })
  const tag = man.tag ? tagWidth(pen.measure, man.tag) : 0
  const under = { ...cell, y: cell.y + nameHeight, h: postHeight, w: cell.w - (tag === 0 ? 0 : tag + 5) }
  const post = pen.text(under, man.post, { face: 'narrow', size: 8.5, grey })
  if (man.tag) nameTag(pen, { x: cell.x + post.width + 5, y: under.y + 0.6, w: tag, h: tagHeight }, man.tag)
}

function drawArms(pen: Pen, cell: Omit<Box, 'h'>, man: SquadMan, columns: Columns, grey: Ink): void {
  const beside = kitBeside(pen.measure, man, columns)
  const w = beside === null ? cell.w : beside - 2
  pen.text({ ...cell, w, h: kitLine }, man.weapons, { ...armsStyle, lines: 1, grey })
  if (beside === null) drawKit(pen, { ...cell, y: cell.y + kitLine }, man.kit, grey)
  else drawKit(pen, { ...cell, x: cell.x + beside, w: cell.w - beside }, man.kit, grey)
}
