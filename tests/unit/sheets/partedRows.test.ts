import { expect, it } from 'vitest'
import { rowsHere } from '../../../src/main/sheets/partedRows.ts'

it('parts a table so that no row stands alone on either page', () => {
  const rows = (count: number) => Array.from({ length: count }, () => 10)
  expect(rowsHere(rows(4), 40)).toBe(4)
  expect(rowsHere(rows(6), 40)).toBe(4)
  // One would be left over: it takes another with it.
  expect(rowsHere(rows(5), 40)).toBe(3)
  // Two would be parted one and one, three two and one: they stay together.
  expect(rowsHere(rows(2), 15)).toBe(0)
  expect(rowsHere(rows(3), 25)).toBe(0)
  expect(rowsHere(rows(1), 10)).toBe(1)
  expect(rowsHere([], 0)).toBe(0)
})
