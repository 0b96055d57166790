import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openRecentTours, type RecentTour } from '../../../src/main/app/library/recentTours.ts'
import { testFolder } from '../../support/folder.ts'
import { mustered, refusal, testProgram } from '../../support/program.ts'

function memory(tours: readonly RecentTour[] = []) {
  const saved: (readonly RecentTour[])[] = []
  return { load: () => tours, save: (now: readonly RecentTour[]) => saved.push(now), saved }
}

it('the newest stands first, each once, and twelve are kept', () => {
  const storage = memory()
  const recent = openRecentTours(storage)
  for (let tour = 1; tour <= 14; tour++) recent.note(`/tours/${tour}.tour`, `day ${tour}`)
  recent.note('/tours/10.tour', 'day 15')
  recent.note('/tours/10.tour', 'day 16')
  expect(recent.list()).toHaveLength(12)
  expect(recent.list().slice(0, 2)).toEqual([
    { path: '/tours/10.tour', at: 'day 15' },
    { path: '/tours/14.tour', at: 'day 14' },
  ])
  expect(storage.saved).toHaveLength(15)
  expect(storage.saved.at(-1)).toEqual(recent.list())
})

it('a program may open what is on the list outside its folder, and nothing else there', async () => {
  const elsewhere = testFolder()
  const recent = openRecentTours(memory())
  const { api, folder } = testProgram({ recent })
  const campaign = await mustered(api)
  const path = join(elsewhere, 'Away.tour')
  copyFileSync(join(folder, campaign), path)
  expect((await refusal(api('campaign.overview', { campaign: path }))).code).toBe('not-found')
  recent.note(path, '2026-01-01T00:00:00.000Z')
  expect((await api('campaign.overview', { campaign: path })).name).toBe('Bravo')
  await api('campaign.overview', { campaign })
  expect(await api('library.recent', {})).toMatchObject([
    { campaign, name: 'Bravo', folder: null, missing: false },
    { campaign: path, name: 'Away', folder: elsewhere, missing: false },
  ])
})

it('a file that has gone is said to be missing until it is taken off the list', async () => {
  const recent = openRecentTours(memory())
  const { api } = testProgram({ recent })
  const path = join(testFolder(), 'Gone.tour')
  recent.note(path, '2026-01-01T00:00:00.000Z')
  rmSync(path, { force: true })
  expect(await api('library.recent', {})).toMatchObject([{ campaign: path, missing: true }])
  await api('library.forget', { campaign: path })
  expect(await api('library.recent', {})).toEqual([])
})

it('without a list there is nothing lately', async () => {
  const { api } = testProgram()
  expect(await api('library.recent', {})).toEqual([])
})
