import { expect, it } from 'vitest'
import type { TableView } from '../../src/contract/tables.ts'
import { searchTables } from '../../src/renderer/screens/tables/searchTables.ts'

const table = (id: string, page: number | null): TableView => ({
  id,
  title: id,
  page,
  dice: '',
  modifiers: [],
  rows: [],
  notes: [],
  heads: [],
  game: 'toy',
  chapter: '',
})

it('tables without a page stand behind the others in their own order, and no page finds them', () => {
  const tables = [table('b', null), table('c', 12), table('a', null), table('d', 3)]
  expect(searchTables(tables, '').map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a'])
  expect(searchTables(tables, 'p12').map(({ id }) => id)).toEqual(['c'])
  expect(searchTables(tables, 'null')).toEqual([])
})
