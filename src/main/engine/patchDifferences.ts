import { laidOver, type Given, type TablePatch } from './houseRules.ts'
import type { Bound, Row, Table } from './table.ts'

/** One thing that a campaign plays otherwise than the book's table has it. */
export interface TableDifference {
  readonly part: 'row' | 'modifier'
  /** Its place in the table, from 0. */
  readonly position: number
  /** "Row 2, score", "Rainy season". */
  readonly what: string
  readonly book: string
  readonly house: string
}

/** @returns everything that a patch changes in a table, in its order. */
export function differencesIn(book: Table, patch: TablePatch): TableDifference[] {
  const now = laidOver(book, patch)
  const rows = patch.rows.flatMap(({ row: position }) => {
    const [was, is] = [book.rows[position], now.rows[position]]
    if (!was || !is) return []
    return fieldsOf(was, is).map((field) => ({
      part: 'row' as const,
      position,
      ...field,
      what: `${rowName(was, position)}, ${field.what}`,
    }))
  })
  const modifiers = patch.modifiers.flatMap(({ modifier: position }) => {
    const [was, is] = [book.modifiers[position], now.modifiers[position]]
    if (!was || !is) return []
    return [{ part: 'modifier' as const, position, what: was.text, book: signed(was.by), house: signed(is.by) }]
  })
  return [...rows, ...modifiers]
}

/** "Row 2"; of a list its key. */
export const rowName = ({ key }: Row, position: number): string => key ?? `Row ${position + 1}`

function fieldsOf(was: Row, is: Row): Pick<TableDifference, 'what' | 'book' | 'house'>[] {
  const pairs: (readonly [string, string, string])[] = [
    ['score', span(was.from, was.to), span(is.from, is.to)],
    ['second throw', span(was.then?.from, was.then?.to), span(is.then?.from, is.then?.to)],
    ['result', inWords(was.outcome), inWords(is.outcome)],
    ...namesIn(was.gives, is.gives).map(
      (name) => [spaced(name), inWords(was.gives?.[name]), inWords(is.gives?.[name])] as const,
    ),
    ['words', was.text ?? '', is.text ?? ''],
    ...namesIn(was.cells, is.cells).map(
      (name) => [`column ${name}`, inWords(was.cells?.[name]), inWords(is.cells?.[name])] as const,
    ),
  ]
  return pairs.filter(([, book, house]) => book !== house).map(([what, book, house]) => ({ what, book, house }))
}

const namesIn = (was: object = {}, is: object = {}): string[] => [...new Set([...Object.keys(was), ...Object.keys(is)])]

/** "3-4", "REP + 1 or more", "5". */
export function span(from: Bound | undefined, to: Bound | undefined): string {
  if (from === undefined || to === undefined) return ''
  if (JSON.stringify(from) === JSON.stringify(to)) return boundText(from)
  if (to === 'more') return `${boundText(from)} or more`
  if (from === 'less') return `${boundText(to)} or less`
  return `${boundText(from)}-${boundText(to)}`
}

function boundText(bound: Bound): string {
  if (typeof bound !== 'object') return String(bound)
  return bound.plus === 0 ? bound.of : `${bound.of} ${bound.plus > 0 ? '+' : '-'} ${Math.abs(bound.plus)}`
}

function inWords(value: Given | undefined): string {
  if (value === undefined || value === null) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'number' ? String(value) : spaced(value)
}

/** A word in code as words: "extraDie" becomes "extra die". What is written as words stays. */
export const spaced = (name: string): string =>
  /^[a-z]+(?:[A-Z0-9][a-z0-9]*)+$/.test(name) ? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) : name

const signed = (by: number): string => (by > 0 ? `+${by}` : String(by))
