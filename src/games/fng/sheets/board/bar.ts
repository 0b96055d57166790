import { smallest } from '../../../../main/sheets/fit.ts'
import type { Face } from '../../../../main/sheets/fonts.ts'
import { linePath, n, rectPath, type Box, type Mark } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import type { BoardGap, BoardMan } from './boardModel.ts'
import type { Grid } from './grid.ts'

/** Greys of a bar: served by who is here, and by who has gone. */
const servedGrey = 0.78
const goneGrey = 0.93

const labelSize = 7
const monthsWidth = 18
/** Below this a name tells nothing any more. */
const leastLabel = 22

type Row = Pick<Box, 'y' | 'h'>

/** Draws one man's bar: served, still to serve, away, his tenth month, how it ended; who has left it is named in it. */
export function drawBar(pen: Pen, grid: Grid, row: Row, man: BoardMan): void {
  const here = man.end === 'here'
  const [from, to, end] = [man.from, man.to, man.home ?? man.to].map((edge) => grid.at(edge)) as [
    number,
    number,
    number,
  ]
  const box = (a: number, b: number): Box => ({ x: a, y: row.y, w: Math.max(0, b - a), h: row.h })
  pen.fill(box(from, to), here ? servedGrey : goneGrey)
  if (end > to) pen.fill(box(to, end), 1)
  for (const stay of man.away) hatch(pen, box(grid.at(stay.from), grid.at(stay.to)))
  pen.frame(box(from, end), 0.6, 0.4, { stroke: here ? 0 : 0.45 })
  if (here && end > to && to > from) pen.line(to, row.y, to, row.y + row.h, 0.6)
  if (man.end === 'lost') pen.fill(box(Math.max(from, to - 3.2), to), 0)
  if (here) drawMonths(pen, row, man, { to, end })
  const name = here ? nowhere : drawName(pen, row, man, { from, to })
  if (man.tenth !== null) drawTenth(pen, row, grid.at(man.tenth), name)
}

/** The whole height of the bar; only its ends where the name stands there. */
function drawTenth(pen: Pen, { y, h }: Row, x: number, name: Span): void {
  const [over, stub] = [1.6, 2.4]
  const width = 1.4
  if (x < name.from - 1 || x > name.to + 1) {
    pen.line(x, y - over, x, y + h + over, width)
    return
  }
  pen.line(x, y - over, x, y - over + stub, width)
  pen.line(x, y + h + over - stub, x, y + h + over, width)
}

/** Where a name stands in its bar; nowhere where it has no room. */
interface Span {
  readonly from: number
  readonly to: number
}
const nowhere: Span = { from: Infinity, to: -Infinity }

/** Months left stand at the end of what is still to serve. */
function drawMonths(
  pen: Pen,
  row: Row,
  man: BoardMan,
  { to, end }: { readonly to: number; readonly end: number },
): void {
  if (end - to <= monthsWidth + 2) return
  const cell = { x: end - monthsWidth - 2, w: monthsWidth, ...row }
  // A stay in hospital must not run through the figure.
  if (man.away.length > 0) pen.fill({ x: cell.x + 1, y: row.y + 1, w: monthsWidth, h: row.h - 2 }, 1)
  pen.text(cell, man.months, { face: 'typedBold', size: labelSize, align: 'right' })
}

function drawName(
  pen: Pen,
  row: Row,
  man: BoardMan,
  { from, to }: { readonly from: number; readonly to: number },
): Span {
  const room = { x: from + 2.5, w: to - (man.end === 'lost' ? 4 : 0) - from - 4, ...row }
  if (room.w < leastLabel) return nowhere
  const { words, face } = nameFor(pen.measure, man.label, room.w)
  // Half a name would be a riddle; the list of who leaves has him whole.
  if (pen.measure.width(face, smallest, words) > room.w) return nowhere
  // Black on white: a printer of one colour makes dots of grey, among which small letters drown. Nor must a stay in
  // hospital run through the name.
  const wide = Math.min(room.w, pen.measure.width(face, labelSize, words))
  pen.fill({ x: room.x - 1.5, y: row.y + 0.8, w: wide + 3, h: row.h - 1.6 }, 1)
  const written = pen.text(room, words, { face, size: labelSize, least: smallest })
  return { from: room.x, to: room.x + written.width }
}

/** @returns a man's name as the room has it: with his rank, without it, and at last in narrow letters. */
export function nameFor(
  measure: Measure,
  label: string,
  width: number,
): { readonly words: string; readonly face: Face } {
  const surname = label.slice(label.indexOf(' ') + 1)
  const fits = (face: Face, words: string) => measure.width(face, smallest, words) <= width
  if (fits('typed', label)) return { words: label, face: 'typed' }
  return { words: surname, face: fits('typed', surname) ? 'typed' : 'narrow' }
}

/** Draws a time when nobody stood in a billet. */
export function drawGap(pen: Pen, grid: Grid, row: Row, gap: BoardGap): void {
  const x = grid.at(gap.from)
  const box = { x, y: row.y, w: grid.at(gap.to) - x, h: row.h }
  if (box.w <= 0) return
  pen.fill(box, 1)
  pen.frame(box, 0.6, 0.4, { dash: [1.8, 1.4], stroke: 0.25 })
  if (box.w > leastLabel) pen.text(box, 'open', { face: 'narrowItalic', size: smallest, align: 'centre' })
}

/** Fills a box with strokes, on white. */
function hatch(pen: Pen, box: Box): void {
  if (box.w <= 0) return
  pen.fill(box, 1)
  const strokes: Mark = { kind: 'path', d: slants(box), stroke: 0.25, width: 0.7 }
  pen.marks.push({ kind: 'clip', box, marks: [strokes] })
  pen.path(linePath(box.x, box.y, box.x, box.y + box.h), { stroke: 0.25, width: 0.4 })
  pen.path(linePath(box.x + box.w, box.y, box.x + box.w, box.y + box.h), { stroke: 0.25, width: 0.4 })
}

function slants({ x, y, w, h }: Box): string {
  let d = ''
  for (let at = -h; at < w; at += 2.6) d += `M${n(x + at)} ${n(y + h)}L${n(x + at + h)} ${n(y)}`
  return d
}

/** A key to the bars. */
export function drawKey(pen: Pen, { x, y, w }: Omit<Box, 'h'>): void {
  const items: readonly [string, (box: Box) => void][] = [
    [
      'gone',
      (box) => {
        swatch(pen, box, goneGrey, 0.45)
      },
    ],
    [
      'served',
      (box) => {
        swatch(pen, box, servedGrey, 0)
      },
    ],
    [
      'still to serve',
      (box) => {
        swatch(pen, box, 1, 0)
      },
    ],
    [
      'hospital, R&R',
      (box) => {
        hatch(pen, box)
      },
    ],
    [
      'tenth month begins',
      ({ x: left, y: top, w: wide, h }) => {
        pen.line(left + wide / 2, top - 1, left + wide / 2, top + h + 1, 1.4)
      },
    ],
    [
      'killed, missing, sent home',
      ({ x: left, y: top, w: wide, h }) => {
        pen.fill({ x: left + wide - 3.2, y: top, w: 3.2, h }, 0)
      },
    ],
    [
      'open',
      (box) => {
        pen.path(rectPath(box), { stroke: 0.25, width: 0.6, dash: [1.8, 1.4] })
      },
    ],
  ]
  const style = { face: 'narrow', size: 7 } as const
  const widths = items.map(([word]) => swatchWidth + 3 + pen.measure.width(style.face, style.size, word) + 0.5)
  const gap = Math.min(14, (w - widths.reduce((sum, width) => sum + width, 0)) / (items.length - 1))
  let at = x
  items.forEach(([word, draw], i) => {
    draw({ x: at, y: y + 2, w: swatchWidth, h: 7 })
    pen.text({ x: at + swatchWidth + 3, y, w: widths[i]! - swatchWidth - 3, h: 11 }, word, style)
    at += widths[i]! + gap
  })
}

const swatchWidth = 16

function swatch(pen: Pen, box: Box, fill: number, stroke: number): void {
  pen.path(rectPath(box), { fill, stroke, width: 0.6 })
}
