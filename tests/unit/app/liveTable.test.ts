import { expect, it } from 'vitest'
import { mustered, testProgram } from '../../support/program.ts'

const table = 'mission.contact'
const numbers = { REP: 4 }

it('a table alone says what it wants thrown, and what the dice that lie bring', async () => {
  const { api } = testProgram()
  const campaign = await mustered(api)
  const before = await api('campaign.overview', { campaign })
  const live = (...faces: number[]) => api('tables.live', { campaign, table, numbers, faces })
  expect(await live()).toMatchObject({
    throws: [{ count: 2, rows: [], readings: [{ table: { id: table } }] }],
    line: null,
  })
  expect((await live(3)).line).toBeNull()
  const tried = await api('tables.try', { campaign, table, numbers, faces: [3, 6], nonce: 1 })
  expect((await live(3, 6)).line).toEqual(tried)
  expect(await api('campaign.overview', { campaign })).toEqual(before)
})

it('asks for the second throw of a table once the first lies there', async () => {
  const { api } = testProgram()
  const live = (...faces: number[]) => api('tables.live', { game: 'fng', table: 'attributes', faces })
  const { throws } = await live()
  expect(throws).toHaveLength(1)
  const first = Array.from({ length: throws[0]!.count }, () => 1)
  expect(await live(...first)).toMatchObject({ throws: [throws[0], { count: 1 }], line: null })
  expect((await live(...first, 2)).line).not.toBeNull()
})
