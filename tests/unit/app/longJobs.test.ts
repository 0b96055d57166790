import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { expectSound, playedCampaign, refusal, rowsOf, testProgram } from '../../support/program.ts'

const tours = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.tour'))

describe('the sample tour', () => {
  it('has something of everything to be seen, is sound, and goes on', async () => {
    const { api, folder } = testProgram()
    const { campaign } = await api('library.sample', {})
    await expectSound(api, campaign)
    const { soldiers, missions, medals, notes, tour } = rowsOf(folder, campaign)
    const kinds = new Set(missions.map(({ type }) => type))
    const fates = new Set(soldiers.map(({ status }) => status))
    expect(kinds.size).toBeGreaterThanOrEqual(3)
    for (const fate of ['present', 'hospital', 'dead', 'wentHome'] as const) expect(fates).toContain(fate)
    expect(medals.length).toBeGreaterThan(0)
    expect(notes.length).toBeGreaterThan(0)
    expect(tour[0]).toMatchObject({ phase: 'contact' })
    const turn = await api('turn.view', { campaign })
    expect(turn.now).toBe('contact')
    expect(turn.ofTour).toBeGreaterThan(8)
  })

  it('is the same again, under a name of its own', async () => {
    const { api, folder } = testProgram()
    const first = await api('library.sample', {})
    const second = await api('library.sample', {})
    expect(second.campaign).not.toBe(first.campaign)
    expect(rowsOf(folder, second.campaign)).toEqual(rowsOf(folder, first.campaign))
  })

  it('cancelled, it leaves nothing behind', async () => {
    const { program, api, folder, changed } = testProgram()
    const progress: unknown[] = []
    program.on((event, payload) => {
      if (event === 'progress') progress.push(payload)
    })
    const made = refusal(api('library.sample', { job: 'mine' }))
    expect(await api('job.cancel', { job: 'mine' })).toEqual({ cancelled: true })
    expect(await made).toMatchObject({ code: 'cancelled' })
    expect(progress[0]).toMatchObject({ job: 'mine', done: 0 })
    expect(tours(folder)).toEqual([])
    expect(changed.filter((told) => 'change' in (told as object))).toEqual([])
  })
})

describe('work on a journal', () => {
  it('gives other calls their turn, and can be cancelled with nothing changed', async () => {
    const { api, folder } = testProgram()
    const campaign = await playedCampaign(folder)
    const before = await api('campaign.overview', { campaign })
    const { entries } = await api('journal.list', { campaign, limit: 1000 })
    const first = entries.find(({ step }) => step === 'fng.testForContact' || step === 'fng.muster')!
    const amended = refusal(api('journal.amend', { campaign, entry: first.id, job: 'amending' }))
    expect(await api('job.cancel', { job: 'amending' })).toEqual({ cancelled: true })
    expect((await amended).code).toBe('cancelled')
    expect(await api('campaign.overview', { campaign })).toEqual(before)
    expect((await api('journal.list', { campaign, limit: 1000 })).entries).toEqual(entries)
  })

  it('a tour that moves on while it is amended is not overwritten', async () => {
    const { api, folder } = testProgram()
    const campaign = await playedCampaign(folder)
    const { entries } = await api('journal.list', { campaign, limit: 1000 })
    const oldest = entries.at(-2)!
    const amended = refusal(api('journal.amend', { campaign, entry: oldest.id, job: 'amending' }))
    const undone = await api('journal.undo', { campaign })
    expect((await amended).code).toBe('head-moved')
    expect((await api('campaign.overview', { campaign })).head).toBe(undone.head)
  })

  it('a replay proves the tour as it was when it began, whatever happens meanwhile', async () => {
    const { api, folder } = testProgram()
    const campaign = await playedCampaign(folder)
    const proof = api('campaign.replay', { campaign, job: 'proving' })
    await api('journal.undo', { campaign })
    expect(await proof).toMatchObject({ same: true, first: null })
  })
})
