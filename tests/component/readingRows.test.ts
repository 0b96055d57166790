import { expect, it } from 'vitest'
import { repeatsItself } from '../../src/renderer/components/readingRows.ts'

const row = (score: string, text: string) => ({ ...{ from: 1, to: 1, score, text }, not: [], then: [] })
const values = [1, 2, 3, 4, 5, 6]

it('a table that only says its scores once more tells nothing', () => {
  expect(repeatsItself({ values, rows: ['2', '3', '12'].map((score) => row(score, `points ${score}`)) })).toBe(true)
  expect(repeatsItself({ values, rows: [row('2', 'points 2'), row('3', 'points 4')] }), 'a modifier moves it').toBe(
    false,
  )
  expect(repeatsItself({ values, rows: [row('2', 'Rice'), row('3', 'Dust')] })).toBe(false)
  expect(repeatsItself({ values: [1, 1, 1, 0, 0, 0], rows: [row('0', 'row 0'), row('1', 'row 1')] }), 'counted').toBe(
    false,
  )
})
