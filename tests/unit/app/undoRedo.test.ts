import { expect, it } from 'vitest'
import { entriesOf, expectSound, playedCampaign, refusal, rowsOf, testProgram } from '../../support/program.ts'

async function played() {
  const made = testProgram()
  const campaign = await playedCampaign(made.folder, 2, 2)
  return { ...made, campaign, overview: () => made.api('campaign.overview', { campaign }) }
}

it('goes back to the empty tour and forward to the end, and always says what comes next', async () => {
  const { api, folder, campaign, overview } = await played()
  const entries = await entriesOf(api, campaign)
  const last = rowsOf(folder, campaign)
  for (const entry of entries.toReversed()) {
    expect(await overview()).toMatchObject({ head: entry.id, undo: entry.title })
    expect(await api('journal.undo', { campaign })).toEqual({ undone: entry.title, head: entry.parent })
    expect((await overview()).redo).toBe(entry.title)
  }
  expect(await overview()).toMatchObject({
    head: null,
    line: 0,
    undo: null,
    phase: 'start',
    card: { state: { kind: 'empty' } },
  })
  expect(await api('journal.undo', { campaign })).toEqual({ undone: null, head: null })
  for (const entry of entries)
    expect(await api('journal.redo', { campaign })).toEqual({ redone: entry.title, head: entry.id })
  expect(await api('journal.redo', { campaign })).toEqual({ redone: null, head: entries.at(-1)!.id })
  expect(rowsOf(folder, campaign)).toEqual(last)
  await expectSound(api, campaign)
})

it('a new step after an undo makes a branch; what was undone stays readable', async () => {
  const { api, campaign, overview } = await played()
  const [undone] = (await entriesOf(api, campaign)).slice(-1)
  await api('journal.undo', { campaign })
  const { head } = await overview()
  const reply = await api('fng.endTurn', { campaign, input: {} })
  expect(reply).toMatchObject({ status: 'done', entry: { parent: head, depth: undone!.depth } })
  // Where the tour stands is told by the line, however many entries were undone on the way there.
  expect(await overview()).toMatchObject({ redo: null, line: undone!.depth })
  expect((await overview()).head).toBeGreaterThan(undone!.depth)
  const { entries } = await api('journal.list', { campaign })
  expect(entries[0]).toMatchObject({ title: undone!.title, onPath: true })
  expect(entries[1]).toEqual({ ...undone, onPath: false })
  await expectSound(api, campaign)
})

it('the journal is read page by page, newest first', async () => {
  const { api, campaign } = await played()
  const all = await api('journal.list', { campaign, limit: 1000 })
  expect(all.more).toBe(false)
  const first = await api('journal.list', { campaign, limit: 10 })
  const second = await api('journal.list', { campaign, limit: 10, before: first.entries.at(-1)!.id })
  expect([...first.entries, ...second.entries]).toEqual(all.entries.slice(0, 20))
  expect(first.more).toBe(true)
})

it('a number says why: the line about it comes back with table, dice and date', async () => {
  const { api, folder } = testProgram()
  const campaign = await playedCampaign(folder, 6, 1)
  const why = (id: number) => api('journal.why', { campaign, collection: 'soldiers', id, field: 'rep' })
  const replies = await Promise.all(rowsOf(folder, campaign).soldiers.map(({ id }) => why(id)))
  const isRoll = (line: { table: { id: string } | null }) => line.table?.id === 'after.rep-increase'
  const link = replies.flatMap(({ links }) => links).find(({ lines }) => lines.some(isRoll))!
  const roll = link.lines.find(isRoll)!
  expect(link.date).toBe('Early January 1967')
  expect(roll.about).toMatchObject({ collection: 'soldiers', field: 'rep' })
  expect(roll.dice.length).toBeGreaterThan(0)
  expect((await entriesOf(api, campaign)).find(({ id }) => id === link.entry)?.step).toBe('fng.improveRep')
  const whole = await api('journal.why', { campaign, collection: 'soldiers', id: roll.about!.id })
  expect(whole.links.length).toBeGreaterThanOrEqual(2)
  expect(await why(1)).toEqual({ summary: null, links: [] })
})

it('a campaign that is not there is not there for any of it', async () => {
  const { api } = testProgram()
  for (const procedure of ['journal.undo', 'journal.redo', 'journal.list', 'campaign.overview', 'fng.turn'] as const)
    expect((await refusal(api(procedure, { campaign: 'None.tour' }))).code).toBe('not-found')
})
