import { beforeAll, expect, it } from 'vitest'
import { ensureBuilt } from '../../../scripts/start/ensureBuilt.ts'
import { faults } from '../../torture/faults/faults.ts'
import { inShort } from '../../support/inShort.ts'

beforeAll(async () => {
  expect(await ensureBuilt()).toBe(0)
})

it('whatever the disk refuses and the clock shows is told in a sentence, and loses nothing', async () => {
  const came = await inShort(faults, faults.count / 5)
  expect(came.faults).toEqual([])
  expect(came.figures['wrong clocks']).toBe(4)
  if (came.left.length === 0) expect(came.figures['refused in a sentence']).toBeGreaterThan(5)
})
