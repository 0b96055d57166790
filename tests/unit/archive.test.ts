import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeJson } from '../../src/main/app/exchange/writeJson.ts'
import { doAtOnce } from '../../src/main/engine/work.ts'
import { archivedGame, archivedTours, archiveFolder, unpackTour } from '../support/archive.ts'
import { testFolder } from '../support/folder.ts'
import { testProgram } from '../support/program.ts'
import { bringIn } from '../support/takeIn.ts'

const readme = readFileSync(join(archiveFolder, 'README.md'), 'utf8')

type TestProgram = ReturnType<typeof testProgram>

/** The rules changed under these, and nobody counted. */
const uncounted = /^(7429c74|3a04b7f|0222c03|ed551e2|a2ceb25|18c3258|06b5b88)\//

/** Looks at the pages of a tour. */
const looks = {
  async fng({ api }: TestProgram, campaign: string) {
    await api('fng.turn', { campaign })
    await api('fng.roster', { campaign })
    await api('fng.history', { campaign })
    await api('fng.battle', { campaign, selected: [] })
  },
  async snoopin({ api }: TestProgram, campaign: string) {
    await api('snoopin.overview', { campaign })
    await api('snoopin.forces', { campaign })
    await api('snoopin.turn', { campaign })
    await api('snoopin.mission', { campaign })
  },
  async bookgun({ api }: TestProgram, campaign: string) {
    await api('bookgun.turn', { campaign, holder: null })
    await api('bookgun.spotting', { campaign })
    await api('bookgun.rosters', { campaign })
    await api('bookgun.games', { campaign })
    await api('bookgun.copy', { campaign })
  },
}

describe.each(archivedTours)('the tour %s', (name) => {
  it('is named in the README of the archive', () => {
    expect(readme).toContain(`\`${name}\``)
  })

  it('comes back from JSON as it was', async () => {
    const folder = testFolder()
    const campaign = basename(unpackTour(name, folder))
    const { api } = testProgram({ folder })
    // Past the program: where players keep something from each other, it hands no text out.
    const textOf = (file: string) => doAtOnce(writeJson(file, readFileSync(join(folder, file))))
    const { campaign: back, sound } = await bringIn(api, Buffer.from(textOf(campaign)))
    expect(sound).toBe(true)
    expect(textOf(back)).toBe(textOf(campaign))
  })

  it('is opened, found sound, played again, looked at and printed', async () => {
    const folder = testFolder()
    const campaign = basename(unpackTour(name, folder))
    const program = testProgram({ folder })
    const { api, logged, sheets } = program
    const game = archivedGame(name)
    const { campaigns } = await api('library.list', {})
    expect(campaigns).toMatchObject([{ campaign, state: { kind: 'tour' } }])
    expect(await api('campaign.check', { campaign })).toEqual({ sound: true, findings: [] })

    // Older rules may have played it otherwise; nothing that today's rules played does.
    const replayed = await api('campaign.replay', { campaign })
    expect(replayed).toMatchObject({ same: true, first: null })
    const untold = uncounted.test(name) ? [] : replayed.kept.filter(({ mends }) => mends.length === 0)
    expect(untold, 'What differs, no correction tells of: corrections of its game.').toEqual([])

    await looks[game](program, campaign)
    // What can be printed without a tour shows nothing of one.
    const always = new Set((await api('print.offers', { game })).map(({ sheet }) => sheet))
    const offers = await api('print.offers', { campaign })
    const ready = offers.filter(({ sheet, lacking }) => lacking === null && !always.has(sheet))
    const { left } = await api('print.sheets', { campaign, sheets: ready.map(({ sheet }) => ({ sheet })) })
    // Where nobody who went home did anything, the player says for whom a certificate is; and always, for whose eyes orders and sealed lists are.
    const asked = ['certificate', 'orders', 'sealedList']
    expect(left.filter(({ sheet }) => !asked.includes(sheet))).toEqual([])
    expect(sheets).toHaveLength(1)
    expect(logged).toEqual([])
  })
})
