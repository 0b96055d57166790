import { expect, it } from 'vitest'
import { doors } from '../../torture/doors/doors.ts'
import { inShort } from '../../support/inShort.ts'

it('no request that is none of the page’s own is let in', async () => {
  const { figures, faults } = await inShort(doors, doors.count)
  expect(faults).toEqual([])
  expect(Object.values(figures).reduce((sum, count) => sum + count)).toBe(doors.count)
})
