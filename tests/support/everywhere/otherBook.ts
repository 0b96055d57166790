import { columnsTold } from '../../../src/main/engine/toldFigures.ts'
import type { ModifierPatch, RowPatch } from '../../../src/main/engine/houseRules.ts'
import { named } from '../../../src/main/engine/figureWords.ts'
import { missing, type Bound, type Cells, type Modifier, type Row, type Table } from '../../../src/main/engine/table.ts'

/** How many of a table's figures, results and words another book has otherwise: 1 and 2 differ from the book and from each other. */
export type OtherBook = 1 | 2

/** A modifier that adds no number, but sets one or says a word, is no house rule's business. */
const isNumber = ({ sets, effect, by }: Modifier): boolean => sets === undefined && (effect === undefined || by !== 0)

/**
 * @returns house rules that hold a table just as it is now, whatever its book comes to say: every value that one may name.
 *   Their words mention every figure, so that none is told behind them for being another than the book's.
 */
export const heldAsItIs = ({ rows, modifiers }: Table): { rows: RowPatch[]; modifiers: ModifierPatch[] } => ({
  rows: rows.map(({ from, to, then, outcome, gives, text, cells }, row) => ({
    row,
    ...structuredClone({ from, to, then, outcome, gives, text: mentioning(text, gives), cells }),
  })),
  modifiers: modifiers.flatMap((one, modifier) => (isNumber(one) ? [{ modifier, by: one.by }] : [])),
})

function mentioning(text: string | undefined, gives: Row['gives'] = {}): string | undefined {
  const figures = Object.entries(gives).flatMap(([name, value]) => (value === missing ? [] : [named(name, value)]))
  return figures.length === 0 ? text : `${text ?? ''} [${figures.join(', ')}]`
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }

/**
 * Rewrites a table of the book in place: everything that a house rule may name gets another value, words that tell of it.
 * Figures that a column tells stay, and the column with them: the two are one, and tests/unit/games/fng/rules/tables/toldFigures
 * sweeps them.
 */
export function rewrite(table: Table, book: OtherBook): void {
  const { id, rows, modifiers } = table
  const [outcomes, gives] = [rows.map(({ outcome }) => outcome), rows.map((row) => row.gives)]
  const alike = new Set(rows.map(fieldsOf)).size === 1
  const told = new Set(
    Object.entries(table.tells ?? {}).flatMap(([name, at]) => ([at].flat().some(isColumn) ? [name] : [])),
  )
  rows.forEach((row: Writable<Row>, i) => {
    const words = (text: string, what: string) => otherWords(text, `[book ${book}: ${id}, row ${i + 1}, ${what}]`, book)
    if (row.from !== undefined) row.from = moved(row.from, book)
    if (row.to !== undefined) row.to = moved(row.to, book)
    if (row.then) row.then = { from: moved(row.then.from, book), to: moved(row.then.to, book) }
    if (row.outcome !== undefined && alike) row.outcome = turned(outcomes, i, book)!
    if (row.text !== undefined) row.text = words(row.text, 'text')
    if (row.gives)
      row.gives = Object.fromEntries(
        Object.entries(row.gives).map(([name, value]) => [name, told.has(name) ? value : given(gives, i, name, book)]),
      )
    if (row.cells) row.cells = { ...cellsOf(row.cells, words, book), ...toldCells(table, row) }
  })
  for (const modifier of modifiers as Writable<Modifier>[]) if (isNumber(modifier)) modifier.by += book
}

/** A row with another result takes over what goes with that result: held or not, where rows differ in what they have. */
const fieldsOf = ({ text, gives = {} }: Row): string => JSON.stringify([text === undefined, Object.keys(gives).sort()])

const isColumn = (place: string): boolean => place !== 'text'

const toldCells = (table: Table, row: Row): Cells =>
  Object.fromEntries(columnsTold(table, row).map((head) => [head, row.cells![head]!]))

const cellsOf = (cells: Cells, words: (text: string, what: string) => string, book: OtherBook): Cells =>
  Object.fromEntries(
    Object.entries(cells).map(([head, cell]) => [head, typeof cell === 'number' ? cell + book : words(cell, head)]),
  )

/** Words that hold figures get others: somebody may read them out of the words. */
const otherWords = (text: string, words: string, by: number): string =>
  /\d/.test(text) ? text.replace(/\d+/g, (figure) => String(Number(figure) + by)) : words

/** @returns whether another book says in words of the table that it is another. */
export const tellsOfItself = ({ rows }: Table): boolean =>
  rows.some(({ text, cells = {} }) =>
    [text, ...Object.values(cells)].some((one) => typeof one === 'string' && !/\d/.test(one)),
  )

const moved = (bound: Bound, by: number): Bound => {
  if (typeof bound === 'number') return bound + by
  return typeof bound === 'object' ? { ...bound, plus: bound.plus + by } : bound
}

/** What stands so many rows further on among those that have it at all: a result or a key of another kind would be no other book, but none. */
function turned<T>(all: readonly (T | undefined)[], at: number, by: number): T | undefined {
  const those = all.flatMap((one, i) => (one === undefined ? [] : [i]))
  return all[those[(those.indexOf(at) + by) % those.length]!]
}

function given(all: readonly Row['gives'][], at: number, name: string, book: OtherBook) {
  const value = all[at]![name]!
  if (typeof value === 'number') return value + book
  if (typeof value === 'boolean') return book === 1 ? !value : value
  return (
    turned(
      all.map((gives) => (typeof gives?.[name] === 'string' ? gives[name] : undefined)),
      at,
      book,
    ) ?? value
  )
}
