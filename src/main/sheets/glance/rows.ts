import { tickPath } from './tick.ts'
import { roundedPath, type Box } from '../marks.ts'
import type { Measure } from '../measure.ts'
import type { PaperTable } from '../paperTable.ts'
import type { Pen } from '../pen.ts'
import { drawMark } from '../qrs/rows.ts'
import { gridCell, plainCell, stacked, titleCell, wordsCell, type Cell } from './cells.ts'
import type { Places } from './columns.ts'
import type { GlancePart, GlanceStep } from './glanceModel.ts'
import { resultCell } from './resultCell.ts'
import { writingRow } from '../paper.ts'
import { filled, leastAtTable, type Setting } from './setting.ts'

/** A row of the table: a step, or the head of a part. */
export interface Row {
  readonly kind: 'step' | 'part'
  /** Each part is a table of its own to who hears it, under its head. */
  readonly told: PaperTable
  /** No lower than that; a step may grow. */
  readonly height: number
  readonly draw: (pen: Pen, at: Pick<Box, 'y' | 'h'>) => void
}

/** How steps are drawn on a page. */
export interface Table {
  readonly measure: Measure
  readonly places: Places
  /** Left and right end of the rules. */
  readonly page: Pick<Box, 'x' | 'w'>
  readonly set: Setting
  /** Turns that each step has a box for; null where it has one. */
  readonly turns: number | null
}

/** Which cell of its row a column is to who hears it: number and title are one. */
export const toldAt = { step: 0, dice: 1, target: 2, page: 3, result: 4 } as const

/** @returns the row of a step. */
export function stepRow(table: Table, told: PaperTable, number: number, step: GlanceStep): Row {
  const { measure, places, page, set, turns } = table
  const target = stacked([wordsCell(measure, step.target, set, places.target.w), gridCell(step.grid, set)], 1)
  const cells: readonly (readonly [keyof typeof toldAt, Cell])[] = [
    ['step', titleCell(measure, step.title, step.about, set, places.step.w)],
    ['dice', textCell(step.dice)],
    ['target', target],
    ['page', plainCell(measure, step.pages, 'narrow', set.body, set.pitch, places.page.w)],
    ...(turns === null ? [['result', resultCell(measure, step, set, places.result.w)] as const] : []),
  ]
  const written = turns === null && step.came === '' && step.slots.length > 0
  const needed = Math.max(...cells.map(([, { height }]) => height)) + 2 * set.pad
  return {
    kind: 'step',
    told,
    height: Math.max(needed, written ? writingRow : 16),
    draw(pen, { y, h }) {
      const inner = (name: keyof Places) => ({ ...places[name], y, h })
      const drawCell = told.row(pen)
      drawCell(toldAt.step, () => {
        drawNumber(pen, inner('number'), number, step.now)
      })
      for (const [name, cell] of cells)
        drawCell(toldAt[name], () => {
          cell.draw(pen, inner(name))
        })
      if (step.house) drawMark(pen, places.target.x - 4.5, y + h / 2)
      if (turns === null) tickBox(pen, inner('box'), step.done === true)
      else drawTurns(pen, inner('result'), turns, step.done)
      if (turns === null) pen.line(places.result.x - 6, y, places.result.x - 6, y + h, 0.75)
      pen.line(page.x, y + h, page.x + page.w, y + h, 0.4, 0.3)
    },
  }
}

/** A text on one line. */
const textCell = (text: string): Cell => ({
  height: text === '' ? 0 : 12,
  draw(pen, box) {
    pen.text(box, text, { ...filled, size: 10, lines: 2 })
  },
})

/** A step at which the turn stands has its number in black. */
function drawNumber(pen: Pen, { x, y, w, h }: Box, number: number, now: boolean): void {
  const high = 14
  const box = { x, y: y + (h - high) / 2, w: w - 4, h: high }
  if (now) pen.path(roundedPath(box, 1.5), { fill: 0 })
  pen.text(box, String(number), {
    face: 'typedBold',
    size: 11,
    least: leastAtTable,
    align: 'centre',
    grey: now ? 1 : 0,
  })
}

const side = 9.75

function tickBox(pen: Pen, { x, y, h }: Box, ticked: boolean): void {
  const box = { x: x + 1, y: y + (h - side) / 2, w: side, h: side }
  pen.frame(box, 0.95)
  if (ticked) pen.path(tickPath(box), { stroke: 0, width: 1.3 })
}

/** How wide the boxes of as many turns are. */
export const turnWidth = 15

function drawTurns(pen: Pen, { x, y, h }: Box, turns: number, done: GlanceStep['done']): void {
  for (let i = 0; i < turns; i += 1) {
    const at = x + i * turnWidth + (turnWidth - side) / 2 - 1
    tickBox(pen, { x: at, y, w: side, h }, typeof done !== 'boolean' && done[i] === true)
  }
}

const letterStyle = { face: 'printBold', size: 9.75, least: leastAtTable, align: 'centre', grey: 1 } as const

/** @returns the head of a part: its letter, what it is about. */
export function partRow({ places, page, set }: Table, told: PaperTable, letter: string, part: GlancePart): Row {
  const { title, note } = part
  return {
    kind: 'part',
    told,
    height: set.head,
    draw(pen, { y, h }) {
      const base = y + h - 2.5
      const box = { x: page.x, y: base - 12.5, w: 13.5, h: 12.5 }
      pen.path(roundedPath(box, 1.5), { fill: 0 })
      pen.text(box, letter, { ...letterStyle, role: { kind: 'furniture' } })
      const cell = { x: places.step.x, y: base - 13, w: page.x + page.w - places.step.x, h: 13 }
      const role = { kind: 'heading', name: `${letter} ${title}` } as const
      const head = { face: 'narrowBold', size: 9.75, least: leastAtTable, tracking: 0.5, role } as const
      const { width } = pen.text(cell, title, head)
      if (note !== '') {
        const rest = { ...cell, x: cell.x + width + 9, w: cell.w - width - 9 }
        pen.text(rest, note, { face: 'narrow', size: 9.3, least: leastAtTable })
      }
      pen.line(page.x, y + h, page.x + page.w, y + h, 0.75)
    },
  }
}
