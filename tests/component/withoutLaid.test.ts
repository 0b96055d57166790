import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutLaid } from '../../src/renderer/composables/withoutLaid.ts'

const fields = ['fate', 'kills', 'deed'] as const
/** A form as pages have it: rows known by an id, single figures, and a list without ids. */
const form = fc
  .record({
    cells: fc.array(fc.record({ fate: fc.constantFrom('', 'out'), kills: fc.nat(2), deed: fc.boolean() }), {
      ...{ minLength: 3, maxLength: 3 },
    }),
    notes: fc.constantFrom('', 'one', 'two'),
    called: fc.uniqueArray(fc.constantFrom('artillery', 'helicopters', 'air')),
  })
  .map(({ cells, ...rest }) => ({ ...rest, men: cells.map((cell, i) => ({ soldierId: i + 1, ...cell })) }))

describe('what a form brought is taken out again', () => {
  it('and leaves the form as it was where nobody has worked on it', () => {
    fc.assert(
      fc.property(form, form, (before, laid) => {
        expect(withoutLaid(before, laid, laid)).toEqual(before)
      }),
    )
  })

  it('and leaves the form as it is where nothing was brought', () => {
    fc.assert(
      fc.property(form, form, (before, now) => {
        expect(withoutLaid(before, before, now)).toEqual(now)
      }),
    )
  })

  it('box by box: what was changed since stays, all else is as before', () => {
    fc.assert(
      fc.property(form, form, form, (before, laid, now) => {
        const left = withoutLaid(before, laid, now) as typeof now
        for (const [i, man] of left.men.entries())
          for (const field of fields) {
            const untouched = now.men[i]![field] === laid.men[i]![field]
            expect(man[field]).toBe((untouched ? before : now).men[i]![field])
          }
        expect(left.notes).toBe(now.notes === laid.notes ? before.notes : now.notes)
      }),
    )
  })

  it('rows that came with it go, but for those that have been worked on', () => {
    const brought = [
      { key: 1, name: 'Able' },
      { key: 2, name: 'Baker' },
    ]
    const now = [brought[0], { key: 2, name: 'Bakerman' }, { key: 3, name: 'Charlie' }]
    expect(withoutLaid({ lines: [] }, { lines: brought }, { lines: now })).toEqual({ lines: now.slice(1) })
    expect(withoutLaid(['a'], ['a', 'b'], ['a', 'b', 'c'])).toEqual(['a', 'c'])
  })
})
