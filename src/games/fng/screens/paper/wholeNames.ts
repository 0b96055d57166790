import { bare } from '../../contract/paperCells.ts'
import type { FillPlace } from './fillPaper.ts'
import { headOf, isHeads } from './paperColumns.ts'

/** A name as it was written in one cell, and as the form has it. */
export interface SplitName {
  readonly written: string
  readonly firstName: string
  readonly lastName: string
}

/** A column of whole names in a table from elsewhere. */
export interface WholeNames {
  /** Which of the table's columns it is. */
  readonly column: number
  readonly hasHeads: boolean
  readonly names: readonly SplitName[]
}

/** What belongs to the name before it. */
const suffix = /^(jr|sr|i{1,3}|iv)\.?$/i

/** @returns a name in two: "Miller, John", "John Miller" and "John A. Miller Jr." alike; one word is a last name. */
export function splitName(text: string): SplitName {
  const written = text.replace(/\s+/g, ' ').trim()
  const comma = written.indexOf(',')
  const before = written.slice(0, comma).trim()
  const behind = written.slice(comma + 1).trim()
  if (comma >= 0 && !suffix.test(behind)) return { written, firstName: behind, lastName: before }
  const words = written.split(' ')
  const isLast = (at: number) => words.slice(at).every((word) => suffix.test(word))
  const at = words.findIndex((_, i) => i === words.length - 1 || isLast(i + 1))
  return { written, firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') }
}

/**
 * Finds names that would go whole into one field: under a head "Name", or in a single column that is laid down on a name.
 * @returns null where there are none; where each is one word, they are last names.
 */
export function wholeNames(cells: readonly string[][], from: FillPlace): WholeNames | null {
  const [first = [], ...rest] = cells
  const isOne = cells.every((row) => row.length <= 1)
  const onName = from.column === 'firstName' || from.column === 'lastName'
  const isName = (cell: string) => bare(cell) === 'name'
  const hasHeads = isHeads(first) || (isOne && onName && first.some(isName))
  const column = hasHeads ? first.findIndex(isName) : isOne && onName ? 0 : -1
  if (column < 0 || (hasHeads && first.some((cell) => headOf(cell) === 'firstName'))) return null
  const written = (hasHeads ? rest : cells).map((row) => row[column] ?? '').filter((cell) => cell.trim() !== '')
  const names = written.map(splitName)
  return names.some(({ firstName }) => firstName !== '') ? { column, hasHeads, names } : null
}

/** @returns the same table with first and last names in columns of their own. */
export function splitCells(cells: readonly string[][], { column, hasHeads }: WholeNames): string[][] {
  return cells.map((row, i) => {
    if (i === 0 && hasHeads) return row.toSpliced(column, 1, 'First name', 'Last name')
    const { firstName, lastName } = splitName(row[column] ?? '')
    return row.toSpliced(column, 1, firstName, lastName)
  })
}
