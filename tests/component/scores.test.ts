import { expect, it } from 'vitest'
import { scoresOf } from '../../src/renderer/components/scores.ts'
import { keptSize } from '../../src/renderer/components/scalePicture.ts'

it.each([
  [{ from: 2, to: 2 }, '2'],
  [{ from: 3, to: 5 }, '3-5'],
  [{ from: 9, to: 'more' }, '9+'],
  [{ from: 'less', to: 8 }, 'up to 8'],
  [{ key: 'm14' }, ''],
  [{ from: 'REP + 1', to: 6 }, '5-6'],
  [{ from: 1, to: 'REP (but never 6)' }, '1 to 4 (but never 6)'],
  [{ from: 'm', to: 'more' }, '11+'],
  [{ from: 'less', to: 'm - 1' }, 'up to 10'],
  [{ from: 'Population Value', to: 6 }, 'Population Value to 6'],
] as const)('the scores of %o read %s', (row, text) => {
  expect(scoresOf(row, { REP: 4, m: 11 })).toBe(text)
})

it('a number that is not known keeps its name', () => {
  expect(scoresOf({ from: 'REP + 1', to: 6 })).toBe('REP + 1 to 6')
})

it.each([
  [3200, 1600, 1600, 800],
  [900, 3000, 480, 1600],
  [640, 480, 640, 480],
  [9000, 1, 1600, 1],
])('a picture of %i x %i is kept at %i x %i', (width, height, keptWidth, keptHeight) => {
  expect(keptSize(width, height)).toEqual({ width: keptWidth, height: keptHeight })
})
