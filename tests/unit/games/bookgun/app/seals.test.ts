import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Deploy } from '../../../../../src/games/bookgun/rules/inputs.ts'
import type { BookgunState } from '../../../../../src/games/bookgun/rules/state.ts'
import { systems } from '../../../../../src/main/app/gameOf.ts'
import { openTourFile } from '../../../../../src/main/store/openTourFile.ts'
import { entriesOf, refusal, send, testProgram } from '../../../../support/program.ts'

/** A section of Noor's in the open, and two cells of Sami's under three markers. */
async function concealed() {
  const { api, folder } = testProgram()
  const { campaign } = await api('library.create', { name: 'Darreh', game: 'bookgun', seed: 4 })
  const take = (step: string, input: unknown, holder: number | null = null) =>
    send(api, `bookgun.${step}` as 'bookgun.pass', { campaign, dice: 'program', holder }, input)
  const state = () => {
    const file = openTourFile(join(folder, campaign), systems)
    const found = file.load().state as unknown as BookgunState
    file.close()
    return found
  }
  await take('beginCampaign', {
    ...{ title: 'Darreh', armyPlayer: 'Noor', nation: 'uk', insurgentPlayer: 'Sami' },
  })
  await take('addUnit', { part: 'uk.squad', name: 'Section' })
  for (const name of ['Dawud', 'Yasin', 'Omid']) await take('addUnit', { part: 'insurgents.cell', name })
  await take('beginGame', { scenario: '', setsUp: 'insurgents', sky: 'clear', weather: 'dry', roe: 'ROE3' })
  const unit = (name: string) => state().units.find((one) => one.name === name)!.id
  await take('deploy', { units: [{ unit: unit('Section'), formation: 'open' }] })
  const [noor, sami] = state().sides.map(({ id }) => id) as [number, number]
  const markers = [
    { unit: unit('Dawud'), place: 'in the well' },
    { unit: null, place: 'behind the mill' },
    { unit: unit('Omid'), place: 'in the orchard' },
  ]
  return { api, campaign, take, state, noor, sami, unit, conceal: { side: sami, markers } }
}

const kept = /Dawud|Omid|in the well|behind the mill|in the orchard|dummy:/

describe('what a player has concealed', () => {
  it('is put there by himself alone', async () => {
    const { take, noor, sami, conceal } = await concealed()
    expect((await refusal(take('conceal', conceal, noor))).message).toContain('what a player has sealed')
    expect(await take('conceal', conceal, sami)).toMatchObject({ status: 'done' })
  })

  it('is told by no view, no journal, no search and no form to anybody else', async () => {
    const { api, campaign, take, noor, sami, conceal, unit } = await concealed()
    await take('conceal', conceal, sami)
    await take('nameCommander', { side: sami, unit: unit('Omid') }, sami)
    await take('startPlay', {})
    await take('drawCard', {})
    const entries = await entriesOf(api, campaign)
    const sealed = entries.filter(({ title }) => title === 'Sealed')
    expect(sealed).toHaveLength(2)
    const { kinds } = await api('journal.search', { campaign })
    expect(kinds.filter(({ title }) => title === 'Sealed')).toEqual([{ step: 'Sealed', title: 'Sealed' }])
    expect((await api('journal.search', { campaign, step: 'Sealed' })).found).toBe(2)
    expect((await api('journal.search', { campaign, step: 'bookgun.conceal' })).found).toBe(0)
    const seen = JSON.stringify([
      await api('bookgun.turn', { campaign, holder: noor }),
      await api('bookgun.spotting', { campaign }),
      ...(await Promise.all(sealed.map(({ id }) => api('journal.changes', { campaign, entry: id })))),
      ...(await Promise.all(sealed.map(({ id }) => api('journal.amendForm', { campaign, entry: id })))),
      sealed,
      (await api('journal.search', { campaign, text: 'Sealed' })).rows,
      await api('campaign.overview', { campaign }),
    ])
    expect(seen).not.toMatch(kept)
    const own = JSON.stringify(await api('bookgun.sealed', { campaign, holder: sami }))
    expect(own).toMatch(kept)
    expect(JSON.stringify(await api('bookgun.turn', { campaign, holder: sami }))).toContain('Dawud, 14 figures')
  })

  it('is taken off the table by himself, or by who spots it', async () => {
    const { take, state, noor, sami, conceal } = await concealed()
    await take('conceal', conceal, sami)
    await take('startPlay', {})
    const troop = (name: string) => state().troops.find((one) => one.name === name)!.id
    const reveal = { troop: troop('Marker 1'), why: 'shows' }
    expect((await refusal(take('reveal', reveal, noor))).message).toContain('what a player has sealed')
    expect(await take('reveal', reveal, sami)).toMatchObject({ status: 'done' })
    await take('spot', { troop: troop('Section'), target: troop('Marker 3'), inches: 4 }, noor)
    expect(state().troops.map(({ name }) => name)).toEqual(['Section', 'Dawud', 'Marker 2', 'Omid'])
  })

  it('stays sealed when an entry before it is amended', async () => {
    const { api, campaign, take, sami, conceal } = await concealed()
    await take('conceal', conceal, sami)
    const begin = (await entriesOf(api, campaign)).find(({ step }) => step === 'bookgun.beginGame')!
    const input = { ...(begin.input as object), setsUp: 'army' }
    expect((await refusal(api('journal.preview', { campaign, entry: begin.id, input }))).message).toContain(
      'may rest on this',
    )
  })

  it('is not told by what an amended deployment comes to', async () => {
    const { api, campaign, take, unit, sami, conceal } = await concealed()
    await take('conceal', conceal, sami)
    const deployed = (await entriesOf(api, campaign)).find(({ step }) => step === 'bookgun.deploy')!
    const said = async (name: string) => {
      const units = [...(deployed.input as Deploy).units, { unit: unit(name), formation: 'open' as const }]
      return (await refusal(api('journal.preview', { campaign, entry: deployed.id, input: { units } }))).message
    }
    // One of them is under a marker, the other is not.
    expect(await said('Dawud')).toBe(await said('Yasin'))
  })

  it('is not told by what an amended unit comes to, and nobody else is in its way', async () => {
    const { api, campaign, take, unit, sami, conceal } = await concealed()
    await take('conceal', conceal, sami)
    await take('nameCommander', { side: sami, unit: unit('Omid') }, sami)
    const joined = (await entriesOf(api, campaign)).filter(({ step }) => step === 'bookgun.addUnit')
    const [section, ...cells] = joined
    const other = (entry: (typeof joined)[number], more: object) =>
      api('journal.preview', { campaign, entry: entry.id, input: { ...(entry.input as object), ...more } })
    for (const more of [{ name: 'Zed' }, { leader: 'Zed' }, { figures: 3 }])
      for (const cell of cells)
        expect((await refusal(other(cell, more))).message).toContain('Something that a player has sealed')
    expect(await other(section!, { name: 'Zed' })).toMatchObject({ status: 'ready' })
  })

  it('is all open when the game is over, to which its own player agrees', async () => {
    const { api, campaign, take, noor, sami, conceal } = await concealed()
    await take('conceal', conceal, sami)
    await take('startPlay', {})
    const end = { winner: null, words: '' }
    expect((await refusal(take('endGame', end, noor))).message).toContain('he must agree to it first')
    for (const holder of [noor, null])
      expect((await refusal(take('agreeToEnd', { side: sami }, holder))).message).toContain(
        'with the machine in his hands',
      )
    await take('agreeToEnd', { side: sami }, sami)
    await take('endGame', end, noor)
    const entries = await entriesOf(api, campaign)
    expect(JSON.stringify(entries)).toMatch(kept)
    expect(await api('campaign.replay', { campaign })).toMatchObject({ same: true })
  })
})
