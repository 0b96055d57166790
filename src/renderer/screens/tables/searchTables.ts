import type { TableView } from '../../../contract/views.ts'

/** @returns the tables whose title, id or page holds every word of the query, in the order of the book. */
export function searchTables(tables: readonly TableView[], query: string): TableView[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const text = (table: TableView) => `${table.title} ${table.id} p${table.page} ${table.page}`.toLowerCase()
  return tables.filter((table) => words.every((word) => text(table).includes(word))).sort((a, b) => a.page - b.page)
}
