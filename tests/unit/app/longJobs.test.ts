import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { expectSound, playedCampaign, refusal, rowsOf, testProgram } from '../../support/program.ts'

const tours = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.tour'))

describe('the sample tour', () => {
  it('has something of everything to be seen, is sound, and goes on', async () => {
    const { api, folder } = testProgram()
    const { campaign } = await api('library.sample', { game: 'fng' })
    await expectSound(api, campaign)
    const { soldiers, missions, medals, notes, tour } = rowsOf(folder, campaign)
    const kinds = new Set(missions.map(({ type }) => type))
    const fates = new Set(soldiers.map(({ status }) => status))
    expect(kinds.size).toBeGreaterThanOrEqual(3)
    for (const fate of ['present', 'hospital', 'dead', 'wentHome'] as const) expect(fates).toContain(fate)
    expect(medals.length).toBeGreaterThan(0)
    expect(notes.length).toBeGreaterThan(0)
    expect(tour[0]).toMatchObject({ phase: 'contact' })
    const turn = await api('fng.turn', { campaign })
    expect(turn.now).toBe('contact')
    expect(turn.ofTour).toBeGreaterThan(8)
  })

  it('is the same again, under a name of its own', async () => {
    const { api, folder } = testProgram()
    const first = await api('library.sample', { game: 'fng' })
    const second = await api('library.sample', { game: 'fng' })
    expect(second.campaign).not.toBe(first.campaign)
    expect(rowsOf(folder, second.campaign)).toEqual(rowsOf(folder, first.campaign))
  })

  it('cancelled, it leaves nothing behind', async () => {
    const { program, api, folder, changed } = testProgram()
    const progress: unknown[] = []
    program.on((event, payload) => {
      if (event === 'progress') progress.push(payload)
    })
    const made = refusal(api('library.sample', { game: 'fng', job: 'mine' }))
    expect(await api('job.cancel', { job: 'mine' })).toEqual({ cancelled: true })
    expect(await made).toMatchObject({ code: 'cancelled' })
    expect(progress[0]).toMatchObject({ job: 'mine', done: 0 })
    expect(tours(folder)).toEqual([])
    expect(changed.filter((told) => 'change' in (told as object))).toEqual([])
  })
})

describe('a sheet', () => {
  const kinds = ['roster', 'blankRoster', 'briefing', 'chronicle', 'diceSlip'] as const

  it.each(kinds)('%s, cancelled, is never handed over', async (sheet) => {
    const { program, api, folder, sheets } = testProgram()
    const campaign = await playedCampaign(folder)
    if (sheet === 'diceSlip') await api('fng.testForContact', { campaign, input: {} })
    const told: unknown[] = []
    program.on((event, payload) => event === 'progress' && told.push(payload))
    const printed = refusal(api('print.sheets', { campaign, job: 'drawing', sheets: [{ sheet }] }))
    expect(await api('job.cancel', { job: 'drawing' })).toEqual({ cancelled: true })
    expect((await printed).code).toBe('cancelled')
    expect(told[0]).toMatchObject({ job: 'drawing', of: 1 })
    expect((told[0] as { done: number }).done).toBeLessThan(0.5)
    expect(sheets).toEqual([])
    await api('print.sheets', { campaign, job: 'drawing', sheets: [{ sheet }] })
    expect(sheets).toHaveLength(1)
  })

  it('is told how far it is, and others get their turn meanwhile', async () => {
    const { program, api, folder } = testProgram()
    const campaign = await playedCampaign(folder)
    const told: { job: string; done: number; of: number }[] = []
    program.on((event, payload) => event === 'progress' && told.push(payload as (typeof told)[number]))
    let others = 0
    const turns = setInterval(() => (others += 1), 0)
    await api('print.sheets', { campaign, job: 'drawing', sheets: [{ sheet: 'qrsBooklet' }] })
    clearInterval(turns)
    expect(others).toBeGreaterThan(1)
    const shares = told.map(({ done, of }) => done / of)
    expect(shares.length).toBeGreaterThan(0)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(Math.max(...shares)).toBeLessThan(1)
  })

  it('shows the tour as it was when it began', async () => {
    const { api, folder, sheets } = testProgram()
    const campaign = await playedCampaign(folder)
    await api('print.sheets', { campaign, sheets: [{ sheet: 'chronicle' }] })
    const printed = api('print.sheets', { campaign, job: 'drawing', sheets: [{ sheet: 'chronicle' }] })
    await api('journal.undo', { campaign })
    await printed
    expect(sheets[1]!.bytes).toEqual(sheets[0]!.bytes)
  })

  it('a slip is refused when the tour moves on while it is foreseen', async () => {
    const { api, folder, sheets } = testProgram()
    const campaign = await playedCampaign(folder)
    await api('fng.testForContact', { campaign, input: {} })
    const printed = refusal(api('print.sheets', { campaign, job: 'drawing', sheets: [{ sheet: 'diceSlip' }] }))
    await api('journal.undo', { campaign })
    expect((await printed).code).toBe('head-moved')
    expect(sheets).toEqual([])
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
