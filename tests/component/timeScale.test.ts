import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heightOf, scaleFor, stacked, stretches, type Layer } from '../../src/games/fng/screens/charts/timeScale.ts'

const bar = (values: Layer['values']): Layer => ({ label: 'a', kind: 'bar', look: 'od', values })

describe('a scale', () => {
  it.each([
    [[], true, [0, 1]],
    [[1], true, [0, 1]],
    [[14, 3], true, [0, 5, 10, 15]],
    [[-3, 27], true, [-10, 0, 10, 20, 30]],
    [[3.35, 3.9], false, [3.2, 3.4, 3.6, 3.8, 4]],
    [[4, 4], false, [3.5, 4, 4.5]],
  ])('for %j', (values, zero, ticks) => {
    expect(scaleFor(values, zero).ticks).toEqual(ticks)
  })

  it('holds every value inside the drawing, and never draws more than seven lines', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -99, max: 999 }), { minLength: 1 }), fc.boolean(), (values, zero) => {
        const scale = scaleFor(values, zero)
        expect(scale.ticks.length).toBeGreaterThan(1)
        expect(scale.ticks.length).toBeLessThan(8)
        for (const value of zero ? [...values, 0] : values) {
          const y = heightOf(value, scale, 100)
          expect(y).toBeGreaterThanOrEqual(-1e-6)
          expect(y).toBeLessThanOrEqual(100 + 1e-6)
        }
      }),
    )
  })
})

it('bars stand on each other, losses downwards; nothing is drawn for nothing', () => {
  expect(stacked([bar([2, null, 0, -3]), bar([1, 4, 0, -1])])).toEqual([
    { layer: 0, slot: 0, from: 0, to: 2 },
    { layer: 0, slot: 3, from: 0, to: -3 },
    { layer: 1, slot: 0, from: 2, to: 3 },
    { layer: 1, slot: 1, from: 0, to: 4 },
    { layer: 1, slot: 3, from: -3, to: -4 },
  ])
})

it('a line is broken where nothing is known', () => {
  expect(stretches([1, 2, null, 3])).toEqual([
    [
      [0, 1],
      [1, 2],
    ],
    [[3, 3]],
  ])
})
