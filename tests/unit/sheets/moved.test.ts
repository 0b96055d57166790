import { expect, it } from 'vitest'
import { moved } from '../../../src/games/fng/sheets/map/moved.ts'

it('moves what is measured from the page, and leaves what is measured from the last place', () => {
  expect(moved('M-9 6V1a9 7.5 0 0 1 18 0V6Z', 10, 100)).toBe('M1 106V101a9 7.5 0 0 1 18 0V106Z')
  expect(moved('M0 -7L7.6 6H-7.6ZM1 2q.4 -1 2 .5', 1, 2)).toBe('M1 -5L8.6 8H-6.6ZM2 4q.4 -1 2 .5')
  expect(moved('M-11 -3Q-2 -5 5 -4C1 2 3 4 5 6', 10, 100)).toBe('M-1 97Q8 95 15 96C11 102 13 104 15 106')
  expect(moved('M-4.5-.5L1 2 3 4', 1, 1)).toBe('M-3.5 0.5L2 3 4 5')
})
