import type { Bound, Row, Table } from '../../../../main/engine/table.ts'
import { asWritten, sameAsAbove } from '../../../../main/sheets/aid/block.ts'
import { pageSpan } from '../../../../main/sheets/phrases.ts'
import { afterName } from '../../rules/abilities.ts'

/** How blocks say what tables have. */

/** @returns "p. 6-8": the pages of the chapters in which tables stand. */
export const pagesOf = (...tables: readonly Paged[]): string =>
  pageSpan(tables.flatMap(({ page, alsoOn = [] }) => [page, ...alsoOn]))

/** In the book of this game every table stands on a page. */
interface Paged {
  readonly page: number
  readonly alsoOn?: readonly number[]
}

/** @returns a score as it is read on dice: "3", "4-5", "10+", "to 3". */
export function scores({ from, to }: Pick<Row, 'from' | 'to'>): string {
  if (to === 'more') return `${scoreAt(from)}+`
  if (from === 'less') return `to ${scoreAt(to)}`
  return from === to ? `${scoreAt(from)}` : `${scoreAt(from)}-${scoreAt(to)}`
}

/** Scores of this game are figures: none is relative to another. */
const scoreAt = (bound: Bound | undefined): number => Number(bound)

/** @returns a row as a line: its score, and in bold what it is called before what it does. */
export function namedLine(row: Row): readonly string[] {
  const name = String(row.gives?.['name'] ?? '')
  const does = afterName(row.text!, name)
  return [scores(row), `**${asWritten(name)}${/[!?]$/.test(name) ? '' : ':'}** ${does}`]
}

/** Figures before words, each a typed one. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : String(points))

/**
 * Tables that are read by the same dice, beside each other: a line for each score at which one of them says something
 * else, a cell for each table, and one cell where its row goes on.
 *
 * @param wordOf what a row brings.
 */
export function sideBySide(tables: readonly Table[], wordOf: (row: Row) => string): (readonly string[])[] {
  const starts = [...new Set(tables.flatMap(({ rows }) => rows.map(startOf)))].sort((a, b) => a - b)
  return starts.map((start, i) => {
    const next = starts[i + 1]
    const label = scores({ from: start, to: next === undefined ? endAt(tables, start) : next - 1 })
    const cells = tables.map(({ rows }) => {
      const row = rows.findLast((one) => startOf(one) <= start)
      return row === undefined ? '' : startOf(row) === start ? wordOf(row) : sameAsAbove
    })
    return [label, ...cells]
  })
}

const startOf = ({ from }: Row): number => scoreAt(from)

/** Where the last score ends: open, but for dice of which it is the highest face. */
const endAt = (tables: readonly Table[], start: number): 'more' | number =>
  tables.some(({ rows }) => rows.at(-1)!.to === 'more') ? 'more' : start
