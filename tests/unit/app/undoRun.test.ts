import { expect, it } from 'vitest'
import type { Api } from '../../../src/contract/client.ts'
import type { SnoopinState } from '../../../src/games/snoopin/rules/state.ts'
import { atPhase, entriesOf, expectSound, mustered, playOn, rowsOf, testProgram } from '../../support/program.ts'

/** Seed 6 has contact in its first half-month. */
async function standingAt(phase: string) {
  const made = testProgram()
  const campaign = await mustered(made.api, 6)
  await playOn(made.api, campaign, { dice: 'program', seed: 6 }, atPhase(phase))
  return { ...made, campaign, overview: () => made.api('campaign.overview', { campaign }) }
}

/** @param last phase that is done. @returns how many steps were taken. */
async function doTheRest(api: Api, campaign: string, last?: string): Promise<number> {
  const { played, question } = await api('turn.rest', { campaign, until: last })
  expect(question).toBeNull()
  return played.length
}

it('undoes and redoes the rest of the aftermath as one, by its name', async () => {
  const { api, folder, campaign, overview } = await standingAt('recovery')
  const before = { head: (await overview()).head, rows: rowsOf(folder, campaign) }
  expect(await doTheRest(api, campaign)).toBeGreaterThan(8)
  const after = { head: (await overview()).head, rows: rowsOf(folder, campaign) }
  expect(await overview()).toMatchObject({ undo: 'the rest of the aftermath' })
  expect(await api('journal.undo', { campaign })).toEqual({ undone: 'the rest of the aftermath', head: before.head })
  expect(rowsOf(folder, campaign)).toEqual(before.rows)
  expect(await overview()).toMatchObject({ redo: 'the rest of the aftermath', undo: 'Report of the battle' })
  expect(await api('journal.redo', { campaign })).toEqual({ redone: 'the rest of the aftermath', head: after.head })
  expect(rowsOf(folder, campaign)).toEqual(after.rows)
  await expectSound(api, campaign)
})

it('the rest of the set-up too, whichever way it was done: the dice slip takes one press', async () => {
  const { api, campaign, overview } = await standingAt('area')
  const { head } = await overview()
  await doTheRest(api, campaign)
  expect(await api('journal.undo', { campaign })).toEqual({ undone: 'the rest of the set-up', head })
  const { played } = await api('slip.play', { campaign, dice: 'program' })
  expect(played.length).toBeGreaterThan(5)
  expect(await api('journal.undo', { campaign })).toEqual({ undone: 'the rest of the set-up', head })
})

it('from a step in its midst, which the journal leads to, it goes back to where the press came and on to its end', async () => {
  const { api, campaign } = await standingAt('recovery')
  const first = (await entriesOf(api, campaign)).length
  await doTheRest(api, campaign)
  const entries = await entriesOf(api, campaign)
  const third = entries[first + 2]!
  await api('journal.goTo', { campaign, entry: third.id })
  expect((await api('journal.redo', { campaign })).head).toBe(entries.at(-1)!.id)
  await api('journal.goTo', { campaign, entry: third.id })
  expect((await api('journal.undo', { campaign })).head).toBe(entries[first - 1]!.id)
})

it('steps taken one by one, and two presses after each other, are undone one by one', async () => {
  const { api, campaign, overview } = await standingAt('area')
  await doTheRest(api, campaign, 'dayPart')
  const { head } = await overview()
  await doTheRest(api, campaign, 'missionType')
  expect((await api('journal.undo', { campaign })).head).toBe(head)
  const alone = await api('fng.rollWeather', { campaign, input: {} })
  expect(alone.status === 'done' && alone.entry.parent).toBe(head)
  expect((await api('journal.undo', { campaign })).head).toBe(head)
})

it('steps that one press of a page took are undone as one, by the name of the first', async () => {
  const { api, folder } = testProgram()
  const { campaign } = await api('library.create', { name: 'Que Son', game: 'snoopin', seed: 1 })
  const sides = [
    { name: 'Kilo', kind: 'regulars' as const, player: 'Ellis' },
    { name: 'The cells', kind: 'insurgents' as const, player: '' },
  ]
  const begin = { title: 'Que Son', kind: 'free', setting: '', length: 6, coop: false, blockingInches: 6 } as const
  await api('snoopin.beginCampaign', { campaign, input: { ...begin, ranksSealed: false, sides } })
  const rows = () => rowsOf(folder, campaign) as unknown as SnoopinState
  const before = rows()
  const run = (await api('campaign.overview', { campaign })).head!
  const rated = { troopQuality: 8, morale: 10, confidence: 'Confident', supply: 'Average' }
  const leaders = { officer: '', sergeant: '', medic: '' }
  const force = { side: before.sides[0]!.id, player: '', name: '3rd Platoon', ...rated, ...leaders }
  await api('snoopin.addForce', { campaign, dice: 'player', run, input: force })
  const [made] = rows().forces
  for (const name of ['FO', 'Artillery']) {
    const asset = { force: made!.id, kind: 'internal' as const, name, price: null }
    await api('snoopin.addAsset', { campaign, dice: 'player', run, input: asset })
  }
  const after = rows()
  expect(await api('campaign.overview', { campaign })).toMatchObject({ undo: 'New force: 3rd Platoon' })
  expect(await api('journal.undo', { campaign })).toEqual({ undone: 'New force: 3rd Platoon', head: run })
  expect(rows()).toEqual(before)
  expect((await api('journal.redo', { campaign })).redone).toBe('New force: 3rd Platoon')
  expect(rows()).toEqual(after)
  await expectSound(api, campaign)
})
