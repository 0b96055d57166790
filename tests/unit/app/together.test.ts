import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  atHalfMonth,
  entriesOf,
  expectSound,
  playedCampaign,
  playOn,
  refusal,
  rowsOf,
  testProgram,
} from '../../support/program.ts'

/** Two copies of a campaign of four half-months: one is played on with these dice for one, the other for two. */
async function playedApart(seed = 11) {
  const made = testProgram()
  const { api, folder } = made
  const here = await playedCampaign(folder)
  const there = 'Other.tour'
  copyFileSync(join(folder, here), join(folder, there))
  const shared = (await entriesOf(api, here)).length
  await playOn(api, here, { dice: 'player', seed: 5 }, atHalfMonth(6))
  await playOn(api, there, { dice: 'player', seed }, atHalfMonth(7))
  return { ...made, here, there, shared, two: { campaign: here, other: there } }
}

describe('another copy of a campaign', () => {
  it('is laid beside it: where they part, what the campaign lacks, and how the two differ; nothing is written', async () => {
    const { api, folder, here, there, shared, two } = await playedApart()
    const bytes = [here, there].map((name) => readFileSync(join(folder, name)))
    const [mine, other] = [await entriesOf(api, here), await entriesOf(api, there)]
    const view = await api('library.compareTours', two)
    expect(view).toMatchObject({
      name: 'Bravo',
      parted: { title: mine[shared - 1]!.title, date: mine[shared - 1]!.date },
      lacking: other.length - shared,
      compared: { with: 'tour', shared, copy: { entries: other.length }, other: { entries: mine.length } },
    })
    expect(view.compared.outcome!.length).toBeGreaterThan(0)
    expect([here, there].map((name) => readFileSync(join(folder, name)))).toEqual(bytes)
    const { campaign: own } = await api('library.duplicate', { campaign: here, name: 'Own' })
    const { campaigns } = await api('library.list', {})
    const copies = campaigns.map(({ campaign, copies: others }) => [campaign, others] as const)
    expect(new Map(copies)).toEqual(
      new Map([
        [here, [there]],
        [there, [here]],
        [own, undefined],
      ]),
    )
  })

  it('is named on its card, the twelve played last of however many lie there, and never itself', async () => {
    const { api, folder } = testProgram()
    const here = await playedCampaign(folder)
    for (let i = 0; i < 15; i++) copyFileSync(join(folder, here), join(folder, `Copy ${i}.tour`))
    const { campaigns } = await api('library.list', {})
    const files = campaigns.map(({ campaign }) => campaign)
    for (const { campaign, copies } of campaigns)
      expect(copies).toEqual(files.filter((file) => file !== campaign).slice(0, 12))
  })

  it('is kept in its journal as a branch that can be gone to; the campaign stands where it stood', async () => {
    const { api, folder, here, there, shared, two } = await playedApart()
    const [mine, other] = [rowsOf(folder, here), rowsOf(folder, there)]
    const path = await entriesOf(api, here)
    const laid = await api('library.layTogether', two)
    const last = (await entriesOf(api, there)).at(-1)!
    expect(laid).toEqual({
      made: last.depth - shared,
      end: { entry: expect.any(Number) as number, title: last.title, date: last.date, onPath: false },
    })
    expect(rowsOf(folder, here)).toEqual(mine)
    expect(await entriesOf(api, here)).toEqual(path)
    await expectSound(api, here)
    expect(await api('library.layTogether', two)).toEqual({ ...laid, made: 0 })
    expect(await api('library.compareTours', two)).toMatchObject({ lacking: 0 })
    await api('journal.goTo', { campaign: here, entry: laid.end!.entry })
    expect(rowsOf(folder, here)).toEqual(other)
    await expectSound(api, here)
    // The other copy was only looked at, and can take the campaign's part in turn.
    expect(await api('library.layTogether', { campaign: there, other: here })).toMatchObject({
      made: path.length - shared,
    })
    expect(rowsOf(folder, there)).toEqual(other)
    await expectSound(api, there)
  })

  it('is refused where it is none, or where it is the same file', async () => {
    const { api, here, two } = await playedApart()
    expect(await refusal(api('library.compareTours', { ...two, other: here }))).toMatchObject({ code: 'bad-input' })
    const { campaign: own } = await api('library.duplicate', { campaign: here, name: 'Own' })
    for (const procedure of ['library.compareTours', 'library.layTogether'] as const) {
      const { code, message } = await refusal(api(procedure, { ...two, other: own }))
      expect([code, message]).toEqual(['not-found', expect.stringContaining('Own.tour is no copy of this campaign')])
    }
    const { campaign: other } = await api('library.create', { name: 'Sniper', game: 'skirmish' })
    expect((await refusal(api('library.layTogether', { ...two, other }))).message).toContain('it is of another game')
  })
})

describe('the steps of another branch', () => {
  it.each([11, 23])(
    'are played where the campaign stands, with their dice, shown first, and undone as one: %i',
    async (seed) => {
      const { api, folder, here, two } = await playedApart(seed)
      const { end } = await api('library.layTogether', two)
      const branch = { campaign: here, entry: end!.entry }
      const [rows, path] = [rowsOf(folder, here), await entriesOf(api, here)]
      const preview = await api('journal.previewBranch', branch)
      expect(rowsOf(folder, here)).toEqual(rows)
      expect(preview.steps).toBeGreaterThan(5)
      expect(preview.played).toBeGreaterThan(2)
      const { head, ...reply } = await api('journal.playBranch', branch)
      expect(reply).toEqual(preview)
      const after = await entriesOf(api, here)
      expect(after.slice(0, path.length)).toEqual(path)
      expect(after.at(-1)!.id).toBe(head)
      expect(rowsOf(folder, here)).not.toEqual(rows)
      await expectSound(api, here)
      // They go through a half-month and more, so they are no rest of one.
      expect((await api('campaign.overview', { campaign: here })).undo).toMatch(/^\d+ steps at one go$/)
      await api('journal.undo', { campaign: here })
      expect(rowsOf(folder, here)).toEqual(rows)
      await api('journal.redo', { campaign: here })
      expect((await entriesOf(api, here)).at(-1)!.id).toBe(head)
    },
  )

  it('that need dice they never had are left to the player, with all that follow', async () => {
    const { api, here, two } = await playedApart()
    const { end } = await api('library.layTogether', two)
    const branch = { campaign: here, entry: end!.entry }
    const rolled = await api('journal.previewBranch', branch)
    const left = await api('journal.previewBranch', { ...branch, dice: 'player' })
    expect(rolled.asks).toBeNull()
    expect(rolled.differences.some(({ kind }) => kind === 'new-dice')).toBe(true)
    expect(left.asks).not.toBeNull()
    expect(left.played).toBeLessThan(rolled.played)
  })

  it('speak of the rows that came with them, which bear other ids here', async () => {
    const { api, folder } = testProgram()
    const here = await playedCampaign(folder)
    const there = 'Other.tour'
    copyFileSync(join(folder, here), join(folder, there))
    const about = { soldierId: null, missionId: null, halfMonth: null }
    const write = (campaign: string, text: string, note: number | null = null) =>
      api('fng.writeNote', { campaign, input: { ...about, note, text } })
    const noteIn = (campaign: string) => rowsOf(folder, campaign).notes.at(-1)!
    await write(here, 'Ours')
    const ours = noteIn(here)
    await write(here, 'Ours, put better', ours.id)
    await write(there, 'Theirs')
    expect(noteIn(there).id).toBe(ours.id)
    await write(there, 'Theirs, put better', noteIn(there).id)
    const { end } = await api('library.layTogether', { campaign: here, other: there })
    const branch = { campaign: here, entry: end!.entry }
    expect(await api('journal.previewBranch', branch)).toMatchObject({ steps: 2, played: 2, differences: [] })
    await api('journal.playBranch', branch)
    expect(rowsOf(folder, here).notes.map(({ text }) => text)).toEqual(['Ours, put better', 'Theirs, put better'])
    await expectSound(api, here)
  })

  it('are none where the campaign has them, or stands right before them', async () => {
    const { api, here, two } = await playedApart()
    const { end } = await api('library.layTogether', two)
    const [first] = await entriesOf(api, here)
    expect((await refusal(api('journal.previewBranch', { campaign: here, entry: first!.id }))).message).toContain(
      'already',
    )
    await api('journal.goTo', { campaign: here, entry: end!.entry })
    await api('journal.undo', { campaign: here })
    const wish = { campaign: here, entry: end!.entry }
    expect((await refusal(api('journal.playBranch', wish))).message).toContain('go to the last of them instead')
  })
})
