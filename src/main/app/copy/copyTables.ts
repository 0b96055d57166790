import type { CopyCell, CopyRow, CopyView } from '../../../contract/copy.ts'
import type { Need } from '../../engine/missing.ts'
import { neededTables, type NeededRow } from '../../engine/neededTables.ts'
import type { Rules } from '../../engine/system.ts'
import type { Table } from '../../engine/table.ts'

/**
 * @param isSpare do only some copies have a row, by its key? Left out: all copies have all of them.
 * @returns what a game's tables want from the player's copy, and how much of it is filled in.
 */
export function copyTables(
  tables: readonly Table[],
  rules: Rules,
  isSpare: (rowKey: string) => boolean = () => false,
): Omit<CopyView, 'plays'> {
  const views = neededTables(tables, rules).map((table) => {
    const rows = table.rows.map((row) => rowView(row, isSpare))
    return { ...table, rows, ...filledOf(rows) }
  })
  return {
    tables: views,
    filled: views.reduce((sum, { filled }) => sum + filled, 0),
    total: views.reduce((sum, { total }) => sum + total, 0),
  }
}

const rowView = (
  { key, title, printed, figures, needs }: NeededRow,
  isSpare: (rowKey: string) => boolean,
): CopyRow => ({
  ...{ key, title, printed, figures, spare: isSpare(key) },
  cells: needs.map((need) => cellView(key, need)),
})

const cellView = (rowKey: string, { table, figure, kind, sides, column, ask, value }: Need): CopyCell => ({
  ...{ tableId: table, rowKey, figure, kind, sides, column, label: ask },
  value: value === null ? null : String(value),
})

function filledOf(rows: readonly CopyRow[]): { readonly filled: number; readonly total: number } {
  const cells = rows.filter(({ spare }) => !spare).flatMap((row) => row.cells)
  return { filled: cells.filter(({ value }) => value !== null).length, total: cells.length }
}
