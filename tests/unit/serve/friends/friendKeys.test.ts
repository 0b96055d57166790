import fc from 'fast-check'
import { expect, it } from 'vitest'
import { friendKeys } from '../../../../src/main/serve/friends/friendKeys.ts'

it('makes keys of 16 bytes, each another', () => {
  const keys = friendKeys(8)
  const all = Array.from({ length: 8 }, (_, seat) => keys.inviting(seat)!)
  expect(new Set(all).size).toBe(8)
  for (const key of all) expect(Buffer.from(key, 'base64url')).toHaveLength(16)
})

it('opens by what a seat holds now and by nothing that it has held, whatever was done before', () => {
  const act = fc.record({ seat: fc.nat(2), what: fc.constantFrom('swap', 'renew') })
  fc.assert(
    fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
      const keys = friendKeys(3)
      const own: (string | null)[] = [null, null, null]
      const spent: string[] = []
      for (const { seat, what } of acts) {
        const inviting = keys.inviting(seat)
        if (what === 'renew') {
          keys.renew(seat)
          spent.push(...[inviting, own[seat] ?? null].filter((key) => key !== null))
          own[seat] = null
        } else if (inviting !== null) {
          const swapped = keys.swap(inviting)
          expect(swapped?.seat).toBe(seat)
          own[seat] = swapped!.key
          spent.push(inviting)
        }
      }
      own.forEach((key, seat) => {
        if (key === null) return
        expect(keys.seatOf(key)).toBe(seat)
        expect(keys.swap(key)).toBe(null)
      })
      for (const key of [...spent, '', 'null', 'undefined']) {
        expect(keys.seatOf(key)).toBe(null)
        expect(keys.swap(key)).toBe(null)
      }
    }),
  )
})
