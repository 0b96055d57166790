import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Api } from '../../../src/contract/client.ts'
import { expectSound, playedCampaign, refusal, rowsOf, testProgram } from '../../support/program.ts'
import { takeIn } from '../../support/takeIn.ts'

const alpha = 'Alpha.tour'

/** A played campaign with three snapshots, which lies in two files: its own, and one that came in as JSON. */
async function twice() {
  const { api, folder } = testProgram()
  const endTurn = async (campaign: string) => {
    await api('journal.undo', { campaign })
    await api('fng.endTurn', { campaign, input: {} })
  }
  const { campaign } = await api('library.rename', { campaign: await playedCampaign(folder), name: 'Alpha' })
  for (let i = 0; i < 3; i++) await endTurn(campaign)
  const takeInAgain = async () => takeIn(api, (await api('campaign.export', { campaign: alpha })).text, 'Alpha.json')
  return { api, folder, endTurn, takeInAgain, at: (file: string) => join(folder, file) }
}

const keptTours = async (api: Api) => (await api('library.kept', {})).tours
const ofFile = async (api: Api, file: string) => (await keptTours(api)).filter(({ broken }) => broken.includes(file))
const perhapsOf = async (api: Api, file: string) => (await keptTours(api)).filter(({ mayBe }) => mayBe.includes(file))
/** Leaves of a file what a write that was cut short may leave: the first half. */
const halve = (path: string) => {
  truncateSync(path, Math.floor(readFileSync(path).length / 2))
}

describe('a broken file whose campaign lies in another file, too', () => {
  it('is offered its own copies, and gives way to one: the other file stays, and both are that campaign', async () => {
    const { api, folder, takeInAgain, at } = await twice()
    const other = await takeInAgain()
    const [rows, bytes] = [rowsOf(folder, alpha), readFileSync(at(other))]
    halve(at(alpha))
    const [own, ...more] = await ofFile(api, alpha)
    expect(own).toMatchObject({ name: 'Alpha', fate: 'here', campaign: other, broken: [alpha], mayBe: [] })
    expect([own!.copies.length, more]).toEqual([3, []])
    const { copy } = own!.copies[0]!
    expect((await refusal(api('library.restore', { copy, over: other }))).code).toBe('head-moved')
    expect(await api('library.restore', { copy, over: alpha })).toMatchObject({
      campaign: alpha,
      name: 'Alpha',
      putAside: true,
      proof: { differs: null },
    })
    expect(rowsOf(folder, alpha)).toEqual(rows)
    expect(readFileSync(at(other)).equals(bytes)).toBe(true)
    expect(await api('library.snapshots', { campaign: alpha })).toHaveLength(3)
    await expectSound(api, alpha)
    expect((await refusal(api('library.restore', { copy, over: alpha }))).code).toBe('head-moved')
  })

  it('stays where a copy is restored without a word of it: that becomes a campaign of its own', async () => {
    const { api, takeInAgain, at } = await twice()
    await takeInAgain()
    halve(at(alpha))
    const spoilt = readFileSync(at(alpha))
    const { copy } = (await ofFile(api, alpha))[0]!.copies[0]!
    expect(await api('library.restore', { copy, name: 'Own' })).toMatchObject({ campaign: 'Own.tour', putAside: false })
    expect(readFileSync(at(alpha)).equals(spoilt)).toBe(true)
  })

  it('is never offered the copies of a campaign that was made from it, though they have its name', async () => {
    const { api, takeInAgain, endTurn, at } = await twice()
    const { copy } = (await keptTours(api))[0]!.copies[0]!
    const branch = await api('library.restore', { copy, name: 'Alpha, Early March 1967' })
    await endTurn(branch.campaign)
    await takeInAgain()
    await api('library.delete', { campaign: branch.campaign })
    await api('library.erase', { copies: [`.trash/${branch.campaign}`] })
    const ofBranch = (await keptTours(api)).find(({ fate }) => fate === 'deleted')!
    halve(at(alpha))
    const own = await ofFile(api, alpha)
    expect(own.map(({ fate, copies }) => [fate, copies.length])).toEqual([['here', 3]])
    for (const one of ofBranch.copies) {
      const refused = await refusal(api('library.restore', { copy: one.copy, over: alpha }))
      expect(refused.code).toBe('head-moved')
    }
    // Nor where the file says nothing at all.
    truncateSync(at(alpha), 0)
    expect((await perhapsOf(api, alpha)).map(({ fate }) => fate)).toEqual(['here'])
  })
})

describe('a broken file that does not tell what it was', () => {
  it('may be what has its name: that is restored beside it, never in its place, and not erased meanwhile', async () => {
    const { api, folder, at } = await twice()
    const rows = rowsOf(folder, alpha)
    writeFileSync(at(alpha), 'Dear diary')
    expect(await ofFile(api, alpha)).toEqual([])
    const [perhaps] = await perhapsOf(api, alpha)
    expect(perhaps).toMatchObject({ name: 'Alpha', fate: 'unsure', campaign: null, broken: [] })
    const { copy } = perhaps!.copies[0]!
    expect((await refusal(api('library.restore', { copy, over: alpha }))).code).toBe('head-moved')
    expect((await refusal(api('library.erase', { copies: [copy] }))).code).toBe('not-now')
    expect(await api('library.restore', { copy })).toMatchObject({ campaign: 'Alpha 2.tour', putAside: false })
    expect(rowsOf(folder, 'Alpha 2.tour')).toEqual(rows)
    expect(readFileSync(at(alpha), 'utf8')).toBe('Dear diary')
    // It is that campaign again: with it the snapshots that were kept.
    expect(await api('library.snapshots', { campaign: 'Alpha 2.tour' })).toHaveLength(3)
    rmSync(at(alpha))
    expect(await keptTours(api)).toMatchObject([{ fate: 'here', campaign: 'Alpha 2.tour', mayBe: [] }])
  })

  it('is offered nothing where another broken file is known to be what has its name', async () => {
    const { api, at } = await twice()
    halve(at(alpha))
    writeFileSync(at('Alpha 2.tour'), 'Dear diary')
    expect(await ofFile(api, alpha)).toMatchObject([{ broken: [alpha], mayBe: [] }])
    expect(await perhapsOf(api, 'Alpha 2.tour')).toEqual([])
  })

  it('is not offered what has another name', async () => {
    const { api, at } = await twice()
    writeFileSync(at('Charlie.tour'), 'Dear diary')
    expect(await perhapsOf(api, 'Charlie.tour')).toEqual([])
  })
})
