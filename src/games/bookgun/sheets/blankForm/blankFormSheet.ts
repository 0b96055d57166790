import { flow } from '../../../../main/sheets/flow.ts'
import { sectionHead } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { closePages } from '../../../../main/sheets/openPage.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { drawLines } from '../../../../main/sheets/ruledLines.ts'
import { RuledTable, type Cell, type Column } from '../../../../main/sheets/ruledTable.ts'
import { sheetOf, type Pages, type Sheet } from '../../../../main/sheets/sheet.ts'
import { blankBox, die } from '../../../../main/sheets/signs.ts'
import { game, openPage } from '../shared/signs.ts'
import { notInText, type FormBox, type FormTable } from './blankForm.ts'

/** Prints the form for what the text has lost of its tables. */
export const blankFormSheet = (form: readonly FormTable[]): Sheet =>
  sheetOf('From your copy', (measure, page) => blankFormPages(measure, form, page))

const lead =
  'Three tables of the text have lost numbers. Copy them here once from the full rules, then type them in. What stays blank is not rolled.'
const row = 22
const between = 13
const whatWidth = 160

function blankFormPages(measure: Measure, form: readonly FormTable[], page: Box): Pages {
  const sheet = openPage(measure, page, { title: 'From your copy', whose: game, when: 'blank form' })
  const { pen, room } = sheet
  let y = flow(pen, room, lead, { face: 'print', size: 9.5, lines: 3 }) + 9
  for (const [i, table] of form.entries()) y = drawTable(pen, { ...room, y }, table, i + 1) + between
  y = flow(pen, { ...room, y }, notInText, { face: 'narrow', size: 9, lines: 3 }) + between
  drawLines(pen, { ...room, y, h: room.y + room.h - y }, 'Remarks')
  return closePages([sheet], page, ['Typed: printed in the rules. The boxes are yours'], 'blank form')
}

function drawTable(pen: Pen, box: Omit<Box, 'h'>, { title, note, heads, rows }: FormTable, number: number): number {
  const top = sectionHead(pen, box, `${number} ${title}`, note)
  const columns: readonly Column[] = [
    { head: '', width: whatWidth, style: { face: 'narrowSemi', size: 9.5, lines: 1 } },
    ...heads.map((head) => ({ head })),
  ]
  const table = new RuledTable(pen, box, columns)
  let y = table.heads(top)
  for (const { what, boxes } of rows) y = table.row(y, row, [what, ...boxes.map((one) => cellOf(pen, one))])
  return y
}

/** Faces are ringed, a number is written into its box. */
function cellOf(pen: Pen, box: FormBox): Cell {
  if (box.kind === 'printed') return box.text
  if (box.kind === 'number')
    return ({ x, y, h }) => {
      blankBox(pen, { x: x + 2, y: y + (h - 14) / 2, w: 46, h: 14 })
    }
  return ({ x, y, h }) => {
    for (let face = 1; face <= 6; face += 1) die(pen, { x: x + 2 + (face - 1) * 22, y: y + (h - 14) / 2 }, 14, face)
  }
}
