import type { TableView } from '../../../contract/tables.ts'

/** @returns the tables whose title, id, page or chapter holds every word of the query, in the order of the book. */
export function searchTables(tables: readonly TableView[], query: string): TableView[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const text = ({ title, id, page, chapter }: TableView) =>
    `${title} ${id} ${page === null ? '' : `p${page} ${page}`} ${chapter}`.toLowerCase()
  return tables.filter((table) => words.every((word) => text(table).includes(word))).sort(byBook)
}

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
