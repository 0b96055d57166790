import type { Box } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { closePages } from '../../../../main/sheets/openPage.ts'
import type { Pen, TextStyle } from '../../../../main/sheets/pen.ts'
import { sheetOf, type Pages, type Sheet } from '../../../../main/sheets/sheet.ts'
import { blankBox, die } from '../../../../main/sheets/signs.ts'
import { game, openPage } from '../shared/signs.ts'
import type { RefBlock, RefCell, ReferenceModel } from './reference.ts'

/** Prints the reference: two columns on one page. */
export const referenceSheet = (model: ReferenceModel): Sheet =>
  sheetOf('Reference sheet', (measure, page) => referencePages(measure, model, page))

const gutter = 16
const bar = 15
const heads = 11
const between = 7
const highest = 14.5

const legend =
  'Framed: from the player’s own copy; dashed: lost in this text. Not in the text: fire, close combat, morale'

function referencePages(measure: Measure, { whose, columns }: ReferenceModel, page: Box): Pages {
  const head = whose === '' ? { whose: game, when: '' } : { whose, when: game }
  const sheet = openPage(measure, page, { title: 'Reference sheet', ...head })
  const { pen, room } = sheet
  const w = (room.w - gutter) / 2
  let number = 0
  for (const [side, blocks] of columns.entries()) {
    const row = rowHeight(blocks, room.h)
    let y = room.y
    for (const block of blocks) {
      number += 1
      y = drawBlock(pen, { x: room.x + side * (w + gutter), y, w }, block, number, row) + between
    }
  }
  return closePages([sheet], page, [legend], 'reference')
}

/** The rows of a column share what its bars and heads leave of it. */
function rowHeight(blocks: readonly RefBlock[], h: number): number {
  const rows = blocks.reduce((sum, block) => sum + block.rows.length, 0)
  const fixed = blocks.reduce((sum, block) => sum + bar + (block.heads.length > 0 ? heads : 0), 0)
  return Math.min(highest, (h - fixed - between * (blocks.length - 1)) / rows)
}

const words: TextStyle = { face: 'narrow', size: 9, least: 7 }
const first: TextStyle = { ...words, face: 'narrowSemi' }
const headWords: TextStyle = { face: 'narrowSemi', size: 7 }

function drawBlock(pen: Pen, { x, y, w }: Omit<Box, 'h'>, block: RefBlock, number: number, row: number): number {
  const { title, pages, parts } = block
  drawBar(pen, { x, y, w, h: bar }, String(number), title, pages)
  let top = y + bar
  const cells = (h: number): Box[] => {
    let left = x
    return parts.map((part) => {
      const cell = { x: left + 3, y: top, w: part * w - 5, h }
      left += part * w
      return cell
    })
  }
  if (block.heads.length > 0) {
    for (const [c, cell] of cells(heads).entries())
      pen.text(cell, block.heads[c]!.toUpperCase(), { ...headWords, align: c === 0 ? 'left' : 'centre' })
    top += heads
    pen.line(x, top, x + w, top, 0.75)
  }
  for (const [i, values] of block.rows.entries()) {
    for (const [c, cell] of cells(row).entries()) drawCell(pen, cell, values[c]!, c === 0)
    top += row
    const isLast = i === block.rows.length - 1
    pen.line(x, top, x + w, top, isLast ? 0.9 : 0.5, isLast ? 0 : 0.67)
  }
  return top
}

function drawBar(pen: Pen, box: Box, number: string, title: string, pages: string): void {
  pen.fill(box, 'accent')
  const white = { ...box, x: box.x + 4, w: box.w - 8 }
  pen.text({ ...white, w: 16 }, number, { face: 'typedBold', size: 8.5, grey: 1 })
  const style: TextStyle = { face: 'narrowBold', size: 8.5, tracking: 0.5, grey: 1 }
  pen.text({ ...white, x: white.x + 17, w: white.w - 90 }, title.toUpperCase(), {
    ...style,
    role: { kind: 'heading', name: title },
  })
  pen.text(white, pages, { face: 'narrow', size: 7.5, align: 'right', grey: 1 })
}

function drawCell(pen: Pen, cell: Box, value: RefCell, isFirst: boolean): void {
  if (typeof value === 'string') {
    pen.text(cell, value, isFirst ? first : words)
    return
  }
  if ('die' in value) {
    const side = Math.min(10.5, cell.h - 2)
    die(pen, { x: cell.x, y: cell.y + (cell.h - side) / 2 }, side, value.die)
    return
  }
  const wide = Math.min(cell.w - 1, 27)
  const box = { x: cell.x + (cell.w - wide) / 2, y: cell.y + 1.4, w: wide, h: cell.h - 2.8 }
  if (value.how === 'blank') blankBox(pen, box)
  if (value.how === 'own') pen.frame(box, 0.9, 0.5)
  pen.text(cell, value.text, { face: value.how === 'own' ? 'typedBold' : 'typed', size: 8.5, align: 'centre' })
}
