import { bookRules, type Rules } from '../../../../main/engine/system.ts'
import type { Row, Table } from '../../../../main/engine/table.ts'
import type { Cell, SkirmishState } from '../state.ts'
import { blankAt } from './blanks.ts'

const known = new WeakMap<readonly Cell[], Rules>()

/** @returns the tables with what the player filled in. */
export function rulesOf({ cells }: Pick<SkirmishState, 'cells'>): Rules {
  if (cells.length === 0) return bookRules
  const found = known.get(cells) ?? { table: <T extends Table>(book: T): T => filledIn(book, cells) }
  known.set(cells, found)
  return found
}

function filledIn<T extends Table>(book: T, cells: readonly Cell[]): T {
  const own = cells.filter(({ tableId }) => tableId === book.id)
  return own.length === 0 ? book : { ...book, rows: book.rows.map((row) => filledRow(row, own)) }
}

function filledRow(row: Row, cells: readonly Cell[]): Row {
  const own = cells.filter(({ rowKey }) => rowKey === row.key)
  if (own.length === 0) return row
  const values = own.map((cell) => [cell.figure, valueOf(cell)] as const)
  return { ...row, gives: { ...row.gives, ...Object.fromEntries(values) } }
}

const valueOf = ({ tableId, rowKey, figure, value }: Cell): string | number =>
  blankAt(tableId, rowKey, figure)?.kind === 'number' ? Number(value) : value
