import * as copy from '../../../../main/engine/missing.ts'
import { missing, rowOf, type Table } from '../../../../main/engine/table.ts'

type Value = string | number | boolean | null

/** @returns a figure of a list's row as the campaign has it; null while it is missing, and where the row has none. */
export function figureIn(table: Table, key: string, figure: string): Value {
  const value = rowOf(table, key).gives?.[figure] ?? null
  return value === missing ? null : value
}

/** @throws RuleError `not-filled` with what is to be looked up, while the figure is missing. */
export const numberIn = (table: Table, key: string, figure: string): number =>
  copy.numberIn(table, rowOf(table, key), figure)

/** The same for words. */
export const wordsIn = (table: Table, key: string, figure: string): string =>
  copy.wordsIn(table, rowOf(table, key), figure)

/** The same for scores of a die. */
export const scoresIn = (table: Table, key: string, figure: string): readonly number[] =>
  copy.scoresIn(table, rowOf(table, key), figure)
