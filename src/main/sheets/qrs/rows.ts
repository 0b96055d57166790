import type { QrsTable } from './qrsModel.ts'
import { linePath, rectPath, n, type Box } from '../marks.ts'
import type { DrawCell, PaperTable } from '../paperTable.ts'
import type { Pen, TextStyle } from '../pen.ts'
import {
  cellPad,
  headSize,
  headTracking,
  naturalWidth,
  setColumns,
  shareWidth,
  spanFrom,
  type SetColumn,
} from './columns.ts'
import { smallOf, type Setting } from './setting.ts'
import { heightOfLines, leading, setLines, type SetLine, type Wording, type Words } from './words.ts'

/** White between parts of a table that stand side by side. */
const partGap = 12
/** Room at both ends of a text that holds for several columns, for the lines that reach from it to its ends. */
const reach = 9
const tick = 2.2

/** The rows of a table laid out; `extra` is white that every row is given besides. */
export interface Rows {
  readonly height: number
  /** Rows that take extra white, one under the other. */
  readonly count: number
  readonly fits: boolean
  /** Rows that are high for one narrow column of words. */
  readonly cramped: number
  readonly draw: (pen: Pen, at: Omit<Box, 'h'>, extra: number, paper: PaperTable) => void
}

interface Line {
  readonly height: number
  readonly texts: readonly { readonly words: Words; readonly lines: readonly SetLine[]; readonly c: number }[]
}

/** @returns the rows with the heads of their columns, in as many parts side by side as the width has room for. */
export function rowsOf(wording: Wording, table: QrsTable, width: number, set: Setting): Rows {
  const { size } = set
  const columns = setColumns(wording, table, set)
  const parts = partsOf(columns, table, width, size)
  const wide = (width - (parts.length - 1) * partGap) / parts.length
  const { widths, fits } = shareWidth(columns, size, wide)
  const heads = headLines(wording, columns, widths)
  const headHeight = heads.every(({ lines }) => lines.length === 0)
    ? 0
    : Math.max(...heads.map(({ lines }) => lines.length)) * headSize * 1.1 + set.linePad
  const lines = table.rows.map((_, i) => lineOf(wording, table, columns, widths, i, set))
  const heightOf = ([from, to]: Part) => lines.slice(from, to).reduce((sum, { height }) => sum + height, 0)
  return {
    height: headHeight + Math.max(0, ...parts.map(heightOf)),
    count: Math.max(0, ...parts.map(([from, to]) => to - from)),
    fits,
    cramped: lines.filter(({ texts }) => texts.some((text) => text.lines.length > 3 && widths[text.c]! < 64)).length,
    draw(pen, { x, y }, extra, paper) {
      let rules = ''
      parts.forEach(([from, to], p) => {
        const left = x + p * (wide + partGap)
        if (headHeight > 0)
          drawHeads(pen, { x: left, y, w: wide, h: headHeight }, heads, columns, widths, paper.heads(pen))
        let top = y + headHeight
        for (let i = from; i < to; i += 1) {
          const h = lines[i]!.height + extra
          drawRow(pen, { x: left, y: top, w: wide, h }, table, columns, widths, lines[i]!, i, set, paper.row(pen))
          if (i > from) rules += rulePath({ x: left, y: top, w: wide, h: 0 }, table, widths, i)
          top += h
        }
      })
      // One path for all of them: there are thousands in a booklet.
      pen.path(rules, { stroke: set.rule.grey, width: set.rule.width })
    },
  }
}

/** Rows from, to. */
type Part = readonly [number, number]

/** Long tables of narrow columns are folded; a part begins where its first cell speaks. */
function partsOf(columns: readonly SetColumn[], { rows }: QrsTable, width: number, size: number): Part[] {
  const all: Part[] = [[0, rows.length]]
  if (rows.length < 10 || rows.some(({ kind }) => kind !== 'cells')) return all
  const most = Math.floor((width + partGap) / (naturalWidth(columns, size) + partGap))
  const count = Math.min(most, 4, Math.floor(rows.length / 4))
  if (count < 2) return all
  const starts = Array.from({ length: count }, (_, p) => startNear(rows, Math.ceil((p * rows.length) / count)))
  return starts.map((from, p) => [from, starts[p + 1] ?? rows.length])
}

function startNear(rows: QrsTable['rows'], wanted: number): number {
  for (const by of [0, 1, -1, 2, -2]) if (rows[wanted + by]?.cells[0]) return wanted + by
  return wanted
}

const headLines = (wording: Wording, columns: readonly SetColumn[], widths: readonly number[]) =>
  columns.map(({ head }, c) => ({ head, lines: trackedLines(wording, head, widths[c]! - 2 * cellPad) }))

/** Letters of a head stand apart: a line of many words needs room for that, not for its longest word alone. */
function trackedLines(wording: Wording, head: Words, room: number): SetLine[] {
  let letters = Math.max(0, ...head.words.map((word) => word.length))
  for (;;) {
    const lines = wording.lines(head, headSize, room - headTracking * (letters + 1))
    const wide = lines.filter(({ text, width }) => width * headSize + headTracking * text.length > room)
    const more = Math.max(0, ...wide.map(({ text }) => text.length))
    if (more <= letters) return lines
    letters += 1
  }
}

function drawHeads(
  pen: Pen,
  { x, y, w, h }: Box,
  heads: ReturnType<typeof headLines>,
  columns: readonly SetColumn[],
  widths: readonly number[],
  drawCell: DrawCell,
): void {
  let left = x
  heads.forEach(({ head, lines }, c) => {
    const cell = { x: left + cellPad - 1, y, w: widths[c]! - 2 * cellPad + 2, h: h - 1 }
    const { align } = columns[c]!
    const style: TextStyle = {
      face: head.face,
      size: headSize,
      tracking: headTracking,
      align,
      at: 'bottom',
      leading: 1.1,
    }
    const words = { lines: lines.map(({ text }) => text), size: headSize, face: head.face }
    drawCell(c, () => pen.lines(cell, words, style))
    left += widths[c]!
  })
  pen.line(x, y + h, x + w, y + h, 0.6)
}

function lineOf(
  wording: Wording,
  { rows }: QrsTable,
  columns: readonly SetColumn[],
  widths: readonly number[],
  i: number,
  set: Setting,
): Line {
  const { size } = set
  const { kind, cells, shared = [], blank = [], filled = [] } = rows[i]!
  const whole = widths.reduce((a, b) => a + b, 0)
  if (kind !== 'cells') {
    const small = smallOf(set)
    const words = wording.of(kind === 'heading' ? 'narrowSemi' : 'narrowItalic', cells[0]!)
    return heightOf([{ words, lines: wording.lines(words, small, whole - 2 * cellPad), c: 0 }], small, set)
  }
  const texts = columns.flatMap((column, c) => {
    const words = column.cells[i]
    if (!words || words.words.length === 0) return []
    const room = spanWidth(cells, widths, c) - 2 * (cellPad + (shared.includes(c) ? reach : 0))
    return [{ words, lines: wording.lines(words, size, room), c }]
  })
  const line = heightOf(texts, size, set)
  const least = blank.length > 0 ? writingHeight : filled.length > 0 ? framedHeight : 0
  return { ...line, height: Math.max(line.height, least) }
}

/** A pencil needs more room than print. */
const writingHeight = 15
const framedHeight = 13

const heightOf = (texts: Line['texts'], size: number, { rowPad }: Setting): Line => ({
  height: Math.max(1, ...texts.map(({ lines }) => lines.length)) * size * leading + 2 * rowPad,
  texts,
})

/** A cell reaches over those on its right that say nothing of their own. */
const spanWidth = (cells: readonly (string | null)[], widths: readonly number[], from: number): number =>
  spanFrom(cells, from).reduce((sum, c) => sum + widths[c]!, 0)

function drawRow(
  pen: Pen,
  { x, y, w, h }: Box,
  { rows }: QrsTable,
  columns: readonly SetColumn[],
  widths: readonly number[],
  line: Line,
  i: number,
  set: Setting,
  drawCell: DrawCell,
): void {
  const { kind, cells, changed, shared = [], blank = [], filled = [] } = rows[i]!
  const tallest = Math.max(1, ...line.texts.map(({ lines }) => lines.length))
  if (kind === 'heading' && set.ground === 'grey') pen.fill({ x, y: y + 0.2, w, h: h - 0.4 }, 0.93)
  for (const { words, lines, c } of line.texts) {
    const left = x + sumTo(widths, c)
    const wide = kind === 'cells' ? spanWidth(cells, widths, c) : w
    const at = kind === 'cells' ? set.size : smallOf(set)
    const isShared = shared.includes(c)
    const above = set.meet === 'first' && !isShared ? (h - heightOfLines(at, tallest)) / 2 : 0
    const cell = { x: left + cellPad, y: y + above, w: wide - 2 * cellPad, h: h - above }
    const align = isShared ? 'centre' : kind === 'cells' ? columns[c]!.align : 'left'
    const style = {
      face: words.face,
      size: at,
      align,
      at: above > 0 ? 'top' : 'middle',
      grey: kind === 'note' ? 0.2 : 0,
    } as const
    const span = kind === 'cells' ? spanFrom(cells, c).length : widths.length
    const reaches = { span, ...(kind === 'note' ? { head: null } : {}) }
    drawCell(
      c,
      () => {
        setLines(pen, cell, lines, style)
      },
      reaches,
    )
    if (isShared) drawReach(pen, cell, Math.max(...lines.map(({ width }) => width)) * at)
  }
  for (const c of changed) drawMark(pen, x + sumTo(widths, c), y + h / 2)
  const box = (c: number) => ({ x: x + sumTo(widths, c) + 1.5, y: y + 1.5, w: widths[c]! - 3, h: h - 3 })
  for (const c of blank) pen.path(rectPath(box(c)), { stroke: 0, width: 0.7, dash: [2.5, 2] })
  for (const c of filled) pen.frame(box(c), 0.6, 1.5)
}

/** Lines from a text in the middle to both ends of what it holds for, each with a tick. */
function drawReach(pen: Pen, { x, y, w, h }: Box, textWidth: number): void {
  const middle = y + h / 2
  const side = (w - textWidth) / 2 - 3
  const [left, right] = [linePath(x, middle, x + side, middle), linePath(x + w - side, middle, x + w, middle)]
  const ticks = [x, x + w].map((at) => linePath(at, middle - tick, at, middle + tick)).join('')
  pen.path(`${left}${right}${ticks}`, { stroke: 0.35, width: 0.5 })
}

const sumTo = (widths: readonly number[], c: number): number => widths.slice(0, c).reduce((a, b) => a + b, 0)

/** A hairline over a row; where the first cells only go on, it begins after them. */
function rulePath({ x, y, w }: Box, { rows }: QrsTable, widths: readonly number[], i: number): string {
  const { kind, cells } = rows[i]!
  if (kind === 'note') return ''
  const spoken = kind === 'cells' ? cells.findIndex((cell) => cell !== '') : 0
  return linePath(x + sumTo(widths, Math.max(0, spoken)), y, x + w, y)
}

/** What is not as in the book: a small wedge at the left of the cell. */
export function drawMark(pen: Pen, x: number, y: number): void {
  pen.path(`M${n(x - 0.6)} ${n(y - 2.4)}l3 2.4l-3 2.4Z`, { fill: 0 })
}
