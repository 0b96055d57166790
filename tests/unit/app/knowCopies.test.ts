import { readdirSync, utimesSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { atHalfMonth, playedCampaign, playOn, testProgram } from '../../support/program.ts'
import { testFolder } from '../../support/folder.ts'
import { watchedDisk } from '../../support/watchedDisk.ts'

it('the end of a turn goes through no older copy: that was done since the campaign was opened', async () => {
  const folder = testFolder()
  const before = testProgram({ folder })
  const campaign = await playedCampaign(folder)
  await playOn(before.api, campaign, { dice: 'player', seed: 3 }, atHalfMonth(16))
  await before.program.close()
  const [drawer = ''] = readdirSync(join(folder, '.snapshots'))
  const kept = readdirSync(join(folder, '.snapshots', drawer))
  expect(kept.length).toBeGreaterThan(10)
  // Nothing is known any more of a file that was touched.
  for (const name of kept) utimesSync(join(folder, '.snapshots', drawer, name), 1, 1)

  const calm = Promise.withResolvers<null>()
  const { api, program } = testProgram({ folder, calm: () => calm.promise })
  await api('campaign.overview', { campaign })
  calm.resolve(null)
  // It is done in pieces, as this is.
  for (let i = 0; i < 60; i++) await api('library.list', {})
  const disk = watchedDisk(join(folder, '.snapshots'))
  await playOn(api, campaign, { dice: 'player', seed: 3 }, atHalfMonth(17))
  const opened = disk.calls.filter(({ name }) => name === 'openSync').map(({ path }) => basename(path))
  disk.release()
  await program.close()
  expect(readdirSync(join(folder, '.snapshots', drawer)).filter((name) => !kept.includes(name))).not.toEqual([])
  expect(opened.filter((name) => kept.includes(name))).toEqual([])
})
