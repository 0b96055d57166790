import fc from 'fast-check'
import { expect, it } from 'vitest'
import { diceKept, keptDice } from '../../../src/main/store/keptDice.ts'

it('dice of six sides are kept as plain faces, as they always were', () => {
  expect(JSON.stringify(keptDice({ faces: [3, 6] }))).toBe('[3,6]')
  expect(diceKept([3, 6])).toEqual({ faces: [3, 6] })
})

it('a card comes back as it looks, alone or behind dice; nothing is kept of nothing', () => {
  const card = { id: 'KS', name: 'king of spades', suit: 'spades', rank: 13, colour: 'black' } as const
  const back = (line: Parameters<typeof keptDice>[0]) =>
    diceKept(JSON.parse(JSON.stringify(keptDice(line))) as NonNullable<ReturnType<typeof keptDice>>)
  expect(back({ faces: [], card })).toEqual({ faces: [], card })
  expect(back({ faces: [3, 11], sides: [6, 12], card })).toEqual({ faces: [3, 11], sides: [6, 12], card })
  expect(keptDice({ faces: [] })).toBeNull()
})

it('other dice come back with their sides', () => {
  const die = fc
    .constantFrom(4, 6, 8, 10, 20)
    .chain((sides) => fc.tuple(fc.integer({ min: 1, max: sides }), fc.constant(sides)))
  fc.assert(
    fc.property(fc.array(die), (dice) => {
      const [faces, sides] = [dice.map(([face]) => face), dice.map(([, count]) => count)]
      const isUsual = sides.every((count) => count === 6)
      expect(diceKept(keptDice({ faces, sides }) ?? [])).toEqual(isUsual ? { faces } : { faces, sides })
    }),
  )
})
