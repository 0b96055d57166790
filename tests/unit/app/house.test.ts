import { describe, expect, it } from 'vitest'
import type { Api } from '../../../src/contract/client.ts'
import {
  entriesOf,
  expectSound,
  mustered,
  platoon,
  playedCampaign,
  refusal,
  testProgram,
} from '../../support/program.ts'

const rain = { table: 'mission.contact', modifiers: [{ modifier: 0, by: -2 }] }
const overview = (api: Api, campaign: string) => api('campaign.overview', { campaign })

async function withRules() {
  const { api, folder } = testProgram()
  const campaign = await mustered(api)
  await api('fng.overrideTable', { campaign, input: { ...rain, rows: [{ row: 1, text: 'Wait and see' }] } })
  await api('fng.setSwitch', { campaign, input: { name: 'areaTies', value: 'without' } })
  return { api, folder, campaign }
}

describe('this campaign against the book', () => {
  it('lists every difference, tables first, and nothing once all is by the book', async () => {
    const { api, campaign } = await withRules()
    const { differences, tables } = await api('house.view', { campaign })
    expect(differences.map(({ title, what, book, house }) => [title, what, book, house])).toEqual([
      ['Contact test', 'Row 2, words', expect.stringContaining('No contact this campaign turn'), 'Wait and see'],
      ['Contact test', 'Rainy season (May to November)', '-1', '-2'],
      ['Ties for the area', '', 'It keeps +2', 'Plain dice'],
    ])
    expect(tables).toEqual([{ id: 'mission.contact', differences: 2 }])
    expect((await overview(api, campaign)).house.differences).toBe(3)
    await api('fng.applyHouseRules', { campaign, input: {} })
    expect((await api('house.view', { campaign })).differences).toEqual([])
    expect((await overview(api, campaign)).house).toEqual({ differences: 0, stamp: '' })
  })

  it('is undone and done again like every step, and the file stays sound and replays', async () => {
    const { api, campaign } = await withRules()
    expect((await overview(api, campaign)).undo).toBe('House rule: Ties for the area')
    const before = await api('house.view', { campaign })
    await api('journal.undo', { campaign })
    await api('journal.undo', { campaign })
    expect((await api('house.view', { campaign })).differences).toEqual([])
    await api('journal.redo', { campaign })
    await api('journal.redo', { campaign })
    expect(await api('house.view', { campaign })).toEqual(before)
    await expectSound(api, campaign)
  })

  it('can be told before there is a platoon, in every view of the campaign', async () => {
    const { api } = testProgram()
    const { campaign } = await api('library.create', { name: 'Early', game: 'fng' })
    await api('fng.overrideTable', { campaign, input: rain })
    for (const view of ['campaign.overview', 'fng.turn', 'house.view', 'fng.history', 'journal.list'] as const)
      await api(view, { campaign })
    expect(
      (await refusal(api('fng.setSwitch', { campaign, input: { name: 'attributesFor', value: 'everyone' } }))).code,
    ).toBe('not-now')
    await api('fng.muster', { campaign, choices: 'program', input: platoon })
    for (const view of ['fng.desk', 'fng.deros', 'fng.history', 'chronicle.view', 'fng.roster'] as const)
      await api(view, { campaign })
    await expectSound(api, campaign)
  })
})

describe('tables', () => {
  it('of a campaign show its house rules, marked, with the book beside them', async () => {
    const { api, campaign } = await withRules()
    const all = await api('tables.list', { campaign })
    const contact = all.find(({ id }) => id === 'mission.contact')!
    expect(contact.modifiers[0]!.effect).toBe('-2')
    expect(contact.house).toMatchObject({ rows: [1], modifiers: [0], book: { modifiers: [{ effect: '-1' }, {}] } })
    expect(all.filter(({ house }) => house !== undefined)).toHaveLength(1)
    const book = await api('tables.list', {})
    expect(book.find(({ id }) => id === 'mission.contact')!.modifiers[0]!.effect).toBe('-1')
    expect(book.some(({ house }) => house !== undefined)).toBe(false)
  })

  it('stand side by side with the book, every field with what it may be', async () => {
    const { api, campaign } = await withRules()
    const table = await api('house.table', { campaign, table: 'mission.contact' })
    expect(table.modifiers[0]).toMatchObject({ book: -1, house: -2, open: true })
    const [first, second] = table.rows
    expect(first!.changed).toBe(false)
    expect(second!.fields.map(({ label, book, house }) => [label, book, house])).toEqual([
      ['from', '1', '1'],
      ['to', '1', '1'],
      ['result', '"extraDie"', '"extraDie"'],
      ['words', expect.any(String), 'Wait and see'],
    ])
    expect(second!.fields[2]!.options.map(({ label }) => label)).toEqual(['contact', 'extra die', 'quiet'])
    expect((await refusal(api('house.table', { campaign, table: 'mission.hail' }))).message).toContain('no table')
  })

  it('are remembered by the lines of their rolls, whatever becomes of the rules', async () => {
    const { api, campaign } = await withRules()
    await api('fng.testForContact', { campaign, faces: [6, 6], input: {} })
    await api('fng.resetTable', { campaign, input: { table: 'mission.contact' } })
    const rolled = (await entriesOf(api, campaign)).find(({ step }) => step === 'fng.testForContact')!
    expect(rolled.lines[0]!.table!.house).toMatchObject({ modifiers: [{ effect: '-2' }, {}] })
    await api('journal.undo', { campaign })
    await api('journal.undo', { campaign })
    await api('journal.undo', { campaign })
    await api('journal.undo', { campaign })
    await api('fng.testForContact', { campaign, faces: [6, 6], input: {} })
    expect((await entriesOf(api, campaign)).at(-1)!.lines[0]!.table!.house).toBeUndefined()
  })

  it('are named in what an entry changed', async () => {
    const { api, campaign } = await withRules()
    const [laid, put] = (await entriesOf(api, campaign)).slice(-2)
    const changes = async (entry: number) => (await api('journal.changes', { campaign, entry })).changes
    expect(await changes(put!.id)).toMatchObject([
      { what: 'Ties for the area', kind: 'added', fields: [{ field: 'Answer', after: 'Plain dice' }] },
    ])
    expect((await changes(laid!.id)).map(({ what, fields }) => [what, fields[0]!.after])).toEqual([
      ['Contact test, row 2', expect.stringMatching(/^words Wait and see, in the book No contact/)],
      ['Contact test, Rainy season (May to November)', '-2, in the book -1'],
    ])
  })
})

it('a step that waits for dice goes on by the new rules, with the dice it was told', async () => {
  const { api } = testProgram()
  const campaign = await mustered(api)
  const asked = await api('fng.testForContact', { campaign, dice: 'player', input: {} })
  expect(asked.status).toBe('wanted')
  await api('fng.overrideTable', { campaign, input: rain })
  const { pending } = await api('campaign.overview', { campaign })
  expect(pending?.procedure).toBe('fng.testForContact')
})

it('a past entry can be amended under house rules that came before it, and after it', async () => {
  const { api, folder } = testProgram()
  const campaign = await playedCampaign(folder, 6, 1)
  await api('fng.overrideTable', { campaign, input: rain })
  const entries = await entriesOf(api, campaign)
  const oldest = entries.find(({ step }) => step === 'fng.testForContact')
  const reply = await api('journal.preview', { campaign, entry: oldest!.id, answers: [] })
  expect(reply).toMatchObject({ status: 'ready', differences: [] })
})

it('the readings of the book are listed with pages, and name only switches that are offered', async () => {
  const { api } = testProgram()
  const campaign = await mustered(api)
  const chapters = await api('help.rulings', { game: 'fng' })
  expect(chapters.length).toBe(27)
  const { switches } = await api('house.view', { campaign })
  const named = new Set(chapters.flatMap(({ rulings }) => rulings.flatMap((ruling) => ruling.switch ?? [])))
  expect([...named].filter((name) => !switches.some((one) => one.name === name))).toEqual([])
  expect(named).toContain('medevacBonus')
})
