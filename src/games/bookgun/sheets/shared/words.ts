import type { Rules } from '../../../../main/engine/system.ts'
import { missing, type Table } from '../../../../main/engine/table.ts'

/** A figure of a table as it is printed: plain, the player's own, or blank. */
export interface Printed {
  readonly text: string
  readonly how: 'plain' | 'own' | 'blank'
}

/** @returns a figure of a row, and whether it stands in the book, comes from the player's copy, or is missing. */
export function printed(book: Table, rules: Rules, key: string, figure: string): Printed {
  const place = book.rows.findIndex((row) => row.key === key)
  const column = book.fromCopy?.[figure]?.column
  const own = book.rows[place]!.gives?.[figure] === missing
  const row = rules.table(book).rows[place]!
  const value = row.gives?.[figure]
  if (value === missing) return { text: '', how: 'blank' }
  if (own) return { text: String(value), how: 'own' }
  const cell = column === undefined ? undefined : row.cells?.[column]
  return { text: String(cell ?? value ?? ''), how: 'plain' }
}
