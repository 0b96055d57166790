import { needsOf, rowTitle, type Need } from './missing.ts'
import { rowName } from './patchDifferences.ts'
import type { Rules } from './system.ts'
import { missing, type Row, type Table } from './table.ts'

/** A figure as it is printed, under the head of its column. */
export interface PrintedFigure {
  readonly column: string
  readonly text: string
}

/** A row of a table that lacks figures, with those that it lacks itself. */
export interface NeededRow {
  /** As files name it. */
  readonly key: string
  readonly title: string
  /** What the source has of it; empty where it has nothing. */
  readonly printed: string
  /** Figures of those columns that the source has in this row. */
  readonly figures: readonly PrintedFigure[]
  readonly needs: readonly Need[]
}

/** A table of which the source lacks figures. */
export interface NeededTable {
  readonly id: string
  readonly title: string
  /** Why they are missing. */
  readonly why: string
  readonly rows: readonly NeededRow[]
}

/** @returns the tables that want something from the player's copy, row by row, in their order. */
export const neededTables = (tables: readonly Table[], rules: Rules): NeededTable[] =>
  tables.flatMap((book) => {
    const needs = needsOf([book], rules)
    if (needs.length === 0) return []
    const rows = book.rows.map((row, place) => ({
      key: rowName(row, place),
      title: rowTitle(book, row),
      printed: row.text ?? '',
      figures: printedIn(book, row),
      needs: needs.filter((need) => need.row === place),
    }))
    return [{ id: book.id, title: book.title, why: book.lacks ?? '', rows }]
  })

/** What words there are is told by the title of the row. */
const printedIn = ({ fromCopy = {} }: Table, { gives = {}, cells = {} }: Row): PrintedFigure[] =>
  Object.entries(fromCopy).flatMap(([figure, { column, kind }]) => {
    const value = cells[column] ?? gives[figure]
    if (kind === 'words' || gives[figure] === missing) return []
    return typeof value === 'string' || typeof value === 'number' ? [{ column, text: String(value) }] : []
  })
