import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Failure } from '../../../src/contract/rpc.ts'
import { testFolder } from '../../support/folder.ts'
import { expectSound, playedCampaign, testProgram } from '../../support/program.ts'
import { spoil } from '../../support/toyTours.ts'

/** A program on a campaign of one half-month, changed past it, that walks through it when it is told to. */
async function watched(sql: string) {
  const folder = testFolder()
  const campaign = await playedCampaign(folder, 2, 1)
  spoil(join(folder, campaign), sql)
  const calm = Promise.withResolvers<null>()
  const test = testProgram({ folder, calm: () => calm.promise })
  const told = Promise.withResolvers<unknown>()
  test.program.on((event, payload) => {
    if (event === 'changed') told.resolve(payload)
  })
  return { ...test, campaign, calm, told: told.promise }
}

/** The first letter of a sentence told long ago has become another. */
const worn = "update entry_line set text = 'X' || substr(text, 2) where entry = 2 and position = 0"

it('a letter of an old sentence that has become another is told once, with what is asked for next; the campaign is played on', async () => {
  const { program, campaign, calm, told } = await watched(worn)
  const ask = () => program.call('campaign.overview', { campaign })
  expect(await ask()).not.toHaveProperty('beside')
  calm.resolve(null)
  expect(await told).toMatchObject({ campaign })
  expect(await program.call('library.list', {})).not.toHaveProperty('beside')
  expect(await ask()).toMatchObject({
    ok: true,
    beside: {
      code: 'damaged',
      message: expect.stringMatching(
        /^The journal of Played.tour is not all as Short-Timer wrote it \(Entry 2, .*: it is not as it was written\)\./,
      ) as string,
    },
  })
  expect(await ask()).not.toHaveProperty('beside')
  const step = { campaign, input: { note: null, soldierId: null, missionId: null, halfMonth: null, text: 'On we go.' } }
  expect(await program.call('fng.writeNote', step)).toMatchObject({ ok: true })
})

it.each([
  ['what an old sentence says', worn, 'you can play on'],
  [
    'what an old step did',
    "update entry_change set after = json_set(after, '$.rep', 9) where collection = 'soldiers' and entry = 1 and position = (select max(position) from entry_change where entry = 1 and collection = 'soldiers')",
    'Do not play on with it',
  ],
])('of %s the player is told the same by this as by a check', async (_, sql, advice) => {
  const { program, api, campaign, calm, told } = await watched(sql)
  await api('campaign.overview', { campaign })
  calm.resolve(null)
  await told
  const { beside } = (await program.call('campaign.overview', { campaign })) as { beside: Failure }
  const check = await api('campaign.check', { campaign })
  expect(check.advice).toContain(advice)
  expect(beside.message.endsWith(check.advice!)).toBe(true)
})

it('a campaign that was opened by its path and is asked for by its name is told of, too', async () => {
  const { program, campaign, folder, calm, told } = await watched(worn)
  await program.call('campaign.overview', { campaign: join(folder, campaign) })
  calm.resolve(null)
  expect(await told).toMatchObject({ campaign })
  expect(await program.call('campaign.overview', { campaign })).toMatchObject({ beside: { code: 'damaged' } })
})

it('a tour that is closed before its walk comes round, and a program that ends in it, leave nothing behind', async () => {
  const { program, api, campaign, calm, logged, changed } = await watched(worn)
  await api('campaign.overview', { campaign })
  await program.call('library.delete', { campaign })
  changed.length = 0
  calm.resolve(null)
  await program.close()
  expect([logged, changed]).toEqual([[], []])
})

it('of a sound campaign nothing is told', async () => {
  const { program, api, campaign, calm, logged, changed } = await watched('')
  await api('campaign.overview', { campaign })
  calm.resolve(null)
  await expectSound(api, campaign)
  expect(await program.call('campaign.overview', { campaign })).not.toHaveProperty('beside')
  expect([logged, changed]).toEqual([[], []])
})
