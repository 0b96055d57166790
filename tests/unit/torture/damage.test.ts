import { expect, it } from 'vitest'
import { cuts } from '../../torture/damage/cuts.ts'
import { inShort } from '../../support/inShort.ts'

it('a file that breaks off is refused and left as it is, one with more behind its end is whole', async () => {
  const { figures, faults } = await inShort(cuts, 50)
  expect(faults).toEqual([])
  expect(figures).toEqual({ cut: 49, refused: 49, lengthened: 1 })
})
