import type { KitItem, PaperMan } from '../shared/paperManModel.ts'
import type { ArmLine } from '../shared/weaponLines.ts'
import { figure } from '../../../../main/sheets/figure.ts'
import { boxSide, repStripe, starPath, tickBoxes } from '../../../../main/sheets/furniture.ts'
import { nameTag, tagHeight, tagWidth } from '../shared/nameTag.ts'
import { n, type Box, type Ink } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import type { DrawCell } from '../../../../main/sheets/paperTable.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { drawRunIns, runInsHeight, setRunIns, type RunIns } from '../../../../main/sheets/runIns.ts'
import { drawStatusBoxes } from '../shared/drawStatusBoxes.ts'
import { armCells, placeOf, type columnsOf } from './columns.ts'

type Columns = ReturnType<typeof columnsOf>

/** Men who are away are grey. */
const awayGrey = 0.36
const pad = 4
const lineHeight = 10.4
const nameHeight = 12
/** Lines that a man's Attributes may take before they are counted. */
const mostLines = 6
/** The least for a name, a billet, and the pencil. */
export const lowestRow = 33
export const highestRow = 43

/** A man with his Attributes measured. */
export interface MeasuredMan {
  readonly man: PaperMan
  readonly attributes: RunIns
  readonly height: number
}

/** Measures a man once, for sharing out the page and for drawing. */
export function measureMan(measure: Measure, man: PaperMan, columns: Columns): MeasuredMan {
  const rule = { width: columns.attributes.w, size: 8.25, least: 7, lines: mostLines }
  const attributes = setRunIns(measure, man.attributes, rule)
  const arms = man.arms.length * lineHeight + (man.kit.length === 0 ? 0 : kitHeight(measure, man.kit, columns.arms.w))
  return { man, attributes, height: Math.max(lowestRow, arms + 2 * pad, runInsHeight(attributes) + 2 * pad) }
}

/** Draws a man's row. */
export function drawMan(
  pen: Pen,
  row: Omit<Box, 'x' | 'w'>,
  columns: Columns,
  measured: MeasuredMan,
  drawCell: DrawCell,
): void {
  const { man, attributes } = measured
  const grey = man.state === 'away' ? awayGrey : 0
  const y = row.y + pad
  const top = { y, h: nameHeight }
  const inColumn = (column: keyof Columns, draw: () => unknown) => {
    drawCell(placeOf(column), draw, { head: column === 'man' ? 'Row' : null })
  }
  const number = { face: 'narrow', size: 7, align: 'left' } as const
  inColumn('no', () => pen.text({ ...columns.no, ...top }, String(man.line), number))
  repStripe(pen, { x: columns.rep.x, y: y + 0.5, w: 6.5, h: 20 }, man.rep, grey)
  const rep = { x: columns.rep.x + 9, y: y - 1, w: columns.rep.w - 9, h: 22 }
  inColumn('rep', () => pen.text(rep, String(man.rep), { face: 'typedBold', size: 17, grey }))
  inColumn('man', () => {
    who(pen, { ...columns.man, ...top }, man, grey)
  })
  inColumn('arms', () => {
    drawArms(pen, { ...columns.arms, y }, man, grey)
  })
  inColumn('attributes', () => {
    drawRunIns(pen, { ...columns.attributes, y: y + 0.5 }, attributes, grey)
  })
  if (man.state === 'away') {
    const style = { face: 'narrowItalic', size: 8, align: 'right', grey } as const
    inColumn('boxes', () => pen.text({ ...columns.boxes, ...top }, man.away, style))
    return
  }
  drawStatusBoxes(pen, columns.boxes, y + 1.5)
  // For hits, marks and whatever else wants a word; wider where no Attribute stands in the way.
  const base = n(row.y + row.h - 6)
  const from = n(man.attributes.length === 0 ? columns.attributes.x : columns.boxes.x + 1)
  const to = n(columns.boxes.x + columns.boxes.w)
  pen.path(`M${from} ${base}H${to}`, { stroke: 0.45, width: 0.5, dash: [0.8, 1.6] })
}

function drawArms(pen: Pen, column: Omit<Box, 'h'>, man: PaperMan, grey: Ink): void {
  let at = column.y
  for (const arm of man.arms) {
    armLine(pen, { ...column, y: at, h: lineHeight }, arm, grey)
    at += lineHeight
  }
  drawKit(pen, { ...column, y: at }, man.kit, grey)
}

function who(pen: Pen, cell: Box, man: PaperMan, grey: Ink): void {
  const star = man.star ? 12 : 0
  const name = { ...cell, w: cell.w - star }
  const written = pen.text(name, man.name, {
    face: 'typedBold',
    size: 9.25,
    lines: 2,
    smaller: 7,
    leading: 0.9,
    grey,
  })
  if (man.star) pen.path(starPath(cell.x + written.width + 7, cell.y + cell.h / 2, 4), { fill: 0 })
  const tag = man.tag ? tagWidth(pen.measure, man.tag) : 0
  const under = { ...cell, y: cell.y + nameHeight, h: 10, w: cell.w - (tag === 0 ? 0 : tag + 5) }
  const post = pen.text(under, man.post, { face: 'narrow', size: 8.5, grey })
  if (man.tag) nameTag(pen, { x: cell.x + post.width + 5, y: under.y + 0.8, w: tag, h: tagHeight }, man.tag)
}

/** Draws a weapon with its figures. */
export function armLine(pen: Pen, cell: Box, arm: ArmLine, grey: Ink = 0): void {
  const cells = armCells(cell)
  pen.text(cells.name, arm.name, { face: 'narrowSemi', size: 8.5, grey })
  for (const part of ['range', 'targets', 'impact', 'apr'] as const) {
    figure(pen, cells[part], arm[part], 8.5, grey)
  }
}

const kitGap = 8
const boxGap = 2.6
const kitSize = 8

interface PlacedKit extends KitItem {
  readonly row: number
  readonly x: number
  readonly textWidth: number
}

/** Things side by side with their boxes; what has no room goes on the next line. */
function placeKit(measure: Measure, kit: readonly KitItem[], width: number): PlacedKit[] {
  let row = 0
  let x = 0
  return kit.map((item) => {
    const boxes = item.boxes * (boxSide + boxGap)
    const textWidth = Math.min(measure.width('narrow', kitSize, item.name) + 0.5, Math.max(20, width - boxes - 3))
    const wide = textWidth + (boxes === 0 ? 0 : boxes + 3)
    if (x > 0 && x + wide > width) {
      row += 1
      x = 0
    }
    const placed = { ...item, row, x, textWidth }
    x += wide + kitGap
    return placed
  })
}

function kitHeight(measure: Measure, kit: readonly KitItem[], width: number): number {
  const last = placeKit(measure, kit, width).at(-1)
  return last ? (last.row + 1) * lineHeight + 1 : 0
}

function drawKit(pen: Pen, { x, y, w }: Omit<Box, 'h'>, kit: readonly KitItem[], grey: Ink): void {
  for (const item of placeKit(pen.measure, kit, w)) {
    const cell = { x: x + item.x, y: y + 1 + item.row * lineHeight, w: item.textWidth, h: lineHeight }
    pen.text(cell, item.name, { face: 'narrow', size: kitSize, grey })
    const first = cell.x + item.textWidth + 3
    tickBoxes(pen, first, cell.y + (lineHeight - boxSide) / 2, item.boxes, boxGap)
  }
}
