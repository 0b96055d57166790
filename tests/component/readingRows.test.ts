import { expect, it } from 'vitest'
import { repeatsItself } from '../../src/renderer/components/readingRows.ts'

const row = (score: string, text: string) => ({ ...{ from: 1, to: 1, score, text }, not: [], then: [] })

it('a table that only says its scores once more tells nothing', () => {
  expect(repeatsItself({ rows: ['2', '3', '12'].map((score) => row(score, `points ${score}`)) })).toBe(true)
  expect(repeatsItself({ rows: [row('2', 'points 2'), row('3', 'points 4')] }), 'a modifier moves it').toBe(false)
  expect(repeatsItself({ rows: [row('2', 'Rice'), row('3', 'Dust')] })).toBe(false)
})
