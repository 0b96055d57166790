import { RuleError } from '../../../../main/engine/errors.ts'
import type { Table } from '../../../../main/engine/table.ts'
import { blankAt } from './blanks.ts'

type Value = string | number | boolean | null

/** @returns a figure of a list's row as the campaign has it; null while it is blank. */
export function figureIn({ id, rows }: Table, key: string, figure: string): Value {
  const row = rows.find((one) => one.key === key)
  if (!row) throw new Error(`${id} has no entry ${key}.`)
  return row.gives?.[figure] ?? null
}

/**
 * @param table as the campaign plays it.
 * @returns the number in a cell.
 * @throws RuleError `not-now` with what is to be looked up, while the cell is blank.
 */
export const numberIn = (table: Table, key: string, figure: string): number => needed(table, key, figure) as number

/** The same for words. */
export const wordsIn = (table: Table, key: string, figure: string): string => needed(table, key, figure) as string

function needed(table: Table, key: string, figure: string): Value {
  const value = figureIn(table, key, figure)
  if (value !== null) return value
  const label = blankAt(table.id, key, figure)?.label ?? `${table.title}, ${key}`
  throw new RuleError(
    'not-now',
    `This stands in no text that the program has. Fill it in from your copy first: ${label}.`,
  )
}
