import { label } from './furniture.ts'
import type { Box } from './marks.ts'
import { PaperTable } from './paperTable.ts'
import type { Pen, TextStyle } from './pen.ts'

/** A column of a ruled table. */
export interface Column {
  readonly head: string
  /** In points, white between columns included; what is left over goes to those without. */
  readonly width?: number
  readonly style?: TextStyle
  readonly align?: TextStyle['align']
  /** A line on its left, to write up to. */
  readonly ruled?: true
}

/** A cell: words, or what draws itself. */
export type Cell = string | ((cell: Box) => void)

const gap = 4
const plain: TextStyle = { face: 'typed', size: 9, lines: 2, smaller: 7.5, leading: 1 }

/** Height of the heads. */
export const tableHead = 12

/** @returns where each column stands. */
function columnsIn({ x, w }: Pick<Box, 'x' | 'w'>, columns: readonly Column[]): Pick<Box, 'x' | 'w'>[] {
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width, 0)
  const open = columns.filter(({ width }) => width === undefined).length
  let at = x
  return columns.map(({ width = (w - fixed) / open }) => {
    const place = { x: at, w: width }
    at += width
    return place
  })
}

/** A ruled table: heads, then rows one under the other. */
export class RuledTable {
  readonly #table: PaperTable
  readonly #pen: Pen
  readonly #columns: readonly Column[]
  readonly #box: Pick<Box, 'x' | 'w'>
  readonly #places: readonly Pick<Box, 'x' | 'w'>[]

  /** @param table that of the page before, where this one goes on from it. */
  constructor(pen: Pen, box: Pick<Box, 'x' | 'w'>, columns: readonly Column[], table: PaperTable = new PaperTable()) {
    this.#table = table
    this.#pen = pen
    this.#box = box
    this.#columns = columns
    this.#places = columnsIn(box, columns)
  }

  /** Draws the heads. @returns the y under them. */
  heads(y: number): number {
    const { x, w } = this.#box
    const drawCell = this.#table.heads(this.#pen)
    this.#columns.forEach(({ head, align = 'left' }, i) => {
      const cell = { ...inner(this.#places[i]!, align), y, h: tableHead }
      drawCell(i, () => this.#pen.text(cell, head.toUpperCase(), { ...label, align, lines: 1 }))
    })
    this.#pen.line(x, y + tableHead, x + w, y + tableHead, 0.75)
    return y + tableHead
  }

  /** Draws a row with a rule under it; cells left out stay empty. @returns the y under it. */
  row(
    y: number,
    h: number,
    cells: readonly Cell[],
    rule: { readonly width: number; readonly grey: number } = thin,
  ): number {
    const { x, w } = this.#box
    const drawCell = this.#table.row(this.#pen)
    this.#columns.forEach(({ style = plain, align = 'left', ruled }, i) => {
      const place = this.#places[i]!
      const cell = cells[i] ?? ''
      if (ruled) this.#pen.line(place.x, y, place.x, y + h, 0.5, 0.67)
      drawCell(i, () => {
        if (typeof cell === 'string') this.#pen.text({ ...inner(place, align), y, h }, cell, { ...style, align })
        else cell({ ...place, y, h })
      })
    })
    this.#pen.line(x, y + h, x + w, y + h, rule.width, rule.grey)
    return y + h
  }
}

const thin = { width: 0.55, grey: 0.67 }

/** Words keep off the line on their left and off the next column. */
const inner = ({ x, w }: Pick<Box, 'x' | 'w'>, align: TextStyle['align']): Pick<Box, 'x' | 'w'> =>
  align === 'centre' ? { x: x + 1, w: w - 2 } : { x: x + gap / 2, w: w - gap }
