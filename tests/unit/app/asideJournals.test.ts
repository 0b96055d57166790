import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { mustered, refusal, testProgram } from '../../support/program.ts'

const named = 'Bravo.tour.journal-aside'

it('a journal that was put aside is named by the check and the report, and can be erased', async () => {
  const { api, folder } = testProgram()
  const campaign = await mustered(api)
  expect(await api('campaign.check', { campaign })).toEqual({ sound: true, findings: [] })
  expect(await api('library.kept', {})).toEqual({ tours: [] })
  for (const name of [named, `${named} 2`, 'Other.tour.journal-aside', 'Bravo.tour.journal-asides'])
    writeFileSync(join(folder, name), 'journal')
  const { sound, asides } = await api('campaign.check', { campaign })
  expect(sound).toBe(true)
  expect(asides?.map((one) => /^A journal of another file lies aside: (.*?)\. /.exec(one)?.[1])).toEqual([
    named,
    `${named} 2`,
  ])
  const report = async (names: boolean) =>
    (await api('program.report', { with: names ? ['names'] : [] })).lines.find((line) => line.includes('lie aside'))
  expect(await report(false)).toBe('  Journals of other files that lie aside: 3.')
  expect(await report(true)).toContain(named)
  const kept = (await api('library.kept', {})).asides!
  expect(kept).toHaveLength(3)
  expect(kept[0]).toEqual({ copy: named, bytes: 7, since: expect.stringMatching(/Z$/) as string })
  expect(await api('library.erase', { copies: kept.map(({ copy }) => copy) })).toEqual({ copies: 3, bytes: 21 })
  expect([named, 'Bravo.tour.journal-asides', campaign].map((name) => existsSync(join(folder, name)))).toEqual([
    false,
    true,
    true,
  ])
  expect((await refusal(api('library.erase', { copies: ['Bravo.tour.journal-asides'] }))).code).toBe('not-found')
})
