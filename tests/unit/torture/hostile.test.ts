import { expect, it } from 'vitest'
import { built } from '../../support/hostile/corpus.ts'
import { inShort } from '../../support/inShort.ts'
import { hostile } from '../../torture/hostile/hostile.ts'

it('files that are out to do harm are told in a sentence, hang nothing, and the good campaign beside them stays listed', async () => {
  const { figures, faults } = await inShort(hostile, hostile.count)
  expect(faults).toEqual([])
  expect(figures['restored, and refused']).toBeGreaterThan(built.length / 2)
})
