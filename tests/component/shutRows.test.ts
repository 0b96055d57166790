import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ReadingView } from '../../src/contract/reading.ts'
import { diceOn, shutBy } from '../../src/renderer/components/readingRows.ts'

const face = fc.integer({ min: 1, max: 6 })
const readings = fc
  .record({
    values: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 6, maxLength: 6 }),
    combine: fc.constantFrom('sum' as const, 'highest' as const, 'lowest' as const),
    dice: fc.integer({ min: 2, max: 3 }),
  })
  .map(
    (drawn) =>
      ({
        ...drawn,
        each: false,
        rows: Array.from({ length: 19 }, (_, score) => ({ from: score, to: score })),
      }) as unknown as ReadingView,
  )

it('a row is struck by the first dice exactly when no last die can light it', () => {
  fc.assert(
    fc.property(readings, fc.array(face, { minLength: 2, maxLength: 2 }), (reading, two) => {
      const lying = two.slice(0, reading.dice - 1)
      const lit = new Set(
        ([1, 2, 3, 4, 5, 6] as const).map((last) => diceOn(reading, [...lying, last]).findIndex((one) => one !== null)),
      )
      expect(shutBy(reading, lying)).toEqual(reading.rows.map((_, row) => !lit.has(row)))
    }),
  )
})
