import type { Goer } from '../briefing/briefingModel.ts'
import type { ManBox } from '../../rules/reportBoxes.ts'
import { boxSide, label, repMark, starPath, tickField } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import { PaperTable, type DrawCell } from '../../../../main/sheets/paperTable.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { billetNumber, numberWidth as billetWidth } from '../briefing/party.ts'
import { boxNumber, countField, numberWidth, ringLetters } from '../shared/formBoxes.ts'
import { manField, nameField, type MenRow } from './fields.ts'

/** Height of the heads: number, word, and when it is asked. */
export const menHead = 32

const repWidth = 24
const letterWidth = 11.5
const tickWidth = 25
const countWidth = 31

const widthOf = ({ kind, choices }: ManBox): number =>
  kind === 'choice' ? choices.length * letterWidth + 4 : kind === 'tick' ? tickWidth : countWidth

/** @returns what the letters of the boxes mean, a line for each box that has them. */
export const legendOf = (boxes: readonly ManBox[]): string[] =>
  boxes
    .filter(({ choices }) => choices.length > 0)
    .map(
      ({ box, label: name, choices }) =>
        `${box} ${name}: ${choices.map(({ key, label: word, inWords }) => `${key} ${word}${inWords ? ' (write it in the notes)' : ''}`).join(', ')}`,
    )

/** `star`: null where nobody knows yet. */
type Row = MenRow & { readonly star: boolean | null }

/** A row a man, a column a box. */
export class MenTable {
  readonly #table = new PaperTable()
  readonly #pen: Pen
  readonly #box: Pick<Box, 'x' | 'w'>
  /** The letters of the fates, which say when the other boxes are asked. */
  readonly #fates: ManBox['choices']
  readonly #columns: readonly { readonly box: ManBox; readonly x: number; readonly w: number }[]

  constructor(pen: Pen, box: Pick<Box, 'x' | 'w'>, boxes: readonly ManBox[]) {
    this.#pen = pen
    this.#box = box
    this.#fates = boxes.find(({ field }) => field === 'fate')!.choices
    let at = box.x + box.w - boxes.reduce((sum, one) => sum + widthOf(one), 0)
    this.#columns = boxes.map((one) => {
      const column = { box: one, x: at, w: widthOf(one) }
      at += column.w
      return column
    })
  }

  /** @returns the y under the heads. */
  heads(y: number): number {
    const { x, w } = this.#box
    const drawCell = this.#table.heads(this.#pen)
    const first = { x: x + 2, y: y + 13, w: 90, h: 9 }
    drawCell(0, () => this.#pen.text(first, 'REP, NUMBER, NAME', { ...label, lines: 1 }))
    this.#columns.forEach(({ box, x: left, w: wide }, i) => {
      drawCell(i + 1, () => {
        this.#head(box, left, wide, y)
      })
    })
    this.#pen.line(x, y + menHead, x + w, y + menHead, 0.75)
    return y + menHead
  }

  #head(box: ManBox, left: number, wide: number, y: number): void {
    boxNumber(this.#pen, { x: left + (wide - numberWidth) / 2, y: y + 2, h: 10 }, box.box)
    const cell = { x: left + 1, y: y + 12, w: wide - 2, h: 10 }
    this.#pen.text(cell, box.short, { face: 'narrowSemi', size: 7.5, align: 'centre' })
    const when = { ...cell, y: y + 22, h: 9 }
    this.#pen.text(when, whenAsked(box, this.#fates), { face: 'narrow', size: 7, align: 'centre' })
  }

  /** Draws the name of a squad. @returns the y under it. */
  squad(y: number, h: number, title: string): number {
    const { x, w } = this.#box
    const cell = { x, y, w: 160, h: h - 1 }
    const words = { face: 'narrowSemi', size: 8.5, at: 'bottom' } as const
    this.#table.row(this.#pen)(0, () => this.#pen.text(cell, title, words), { span: this.#columns.length + 1 })
    this.#pen.line(x, y + h, x + w, y + h, 0.55, 0.67)
    return y + h
  }

  /** Draws the row of a man. @returns the y under it. */
  man(y: number, h: number, goer: Goer): number {
    const drawCell = this.#table.row(this.#pen)
    drawCell(0, () => {
      this.#who(y, h, goer)
    })
    return this.#boxes(y, h, goer, drawCell)
  }

  #who(y: number, h: number, { name, number, rep, star }: Goer): void {
    const pen = this.#pen
    const { x } = this.#box
    repMark(pen, { x, y, w: repWidth - 2, h }, rep)
    billetNumber(pen, { x: x + repWidth - 2, y, h }, number)
    const named = x + repWidth + billetWidth(pen, number)
    const room = this.#columns[0]!.x - named - (star ? 13 : 3)
    const words = { face: 'typed', size: 9, lines: 2, smaller: 7, leading: 1 } as const
    const written = pen.text({ x: named, y, w: room, h }, name, words)
    if (star) pen.path(starPath(named + written.width + 7, y + h / 2, 3.8), { fill: 0 })
  }

  /** Draws a row, counted from 1, for a man whom nobody has named yet: it may be the Star. @returns the y under it. */
  nobody(y: number, h: number, row: number): number {
    const drawCell = this.#table.row(this.#pen)
    const { x } = this.#box
    const box = { x, y, w: this.#columns[0]!.x - x - 1, h }
    drawCell(0, () => {
      this.#pen.field({ ...nameField(row), box, filling: { kind: 'text', size: 9, most: 60 } })
    })
    return this.#boxes(y, h, { row, star: null }, drawCell)
  }

  #boxes(y: number, h: number, row: Row, drawCell: DrawCell): number {
    const pen = this.#pen
    const { x, w } = this.#box
    this.#columns.forEach(({ box, x: left, w: wide }, i) => {
      pen.line(left, y, left, y + h, 0.5, 0.67)
      const isAsked = row.star === null || box.asked.star === undefined || box.asked.star === row.star
      drawCell(i + 1, () => {
        if (isAsked) drawBox(pen, { x: left, y, w: wide, h }, box, row)
      })
    })
    pen.line(x, y + h, x + w, y + h, 0.55, 0.67)
    return y + h
  }
}

function drawBox(pen: Pen, cell: Box, box: ManBox, row: Row): void {
  const { x, y, w, h } = cell
  const { kind, choices, preset } = box
  const named = manField(box, row)
  if (kind === 'tick') tickField(pen, x + (w - boxSide) / 2, y + (h - boxSide) / 2, named, preset)
  if (kind === 'count') countField(pen, cell, named, box.most)
  if (kind === 'choice') {
    const letters = choices.map(({ key, notStar }) => (notStar && row.star === true ? '' : key))
    ringLetters(pen, { x: x + 2, y, w: w - 4, h }, letters, named)
  }
}

/** Fates for which a box is asked, by their letters; the star for what only he can do. */
function whenAsked({ asked }: ManBox, fates: ManBox['choices']): string {
  if (asked.star === true) return 'Star'
  const named: readonly string[] | undefined = asked.fates
  if (named === undefined) return ''
  return `if ${fates.flatMap(({ value, key }) => (named.includes(value) ? [key] : [])).join(' ')}`
}
