import { expect, it } from 'vitest'
import { soFar, toExpect } from '../../src/renderer/components/readingRows.ts'
import type { ReadingView } from '../../src/contract/reading.ts'

const hits: ReadingView = {
  table: null,
  house: false,
  about: null,
  target: 'A 3 or more hits',
  facts: [],
  says: null,
  aim: { faces: [3, 4, 5, 6], noun: 'hit', at: 'E1 2' },
  sums: null,
  first: null,
  head: 'die',
  each: true,
  dice: 1,
  values: [1, 2, 3, 4, 5, 6],
  combine: 'highest',
  rows: [],
  out: [],
}

it('of dice of which the highest count no more hits are told than these', () => {
  expect(soFar(hits, [6, 5, 4, 3])).toBe('Four hits on E1 2')
  expect(soFar({ ...hits, keeps: 2 }, [6, 5, 4, 3])).toBe('Two hits on E1 2')
  expect(toExpect(hits, 4)).toBe('Three hits to expect')
  expect(toExpect({ ...hits, keeps: 2 }, 4)).toBe('Two hits to expect')
})
