import type { TableView } from '../../../contract/tables.ts'
import { wordsWanted } from '../../components/foundWords.ts'

/** Fewer letters are in every row. */
const fewestLetters = 3

/**
 * @returns the tables whose title, id, page or chapter holds every word of the query, in the order of the book; behind
 * them those that hold them in a row.
 */
export function searchTables(tables: readonly TableView[], query: string): TableView[] {
  const words = wordsWanted(query)
  const named = tables.filter((table) => isNamed(table, words))
  const others = tables.filter((table) => !named.includes(table) && rowFound(table, query) !== null)
  return [...named.sort(byBook), ...others.sort(byBook)]
}

/** @returns the first row that holds every word of the query; null where the table itself is called that, or none does. */
export function rowFound(table: TableView, query: string): number | null {
  const words = wordsWanted(query)
  if (query.trim().length < fewestLetters || isNamed(table, words)) return null
  const at = table.rows.findIndex((_, row) => holds(rowWords(table, row), words))
  return at < 0 ? null : at
}

/** @returns what stands in a row, without its score. */
export const rowWords = ({ rows, heads }: Pick<TableView, 'rows' | 'heads'>, row: number): string =>
  heads.flatMap((head) => rows[row]?.[head] ?? []).join(', ')

const isNamed = ({ title, id, page, chapter }: TableView, words: readonly string[]) =>
  holds(`${title} ${id} ${page === null ? '' : `p${page} ${page}`} ${chapter}`, words)
const holds = (text: string, words: readonly string[]) => words.every((word) => text.toLowerCase().includes(word))

/** Sorts tables as the book has them; those without a page keep their order, behind the others. */
export const byBook = (a: Pick<TableView, 'page'>, b: Pick<TableView, 'page'>): number =>
  a.page === b.page ? 0 : (a.page ?? Infinity) - (b.page ?? Infinity)

/** @returns by id whose a table is, for tables with the title of another: "USMC" for its "Individual REP". */
export function ownersOf(tables: readonly TableView[]): ReadonlyMap<string, string> {
  const titles = tables.map((table) => table.title)
  const shared = tables.filter((table) => titles.indexOf(table.title) !== titles.lastIndexOf(table.title))
  return new Map(
    shared.map(({ id }) => {
      const above = id.split('.').slice(0, -1)
      const owner = tables.find((table) => table.id === above.join('.'))
      return [id, owner?.title ?? above.at(-1)?.toUpperCase() ?? '']
    }),
  )
}
