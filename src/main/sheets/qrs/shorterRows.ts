import { capital } from '../phrases.ts'
import type { QrsColumn, QrsRow } from './qrsModel.ts'
import type { Span } from './book.ts'
import type { PlainRow, PlainTable } from './plainTable.ts'

/** Words for a circumstance that always holds. */
const always = ['', 'any', 'all']

/**
 * Says a table with as few words as tell it: neighbours of one result are one row, a circumstance that holds for several
 * rows becomes their heading, and what stands above is not said again.
 */
export function shorter({ table, columns, rows }: PlainTable): {
  readonly columns: readonly QrsColumn[]
  readonly rows: readonly QrsRow[]
} {
  const joined = table.dice.kind === 'lookUp' ? rows : joinRows(columns, rows)
  const by = headingColumn(columns, joined)
  if (by === null) return { columns, rows: joined.map((row, i) => shown(columns, row, joined[i - 1])) }
  const without = (cells: readonly string[]) => cells.filter((_, c) => c !== by)
  const left = columns.filter((_, c) => c !== by)
  return {
    columns: left,
    rows: joined.flatMap((row, i) => {
      const isNew = row.cells[by] !== joined[i - 1]?.cells[by]
      const heading = { kind: 'heading' as const, cells: [headingWords(columns[by]!, row.cells[by]!)], changed: [] }
      const above = isNew ? undefined : { ...joined[i - 1]!, cells: without(joined[i - 1]!.cells) }
      return [...(isNew ? [heading] : []), shown(left, { ...row, cells: without(row.cells) }, above)]
    }),
  }
}

function joinRows(columns: readonly QrsColumn[], rows: readonly PlainRow[]): PlainRow[] {
  const joined: PlainRow[] = []
  for (const row of rows) {
    const together = joinTwo(columns, joined.at(-1), row)
    if (together) joined.pop()
    joined.push(together ?? row)
  }
  return joined
}

/** Two rows as one, where they differ in nothing but their circumstance or follow each other in score. */
function joinTwo(columns: readonly QrsColumn[], above: PlainRow | undefined, row: PlainRow): PlainRow | null {
  if (!above || above.changed || row.changed) return null
  const differing = columns.flatMap((_, c) => (above.cells[c] === row.cells[c] ? [] : [c]))
  const [at] = differing
  if (differing.length !== 1 || at === undefined) return null
  const { kind } = columns[at]!
  const [first, second] = [above.cells[at]!, row.cells[at]!]
  const span = kind === 'score' ? spanOver(above.spans[at]!, row.spans[at]!) : null
  const text = span ? `${span[0]}-${span[1]}` : isCircumstance(columns, at) ? `${first}; ${second}` : null
  if (text === null) return null
  return {
    cells: above.cells.with(at, text),
    spans: above.spans.with(at, span),
    changed: false,
  }
}

/** Words under no head that stand before the result: when the row counts. Several that bring the same are read on end. */
const isCircumstance = (columns: readonly QrsColumn[], c: number): boolean =>
  columns[0]!.kind === 'score' && columns[c]!.kind === 'words' && columns[c]!.head === '' && c < columns.length - 1

/** "3" and "4-5" are "3-5"; null where one does not follow the other. */
function spanOver(first: Span | null, second: Span | null): Span | null {
  if (first === null || second === null) return null
  return first[1] + 1 === second[0] ? [first[0], second[1]] : null
}

/** The column whose texts can stand as headings over two rows and more each; null where none can. */
function headingColumn(columns: readonly QrsColumn[], rows: readonly PlainRow[]): number | null {
  if (columns[0]?.kind !== 'score' || rows.length < 4) return null
  const found = columns.findIndex(({ kind }, c) => {
    if (kind !== 'words' || c === columns.length - 1) return false
    const starts = rows.flatMap(({ cells }, i) => (i === 0 || rows[i - 1]!.cells[c] !== cells[c] ? [cells[c]!] : []))
    return starts.length * 1.5 <= rows.length && new Set(starts).size === starts.length && !starts.includes('')
  })
  return found < 0 ? null : found
}

/** "First squad on the table"; a column with a head of its own says what the words are about. */
const headingWords = ({ head }: QrsColumn, text: string): string => capital(head === '' ? text : `${head}: ${text}`)

/** A row as it is printed under another. */
function shown(columns: readonly QrsColumn[], { cells, changed }: PlainRow, above: PlainRow | undefined): QrsRow {
  const repeats = above === undefined || changed ? 0 : repeated(columns, cells, above.cells)
  const words = cells.map((cell, c) => (c < repeats ? '' : goesOn(columns, cells, c) ? null : cell))
  const shared = words.flatMap((cell, c) => (cell !== null && words[c + 1] === null ? [c] : []))
  return {
    kind: 'cells',
    cells: withoutAlways(columns, words),
    changed: changed ? [0] : [],
    ...(shared.length === 0 ? {} : { shared }),
  }
}

/** Where nothing is said of when, the result takes that place too. */
function withoutAlways(columns: readonly QrsColumn[], cells: readonly (string | null)[]): (string | null)[] {
  const at = columns.length - 2
  if (at < 1 || !isCircumstance(columns, at) || !always.includes(cells[at] ?? 'no')) return [...cells]
  return [...cells.slice(0, at), cells[at + 1]!, null]
}

/** How many of the first cells only say again what stands above; figures and the last column always speak. */
function repeated(columns: readonly QrsColumn[], cells: readonly string[], above: readonly string[]): number {
  const first = cells.findIndex((cell, c) => cell !== above[c] || columns[c]!.kind === 'figure')
  return first < 0 ? 0 : Math.min(first, columns.length - 1)
}

/**
 * Words that are the same in columns side by side are printed once, over both; but a row's own name is no result: an
 * M-2 carbine that is an M-2 carbine on both sides must not look like a row of nothing.
 */
const goesOn = (columns: readonly QrsColumn[], cells: readonly string[], c: number): boolean =>
  c > (isName(columns[0]!) ? 1 : 0) &&
  columns[c]!.kind === 'words' &&
  columns[c - 1]!.kind === 'words' &&
  cells[c] === cells[c - 1] &&
  cells[c]!.length > 3

const isName = ({ kind, head }: QrsColumn): boolean => kind === 'words' && head !== ''
