import type { CellRole, Role } from './marks.ts'
import type { Pen } from './pen.ts'

/** What a cell is besides words in a column. */
interface CellWords {
  /** Does it say what its row or its column is about? Without it the first cell of a row does. */
  readonly head?: CellRole['head']
  /** How many columns it reaches over. */
  readonly span?: number
}

/** Draws a cell of one row: whatever is written within belongs to it. */
export type DrawCell = (column: number, draw: () => unknown, words?: CellWords) => void

const passedOver: Role = { kind: 'furniture' }

/**
 * A table as somebody hears it who cannot see the page: rows of cells under heads. Whoever draws it says which words
 * stand in which cell; where it goes on over pages or columns all parts are handed the same one.
 */
export class PaperTable {
  #rows = 0
  #hasHeads = false

  /** The row of heads. Where the table goes on they are drawn again, and passed over by who listens. */
  heads(pen: Pen): DrawCell {
    if (this.#hasHeads)
      return (_, draw) => {
        pen.as(passedOver, draw)
      }
    this.#hasHeads = true
    return this.#row(pen, 'Column')
  }

  /** The next row. */
  row(pen: Pen): DrawCell {
    return this.#row(pen, null)
  }

  #row(pen: Pen, all: CellRole['head']): DrawCell {
    const row = this.#rows
    this.#rows += 1
    return (column, draw, { head = all ?? (column === 0 ? 'Row' : null), span = 1 } = {}) => {
      pen.as({ kind: 'cell', table: this, row, column, head, span }, draw)
    }
  }
}
