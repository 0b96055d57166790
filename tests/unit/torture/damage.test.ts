import { expect, it } from 'vitest'
import { cuts } from '../../torture/damage/cuts.ts'
import { flips } from '../../torture/damage/flips.ts'
import { inShort } from '../../support/inShort.ts'

it('a file that breaks off is refused and left as it is, one with more behind its end is whole', async () => {
  const { figures, faults } = await inShort(cuts, 50)
  expect(faults).toEqual([])
  expect(figures).toEqual({ cut: 49, refused: 49, lengthened: 1 })
})

it('a flipped byte is refused, harmless or found, whatever the campaign is asked, and nothing is written to what is refused', async () => {
  const { figures, faults } = await inShort(flips, 12)
  expect(faults).toEqual([])
  expect(figures['found by the check']).toBeGreaterThan(3)
  expect(figures['found by nobody']).toBe(0)
})
