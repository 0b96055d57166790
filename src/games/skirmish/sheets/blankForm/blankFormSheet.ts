import { flow } from '../../../../main/sheets/flow.ts'
import { sectionHead } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { closePages } from '../../../../main/sheets/openPage.ts'
import type { Pen, TextStyle } from '../../../../main/sheets/pen.ts'
import { RuledTable, type Column } from '../../../../main/sheets/ruledTable.ts'
import { capital } from '../../../../main/sheets/phrases.ts'
import { sheetOf, type Pages, type Sheet } from '../../../../main/sheets/sheet.ts'
import { blankBox, die } from '../../../../main/sheets/signs.ts'
import { compass, openPage } from '../shared/signs.ts'
import type { BlankForm, FormLine } from './blankForm.ts'

/** Prints the form for the tables that the page names and lacks. */
export const blankFormSheet = (form: BlankForm): Sheet =>
  sheetOf('From your copy', (measure, page) => blankFormPages(measure, form, page), { ownSize: true })

type Room = Omit<Box, 'h'>

const lead =
  'The page of these rules speaks of tables that it does not carry. Copy them here once from the full text, then type them in. What stays blank is not played.'
const weaponRow = 22
const row = 23
const gutter = 20
const remarkRow = 20
const words: TextStyle = { face: 'narrow', size: 9, lines: 2, smaller: 8.5, leading: 1 }
const printed: TextStyle = { ...words, face: 'narrowBold' }

function blankFormPages(measure: Measure, form: BlankForm, page: Box): Pages {
  const sheet = openPage(measure, page, {
    title: 'From your copy',
    whose: 'Vietnam Skirmish Rules',
    when: 'blank form',
  })
  const { pen, room } = sheet
  let y = flow(pen, room, lead, { face: 'print', size: 9.5, lines: 3 }) + 9
  y = drawWeapons(pen, { ...room, y }, form) + 12
  const w = (room.w - gutter) / 2
  const left = drawDeviation(pen, { x: room.x, y, w })
  const right = drawRest(pen, { x: room.x + w + gutter, y, w }, form)
  drawRemarks(pen, { ...room, y: Math.max(left, right) + 12, h: room.y + room.h - Math.max(left, right) - 12 })
  return closePages([sheet], page, ['Bold: printed in the rules. Everything else is yours'], 'blank form')
}

const weaponColumns: readonly Column[] = [
  { head: 'Weapon', width: 160 },
  { head: 'Suppress', width: 170 },
  { head: 'Remark' },
]

function drawWeapons(pen: Pen, box: Room, { weapons }: BlankForm): number {
  const top = sectionHead(pen, box, '1 Weapons', 'ring each score of the die that gives a suppression counter')
  const table = new RuledTable(pen, box, weaponColumns)
  let y = table.heads(top)
  const scores = ({ x, y: at, h }: Box) => {
    for (let face = 1; face <= 6; face++) die(pen, { x: x + 2 + (face - 1) * 22, y: at + (h - 14) / 2 }, 14, face)
  }
  for (const name of weapons) y = table.row(y, weaponRow, [name, scores])
  return y
}

function drawDeviation(pen: Pen, { x, y, w }: Room): number {
  let top = sectionHead(pen, { x, y, w }, '2 Artillery deviation', 'draw the direction in the circle')
  for (let face = 1; face <= 6; face++) {
    const middle = top + row / 2
    die(pen, { x, y: middle - 7 }, 14, face)
    compass(pen, x + 32, middle, 7.5)
    blankBox(pen, { x: x + 52, y: middle - 6.5, w: 40, h: 13 })
    pen.text({ x: x + 96, y: top, w: 30, h: row }, 'inches', words)
    if (face <= 2) {
      const text = 'on target; later shots: where the last one fell. First shots: your copy'
      pen.text({ x: x + 130, y: top, w: w - 130, h: row }, text, { ...printed, size: 8.5, smaller: 8 })
    }
    top += row
    pen.line(x, top, x + w, top, 0.55, 0.6)
  }
  return top
}

/** A line of words, with what is printed behind them. */
function line(pen: Pen, { x, y, w }: Room, text: string, right: string): number {
  pen.text({ x, y, w: w - 66, h: row }, text, printed)
  pen.text({ x: x + w - 60, y, w: 60, h: row }, right, printed)
  pen.line(x, y + row, x + w, y + row, 0.55, 0.6)
  return y + row
}

const boxStep = 54
/** A word takes more room than a number. */
const wordStep = 78
const boxRow = 27

const stepOf = (what: string): number => (what === 'name' ? wordStep : boxStep)

/** A line of words, with boxes behind them; under each stands what is to be written in it. */
function boxLine(pen: Pen, { x, y, w }: Room, { what, boxes }: FormLine): number {
  const room = boxes.reduce((sum, box) => sum + stepOf(box), 0)
  pen.text({ x, y, w: w - room - 6, h: boxRow }, capital(what), words)
  let left = x + w - room
  for (const box of boxes) {
    const wide = stepOf(box) - 3
    blankBox(pen, { x: left, y: y + 3, w: wide, h: 14 })
    pen.text({ x: left, y: y + 17, w: wide, h: 9 }, box, { face: 'narrow', size: 7, align: 'centre' })
    left += stepOf(box)
  }
  pen.line(x, y + boxRow, x + w, y + boxRow, 0.55, 0.6)
  return y + boxRow
}

function drawRest(pen: Pen, { x, y, w }: Room, { grenades }: BlankForm): number {
  let top = sectionHead(pen, { x, y, w }, '3 Movement of a figure')
  top = line(pen, { x, y: top, w }, 'Tactical, two phases', '2", silent')
  top = line(pen, { x, y: top, w }, 'M113, one phase', '4"')
  top = boxLine(pen, { x, y: top, w }, { what: 'One ordinary phase', boxes: ['inches'] })
  top = sectionHead(pen, { x, y: top + 10, w }, '4 Grenades, mines, smoke')
  for (const each of grenades) top = boxLine(pen, { x, y: top, w }, each)
  return top
}

function drawRemarks(pen: Pen, { x, y, w, h }: Box): void {
  const top = sectionHead(pen, { x, y, w }, 'Remarks', 'edition, page, agreements of your own')
  const rows = Math.floor((h - (top - y)) / remarkRow)
  for (let i = 1; i <= rows; i++) pen.line(x, top + i * remarkRow, x + w, top + i * remarkRow, 0.55, 0.6)
}
