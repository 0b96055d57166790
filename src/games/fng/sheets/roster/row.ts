import type { DerosCell, RosterLine } from './rosterModel.ts'
import { drawDerosBar } from '../shared/derosBar.ts'
import { boxSide, repMark, starPath } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { DrawCell } from '../../../../main/sheets/paperTable.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { nameTag, tagHeight, tagWidth } from '../shared/nameTag.ts'
import { drawStatusBoxes } from '../shared/drawStatusBoxes.ts'
import { pitch, type LongCells } from './cells.ts'
import { placeOf, type columnsOf } from './columns.ts'
import { rosterField, writtenColumns, type WrittenColumn } from './written.ts'

type Columns = ReturnType<typeof columnsOf>

/** Men who are away are grey. */
const awayGrey = 0.36
const nameStyle = { face: 'typed', size: 8.6 } as const

/** Draws one numbered line of a section. @param squad whose it is, where it can be filled in as a PDF. */
export function rosterRow(
  pen: Pen,
  row: Omit<Box, 'x' | 'w'>,
  columns: Columns,
  line: RosterLine,
  long: LongCells,
  drawCell: DrawCell,
  squad?: number,
): void {
  const grey = line.state === 'away' ? awayGrey : 0
  const cell = (column: keyof Columns): Box => ({ ...columns[column], ...row })
  const plain = { face: 'narrow', size: 7.5, grey } as const
  const inColumn = (column: keyof Columns, draw: (cell: Box) => unknown, span = 1) => {
    const head = column === 'name' ? 'Row' : null
    drawCell(placeOf(column), () => draw(cell(column)), { head, span })
  }
  const number = { face: 'narrow', size: 7, align: 'right' } as const
  inColumn('no', (at) => pen.text(at, String(line.number), number))
  if (line.state === 'open') {
    const { x } = columns.name
    const open = { ...row, x, w: columns.boxes.x - x - 8 }
    const words = { face: 'narrowItalic', size: 7.75, grey: 0.2 } as const
    inColumn('name', () => pen.text(open, line.name, words), placeOf('boxes') - placeOf('name'))
  } else if (line.state === 'blank') {
    if (squad !== undefined)
      for (const [column, { most }] of Object.entries(writtenColumns) as [WrittenColumn, { readonly most: number }][])
        inColumn(column, (box) => {
          pen.field({ ...rosterField(squad, line.number, column), box, filling: { kind: 'text', size: 8.5, most } })
        })
  } else {
    inColumn('name', (at) => {
      nameCell(pen, at, line, grey)
    })
    inColumn('leader', (at) => pen.text(at, line.leader, plain))
    inColumn('rep', (at) => {
      if (line.rep !== null) repMark(pen, at, line.rep, grey)
    })
    inColumn('attribute', (at) => pen.lines(at, long.attribute, { ...plain, leading: pitch }))
    inColumn('effect', (at) => pen.lines(at, long.effect, { ...plain, leading: pitch }))
    inColumn('weapon', (at) => pen.text(at, line.weapon, { ...plain, lines: 2, smaller: 7, leading: pitch }))
    inColumn('deros', (at) => {
      if (line.deros) derosCell(pen, at, line.deros, grey)
    })
  }
  const away = { ...plain, face: 'narrowItalic', align: 'right' } as const
  if (line.state === 'away') inColumn('boxes', (at) => pen.text(at, 'away', away))
  else drawStatusBoxes(pen, columns.boxes, row.y + (row.h - boxSide) / 2)
}

function nameCell(pen: Pen, cell: Box, line: RosterLine, grey: number): void {
  const tag = line.tag === null ? 0 : tagWidth(pen.measure, line.tag)
  const extras = (tag === 0 ? 0 : tag + 5) + (line.star ? 12 : 0)
  const name = { ...cell, w: cell.w - extras }
  const written = pen.text(name, line.name, { ...nameStyle, grey, lines: 2, smaller: 7, leading: pitch })
  let x = cell.x + written.width + 4
  const middle = cell.y + cell.h / 2
  if (line.star) {
    pen.path(starPath(x + 4, middle, 4), { fill: 0 })
    x += 12
  }
  if (line.tag) nameTag(pen, { x, y: middle - tagHeight / 2, w: tag, h: tagHeight }, line.tag)
}

const bar = { w: 26, h: 4.4 }
/** Room for ".5" behind whole months, so that these stand under each other. */
const halfWidth = 10.4

function derosCell(pen: Pen, cell: Box, deros: DerosCell, grey: number): void {
  const [months, half] = deros.text.split('.')
  const whole = { ...cell, w: cell.w - bar.w - halfWidth - 4 }
  pen.text(whole, months!, { ...nameStyle, align: 'right', grey })
  if (half !== undefined)
    pen.text({ ...cell, x: whole.x + whole.w, w: halfWidth + 1 }, `.${half}`, { ...nameStyle, grey })
  const box = { x: cell.x + cell.w - bar.w, y: cell.y + (cell.h - bar.h) / 2, ...bar }
  drawDerosBar(pen, box, deros, grey)
}
