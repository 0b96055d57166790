import { expect, it } from 'vitest'
import type { TableView } from '../../src/contract/tables.ts'
import { rowFound, rowWords, searchTables } from '../../src/renderer/screens/tables/searchTables.ts'

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

it('a table is found by what stands in a row, behind those that are called so; its row is named', () => {
  const learnt: TableView = {
    ...table('learnt', 17),
    heads: ['text'],
    rows: [
      { score: '6', text: 'Point Man: sees them first' },
      { score: '7', text: 'Cowboys: may charge at once' },
    ],
  }
  const tables = [learnt, table('cowboys', 40)]
  expect(searchTables(tables, 'cowboys').map(({ id }) => id)).toEqual(['cowboys', 'learnt'])
  expect(rowFound(learnt, 'cowboys')).toBe(1)
  expect(rowFound(learnt, 'CHARGE cow')).toBe(1)
  expect(rowWords(learnt, 1)).toBe('Cowboys: may charge at once')
  expect(rowFound(learnt, 'learnt'), 'called that itself').toBeNull()
  expect(rowFound(learnt, 'co'), 'two letters are in everything').toBeNull()
})
