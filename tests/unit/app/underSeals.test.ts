import { describe, expect, it } from 'vitest'
import { wire } from '../../../src/main/app/campaign/watchSeals.ts'
import { isOnlyOf } from '../../../src/main/app/onlyFields.ts'
import { entriesOf, lastEntry, mustered, refusal, testProgram } from '../../support/program.ts'

describe('a wire', () => {
  const state = { men: [{ id: 1, name: 'Able', rank: 2 }], notes: [{ id: 2, text: 'the mill' }] }

  it('tells that somebody has looked at a column, and not that he looked beside it', () => {
    const { state: wired, isOpened } = wire(state, { men: ['rank'] })
    expect(wired['men']!.map(({ name }) => name)).toEqual(['Able'])
    expect(isOpened()).toBe(false)
    expect(wired['men']![0]!['rank']).toBe(2)
    expect(isOpened()).toBe(true)
  })

  it('over whole rows tells even of who counts them', () => {
    const { state: wired, isOpened } = wire({ ...state, notes: [] }, { notes: 'all' })
    const copy: typeof wired = { ...wired, men: [] }
    expect(isOpened()).toBe(false)
    expect(copy['notes']).toHaveLength(0)
    expect(isOpened()).toBe(true)
  })

  it('is taken off again', () => {
    const { state: wired, unwired } = wire(state, { men: ['rank'], notes: 'all' })
    const made = unwired({ ...wired, men: [...wired['men']!, { id: 3, name: 'Baker', rank: 1 }] })
    expect(made['men']![0]).toBe(state.men[0])
    expect(made['notes']).toBe(state.notes)
  })
})

it('a change is of some fields alone where nothing else of its row is otherwise', () => {
  const before = { id: 1, name: 'Able', rank: 1 }
  const change = (after: typeof before | null) => ({ collection: 'men', id: 1, before, after })
  expect(isOnlyOf({ men: ['name'] }, change({ ...before, name: 'Baker' }))).toBe(true)
  expect(isOnlyOf({ men: ['name'] }, change({ ...before, name: 'Baker', rank: 2 }))).toBe(false)
  expect(isOnlyOf({ men: ['name'] }, change(null))).toBe(false)
  expect(isOnlyOf({ men: 'all' }, change(null))).toBe(true)
  expect(isOnlyOf({}, change({ ...before, name: 'Baker' }))).toBe(false)
})

describe('a sealed note of FNG', () => {
  async function noted() {
    const { api } = testProgram()
    const campaign = await mustered(api)
    const man = (await api('fng.roster', { campaign })).squads[1]!.billets[1]!.soldier!.id
    await api('fng.seatPlayer', {
      campaign,
      input: { player: null, name: 'Anna', soldierId: man, attributes: ['marksman', 'tough'] },
    })
    const seated = await lastEntry(api, campaign, 'seatPlayer')
    const { players } = await api('fng.players', { campaign, holder: null })
    for (const text of ['The lieutenant drinks.', 'The medic knows it.'])
      await api('fng.writeSecret', { campaign, input: { player: players[0]!.id, text } })
    return { api, campaign, seated, anna: players[0]!.id }
  }

  it('is not read in what an amendment would open instead of another', async () => {
    const { api, campaign, anna } = await noted()
    const { own } = await api('fng.players', { campaign, holder: anna })
    await api('fng.openSecret', { campaign, input: { secret: own[0]!.id } })
    const opened = await lastEntry(api, campaign, 'openSecret')
    const other = { campaign, entry: opened.id, input: { secret: own[1]!.id } }
    expect((await refusal(api('journal.preview', other))).message).toContain('Something that a player has sealed')
  })

  it('applies no longer without its player, and is still not read', async () => {
    const { api, campaign, seated } = await noted()
    const without = { campaign, entry: seated.id, leaveOut: true }
    const told = [await api('journal.preview', without), await api('journal.amend', without)]
    expect(told[0]!.differences.map(({ kind }) => kind)).toContain('no-longer-applies')
    for (const { id } of await entriesOf(api, campaign))
      told.push((await api('journal.amendForm', { campaign, entry: id })) as never)
    const all = JSON.stringify([told, await api('journal.search', { campaign, text: '', undone: true, limit: 50 })])
    expect(all).not.toMatch(/drinks|knows it/)
    expect(JSON.stringify(await entriesOf(api, campaign))).not.toMatch(/drinks|knows it/)
  })
})
