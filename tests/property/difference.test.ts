import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applyChanges, difference, type AnyRow, type AnyState } from '../../src/main/engine/state.ts'

const rows = fc
  .uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 12 }), name: fc.constantFrom('a', 'b'), rep: fc.nat(3) }), {
    selector: (row) => row.id,
  })
  .map((list): AnyRow[] => list.sort((a, b) => a.id - b.id))
const states: fc.Arbitrary<AnyState> = fc.record({ men: rows, billets: rows })

it('the difference of two states, played forward, gives the second, and backward the first', () => {
  fc.assert(
    fc.property(states, states, (before, after) => {
      const changes = difference(before, after)
      expect(applyChanges(before, changes, 'forward')).toEqual(after)
      expect(applyChanges(after, changes, 'backward')).toEqual(before)
    }),
  )
})

it('two equal states have no difference, even when they are not the same rows', () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(difference(state, structuredClone(state))).toEqual([])
    }),
  )
})
