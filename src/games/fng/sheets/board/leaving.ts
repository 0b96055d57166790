import {
  footHeight,
  headHeight,
  label,
  repMark,
  sectionHead,
  sheetHead,
  starPath,
  headingHeight,
  headsHeight,
} from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { PaperTable } from '../../../../main/sheets/paperTable.ts'
import { Pen } from '../../../../main/sheets/pen.ts'
import { drawLines } from '../../../../main/sheets/ruledLines.ts'
import type { BoardModel, DueBlock, DueList, Leaving } from './boardModel.ts'

const gutter = 20
const listShare = 0.62
const breath = 6
const lowestRow = 11.6
const highestRow = 15

/** A man of the list; the first of his date says it. */
type Line = Leaving['men'][number] & { readonly date: string; readonly first: boolean }

/** Lays out who leaves when, beside what the next half-months bring. @returns a page, or more for a large platoon. */
export function leavingPages(measure: Measure, model: BoardModel, page: Box): Pen[] {
  const lines = model.leaving.flatMap(({ date, men }) => men.map((man, i) => ({ ...man, date, first: i === 0 })))
  const blocks: DueBlock[] = [...model.due, { title: model.open.title, lists: [model.open] }]
  const room = page.h - headHeight - headingHeight - headsHeight - footHeight - breath
  const most = Math.floor(room / lowestRow)
  const row = Math.min(highestRow, Math.max(lowestRow, room / Math.max(1, lines.length)))
  const due = dueColumn(page)
  const pens: Pen[] = []
  const paper = new PaperTable()
  const rest = [...rowsOf(blocks)]
  for (let at = 0; at === 0 || at < lines.length || rest.length > 0; at += most) {
    const pen = new Pen(measure)
    sheetHead(pen, page, at === 0 ? 'Who leaves when' : 'Who leaves when, continued', model.unit, model.force)
    const part = lines.slice(at, at + most)
    if (part.length > 0) drawList(pen, { ...page, y: page.y + headHeight - 4, w: page.w * listShare }, part, row, paper)
    const under = drawDue(pen, due, rest)
    if (rest.length === 0) drawLines(pen, { ...due, y: under + 9, h: due.y + due.h - under - 9 }, 'Notes')
    pens.push(pen)
  }
  return pens
}

const dueColumn = (page: Box): Box => {
  const x = page.x + page.w * listShare + gutter
  const y = page.y + headHeight - 4
  return { x, y, w: page.x + page.w - x, h: page.y + page.h - footHeight - breath - y }
}

const columns = { date: 58, rep: 24, months: 26 }

function drawList(pen: Pen, { x, y, w }: Box, lines: readonly Line[], row: number, paper: PaperTable): void {
  const names = (w - columns.date - columns.rep - columns.months) * 0.52
  const at = {
    date: { x, w: columns.date - 4 },
    name: { x: x + columns.date, w: names - 4 },
    where: { x: x + columns.date + names, w: w - columns.date - columns.rep - columns.months - names - 4 },
    rep: { x: x + w - columns.months - columns.rep, w: columns.rep },
    months: { x: x + w - columns.months, w: columns.months },
  }
  const top = y + 6
  const heads = { y: top, h: headsHeight }
  const drawHead = paper.heads(pen)
  drawHead(0, () => pen.text({ ...at.date, ...heads }, 'AT THE END OF', { ...label, tracking: 0.2 }))
  drawHead(1, () => pen.text({ ...at.name, ...heads }, 'GOES HOME', label))
  drawHead(3, () => pen.text({ ...at.rep, ...heads }, 'REP', label))
  drawHead(4, () => pen.text({ ...at.months, ...heads }, 'LEFT', { ...label, align: 'right' }))
  let line = top + headsHeight
  for (const one of lines) {
    if (one.first) pen.line(x, line, x + w, line, 0.6)
    else pen.line(x + columns.date, line, x + w, line, 0.4, 0.75)
    const cell = { y: line, h: row }
    const drawCell = paper.row(pen)
    drawCell(0, () => {
      if (one.first) pen.text({ ...at.date, ...cell }, one.date, { face: 'typedBold', size: 8 })
    })
    const star = one.star ? 11 : 0
    const name = { ...at.name, ...cell, w: at.name.w - star }
    drawCell(1, () => {
      const written = pen.text(name, one.name, { face: 'typed', size: 8.5 })
      if (one.star) pen.path(starPath(name.x + written.width + 6, cell.y + row / 2, 3.6), { fill: 0 })
    })
    drawCell(2, () => pen.text({ ...at.where, ...cell }, one.where, { face: 'narrow', size: 8 }))
    drawCell(3, () => {
      repMark(pen, { ...at.rep, ...cell }, one.rep)
    })
    drawCell(4, () => pen.text({ ...at.months, ...cell }, one.months, { face: 'typed', size: 8.5, align: 'right' }))
    line += row
  }
  pen.line(x, line, x + w, line, 0.75)
}

/** A line of the right column. */
type DueRow =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'item'; readonly item: DueList['items'][number] }
  | { readonly kind: 'nothing'; readonly text: string }

const dueHeights: Readonly<Record<DueRow['kind'], number>> = { heading: 24, title: 13, item: 21, nothing: 14 }

function rowsOf(blocks: readonly DueBlock[]): DueRow[] {
  return blocks.flatMap(({ title, lists }): DueRow[] => {
    const full = lists.filter(({ items }) => items.length > 0)
    return [
      { kind: 'heading', text: title },
      ...full.flatMap((list): DueRow[] => [
        ...(list.title === title ? [] : [{ kind: 'title' as const, text: list.title }]),
        ...list.items.map((item) => ({ kind: 'item' as const, item })),
      ]),
      ...(full.length === 0 ? [{ kind: 'nothing' as const, text: 'Nothing.' }] : []),
    ]
  })
}

/** Draws as many rows as the column holds, and takes them off the list; a heading is never the last. @returns the y under them. */
function drawDue(pen: Pen, { x, y, w, h }: Box, rows: DueRow[]): number {
  let at = y - 4
  while (rows.length > 0) {
    const [row, next] = rows as [DueRow, DueRow | undefined]
    const need = dueHeights[row.kind] + (isHead(row) && next ? dueHeights[next.kind] + dueHeights.item : 0)
    if (at + need > y + h) return at
    rows.shift()
    drawDueRow(pen, { x, y: at, w, h: dueHeights[row.kind] }, row)
    at += dueHeights[row.kind]
  }
  return at
}

const isHead = ({ kind }: DueRow): boolean => kind === 'heading' || kind === 'title'

function drawDueRow(pen: Pen, cell: Box, row: DueRow): void {
  const { x, y, w, h } = cell
  if (row.kind === 'heading') sectionHead(pen, { x, y: y + h - headingHeight, w }, row.text)
  else if (row.kind === 'title') pen.text({ ...cell, y: y + 2, h: h - 2 }, row.text, { face: 'narrowSemi', size: 8.5 })
  else if (row.kind === 'nothing') pen.text(cell, row.text, { face: 'narrow', size: 8.5, grey: 0.2 })
  else {
    pen.text({ x, y: y + 0.5, w, h: 10.5 }, row.item.what, { face: 'typed', size: 8.5 })
    pen.text({ x, y: y + 10.5, w, h: 9.5 }, row.item.note, { face: 'narrow', size: 7.75 })
    pen.line(x, y + h, x + w, y + h, 0.4, 0.75)
  }
}
