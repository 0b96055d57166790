import { beforeAll, expect, it } from 'vitest'
import { ensureBuilt } from '../../../scripts/start/ensureBuilt.ts'
import { kills } from '../../torture/kills/kills.ts'
import { inShort } from '../../support/inShort.ts'

beforeAll(async () => {
  expect(await ensureBuilt()).toBe(0)
})

it('a program that is killed loses nothing that it has acknowledged', async () => {
  const { figures, faults } = await inShort(kills, 6)
  expect(faults).toEqual([])
  expect(figures['killed']).toBeGreaterThan(3)
})
