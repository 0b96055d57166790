import type { TableView } from '../../../contract/views.ts'

/** @returns the tables whose title, id, page or chapter holds every word of the query, in the order of the book. */
export function searchTables(tables: readonly TableView[], query: string): TableView[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const text = (table: TableView) =>
    `${table.title} ${table.id} p${table.page} ${table.page} ${table.chapter}`.toLowerCase()
  return tables.filter((table) => words.every((word) => text(table).includes(word))).sort((a, b) => a.page - b.page)
}

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
