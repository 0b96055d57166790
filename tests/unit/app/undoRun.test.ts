import { expect, it } from 'vitest'
import type { Api } from '../../../src/contract/client.ts'
import {
  atPhase,
  entriesOf,
  expectSound,
  mustered,
  playOn,
  rowsOf,
  send,
  stepOf,
  testProgram,
} from '../../support/program.ts'

/** Seed 6 has contact in its first half-month. */
async function standingAt(phase: string) {
  const made = testProgram()
  const campaign = await mustered(made.api, 6)
  await playOn(made.api, campaign, { dice: 'program', seed: 6 }, atPhase(phase))
  return { ...made, campaign, overview: () => made.api('campaign.overview', { campaign }) }
}

/** "Do the rest": step after step with the mark of one press. @returns how many. */
async function doTheRest(api: Api, campaign: string, until: string): Promise<number> {
  const press = (await api('campaign.overview', { campaign })).head!
  for (let steps = 0; ; steps++) {
    const turn = await api('turn.view', { campaign })
    if (turn.now === until) return steps
    const { procedure, input } = stepOf(turn, 6)!
    const reply = await send(api, procedure, { campaign, run: press, choices: 'program' }, input)
    expect(reply.status).toBe('done')
  }
}

it('undoes and redoes the rest of the aftermath as one, by its name', async () => {
  const { api, folder, campaign, overview } = await standingAt('recovery')
  const before = { head: (await overview()).head, rows: rowsOf(folder, campaign) }
  expect(await doTheRest(api, campaign, 'turnEnd')).toBeGreaterThan(8)
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
  await doTheRest(api, campaign, 'whoGoes')
  expect(await api('journal.undo', { campaign })).toEqual({ undone: 'the rest of the set-up', head })
  const { played } = await api('slip.play', { campaign, dice: 'program' })
  expect(played.length).toBeGreaterThan(5)
  expect(await api('journal.undo', { campaign })).toEqual({ undone: 'the rest of the set-up', head })
})

it('from a step in its midst, which the journal leads to, it goes back to where the press came and on to its end', async () => {
  const { api, campaign } = await standingAt('recovery')
  const first = (await entriesOf(api, campaign)).length
  await doTheRest(api, campaign, 'turnEnd')
  const entries = await entriesOf(api, campaign)
  const third = entries[first + 2]!
  await api('journal.goTo', { campaign, entry: third.id })
  expect((await api('journal.redo', { campaign })).head).toBe(entries.at(-1)!.id)
  await api('journal.goTo', { campaign, entry: third.id })
  expect((await api('journal.undo', { campaign })).head).toBe(entries[first - 1]!.id)
})

it('steps taken one by one, and two presses after each other, are undone one by one', async () => {
  const { api, campaign, overview } = await standingAt('area')
  await doTheRest(api, campaign, 'weather')
  const { head } = await overview()
  await doTheRest(api, campaign, 'terrain')
  expect((await api('journal.undo', { campaign })).head).toBe(head)
  const alone = await api('fng.rollWeather', { campaign, input: {} })
  expect(alone.status === 'done' && alone.entry.parent).toBe(head)
  expect((await api('journal.undo', { campaign })).head).toBe(head)
})
