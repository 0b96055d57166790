import { fitAlways, type Fitted } from '../../../../main/sheets/fit.ts'
import { label, repMark, headsHeight } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { diceRows, drawDice } from '../shared/drawDice.ts'
import type { RecordLine, RecordSpell } from './recordModel.ts'

const pad = 2.6
const lineHeight = 10.2

type Column = 'date' | 'mission' | 'confirmed' | 'unconfirmed' | 'dice' | 'text' | 'result' | 'rep'
const fixed = { date: 64, mission: 90, confirmed: 28, unconfirmed: 32, dice: 42, result: 52, rep: 22 }

/** @returns where each column begins and how wide it may be written. */
export function columnsOf(page: Box): Record<Column, Pick<Box, 'x' | 'w'>> {
  const text = page.w - Object.values(fixed).reduce((sum, w) => sum + w, 0)
  const order: Column[] = ['date', 'mission', 'confirmed', 'unconfirmed', 'dice', 'text', 'result', 'rep']
  let x = page.x
  const made = order.map((column) => {
    const w = column === 'text' ? text : fixed[column]
    const cell = { x, w: column === 'rep' ? w : w - 4 }
    x += w
    return [column, cell] as const
  })
  return Object.fromEntries(made) as Record<Column, Pick<Box, 'x' | 'w'>>
}

type Columns = ReturnType<typeof columnsOf>

/** A half-month with its texts measured. */
export interface MeasuredSpell {
  readonly spell: RecordSpell
  readonly mission: Fitted
  readonly texts: readonly Fitted[]
  /** Of the part that this holds; a long one is continued on the next page. */
  readonly height: number
}

const words = { face: 'narrow', size: 8.25, smaller: 8 } as const

/** Measures a half-month once, for packing and for drawing. */
export function measureSpell(measure: Measure, spell: RecordSpell, columns: Columns): MeasuredSpell {
  const mission = fitAlways(measure, spell.mission, { ...words, lines: 2, width: columns.mission.w })
  const texts = spell.lines.map(({ text }) => fitAlways(measure, text, { ...words, lines: 4, width: columns.text.w }))
  return { spell, mission, texts, height: heightOf(mission, spell.lines, texts) }
}

function heightOf(mission: Fitted, lines: readonly RecordLine[], texts: readonly Fitted[]): number {
  const told = lines.reduce((sum, line, i) => sum + rowsOf(line, texts[i]!) * lineHeight, 0)
  return Math.max(mission.lines.length * lineHeight, told, lineHeight) + 2 * pad
}

const rowsOf = ({ dice }: RecordLine, text: Fitted): number => Math.max(1, text.lines.length, diceRows(dice))

/** Draws the heads of the columns. @returns the y of the rule under them. */
export function drawHeads(pen: Pen, columns: Columns, y: number): number {
  const head = (column: Column, text: string) => {
    pen.text({ ...columns[column], y, h: headsHeight }, text, label)
  }
  head('date', 'HALF-MONTH')
  head('mission', 'MISSION')
  head('confirmed', 'KILLS')
  pen.text({ ...columns.unconfirmed, y, h: headsHeight }, 'UNC.', label)
  head('dice', 'DICE')
  head('text', 'WHAT HAPPENED')
  head('rep', 'REP')
  return y + headsHeight
}

/** Draws a half-month. */
export function drawSpell(pen: Pen, { y }: Pick<Box, 'y'>, columns: Columns, measured: MeasuredSpell): void {
  const { spell, mission, texts } = measured
  const top = { y: y + pad, h: lineHeight }
  pen.text({ ...columns.date, ...top }, spell.date, { face: 'typed', size: 8 })
  const cell = { ...columns.mission, ...top, h: Math.max(1, mission.lines.length) * lineHeight }
  pen.lines(cell, mission, { ...words, at: 'top', leading: lineHeight / mission.size })
  pen.text({ ...columns.confirmed, ...top }, spell.confirmed, { face: 'typed', size: 8.25 })
  pen.text({ ...columns.unconfirmed, ...top }, spell.unconfirmed, { face: 'typed', size: 8.25 })
  repMark(pen, { ...columns.rep, ...top }, spell.rep)
  let at = y + pad
  spell.lines.forEach((line, i) => {
    const text = texts[i]!
    drawDice(pen, { ...columns.dice, y: at }, line.dice, lineHeight)
    const style = { ...words, at: 'top', leading: lineHeight / text.size } as const
    pen.lines({ ...columns.text, y: at, h: text.lines.length * lineHeight }, text, style)
    const result = { ...columns.result, y: at, h: lineHeight }
    pen.text(result, line.result, { face: 'narrowBold', size: 8, align: 'right' })
    at += rowsOf(line, text) * lineHeight
  })
}
