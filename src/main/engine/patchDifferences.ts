import { figureText, spaced } from './figureWords.ts'
import { laidOver, type TablePatch } from './houseRules.ts'
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
  // Words that only follow a figure are no difference of their own.
  const worded = laidOver(book, { ...patch, rows: patch.rows.map((row) => ({ ...row, gives: undefined })) })
  const rows = patch.rows.flatMap(({ row: position }) => {
    const [was, is, words] = [book.rows[position], now.rows[position], worded.rows[position]]
    if (!was || !is || !words) return []
    return fieldsOf(was, is, words).map((field) => ({
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

/** @param words the row with such words as are not made of its figures. */
function fieldsOf(was: Row, is: Row, words: Row): Pick<TableDifference, 'what' | 'book' | 'house'>[] {
  const pairs: (readonly [string, string, string])[] = [
    ['score', span(was.from, was.to), span(is.from, is.to)],
    ['second throw', span(was.then?.from, was.then?.to), span(is.then?.from, is.then?.to)],
    ['result', figureText(was.outcome), figureText(is.outcome)],
    ...namesIn(was.gives, is.gives).map(
      (name) => [spaced(name), figureText(was.gives?.[name]), figureText(is.gives?.[name])] as const,
    ),
    ['words', was.text ?? '', words.text ?? ''],
    ...namesIn(was.cells, words.cells).map(
      (name) => [`column ${name}`, figureText(was.cells?.[name]), figureText(words.cells?.[name])] as const,
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

const signed = (by: number): string => (by > 0 ? `+${by}` : String(by))
