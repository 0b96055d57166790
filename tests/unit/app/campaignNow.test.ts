import { expect, it } from 'vitest'
import { tellsOfTour, type CampaignNow } from '../../../src/contract/now.ts'
import { procedures } from '../../../src/contract/procedures.ts'
import type { Shown } from '../../../src/contract/telling.ts'
import type { Reply } from '../../../src/contract/rpc.ts'
import type { RosterView } from '../../../src/games/fng/contract/roster.ts'
import { playedCampaign, testProgram } from '../../support/program.ts'

const nothing: Shown = { stamps: {}, holder: null }
const shownBy = ({ views }: CampaignNow): Shown => ({
  stamps: Object.fromEntries(Object.entries(views).map(([name, { stamp }]) => [name, stamp])),
  holder: null,
})

async function played() {
  const { api, program, folder } = testProgram()
  const campaign = await playedCampaign(folder)
  const change = async (procedure: string, input: object, shown?: Shown) => {
    const reply = await program.call(procedure, { campaign, ...input, ...(shown && { shown }) })
    if (!reply.ok) throw new Error(reply.error.message)
    return reply as Extract<Reply, { ok: true }> & { now: CampaignNow }
  }
  return { api, campaign, change }
}
const note = (text: string) => ['fng.writeNote', { input: { text } }] as const
const rosterIn = ({ views }: CampaignNow) => views['fng.roster']!.view as RosterView

it('a step tells with its reply how the campaign stands, and sends no view that is shown already', async () => {
  const { api, campaign, change } = await played()
  const first = await change(...note('Rain.'), nothing)
  expect(first.now).toMatchObject({ campaign, change: first.change, holder: null })
  expect(first.now.overview).toEqual(await api('campaign.overview', { campaign }))
  const views = Object.entries(first.now.views).map(([name, { view }]) => [name, view])
  expect(Object.fromEntries(views)).toEqual({
    'fng.turn': await api('fng.turn', { campaign }),
    'fng.roster': await api('fng.roster', { campaign }),
    'fng.players': await api('fng.players', { campaign, holder: null }),
  })
  const second = await change(...note('More rain.'), shownBy(first.now))
  for (const name of ['fng.roster', 'fng.players'])
    expect(second.now.views[name]).toEqual({ stamp: first.now.views[name]!.stamp, view: null })
  expect(second.now.overview.head).toBe(first.now.overview.head! + 1)
  expect(JSON.stringify(second).length).toBeLessThan(0.3 * JSON.stringify(first).length)
})

it('a window that has just been opened fetches all of it at once, and later only what is new', async () => {
  const { api, campaign, change } = await played()
  const first = await api('campaign.now', { campaign, ...nothing })
  const { now } = await change('journal.redo', {}, nothing)
  expect(first).toEqual({ ...now, change: first.change })
  const again = await api('campaign.now', { campaign, ...shownBy(first) })
  expect(Object.values(again.views).map(({ view }) => view)).toEqual([null, null, null])
})

it('a tour that is made and not begun shows what there is of it', async () => {
  const { api } = testProgram()
  const { campaign } = await api('library.create', { name: 'New', game: 'fng' })
  const { views, overview } = await api('campaign.now', { campaign, ...nothing })
  expect(Object.keys(views)).toEqual(['fng.turn'])
  expect(overview).toMatchObject({ pending: null, rolled: false, line: 0 })
})

it('sealed notes are sent to their player alone', async () => {
  const { api, campaign, change } = await played()
  const { candidates } = await api('fng.players', { campaign })
  const seat = { player: null, name: 'Anna', soldierId: candidates[0]!.soldier.id, attributes: [] }
  await change('fng.seatPlayer', { input: seat })
  const { id } = (await api('fng.players', { campaign })).players[0]!
  await change('fng.writeSecret', { input: { player: id, secret: null, text: 'It is a decoy.' } })
  const of = async (holder: number | null) =>
    JSON.stringify(await api('campaign.now', { campaign, stamps: {}, holder }))
  expect(await of(id)).toContain('It is a decoy.')
  expect(await of(null)).not.toContain('It is a decoy.')
})

it('a roster that changed is sent, and undo leads back to the stamp of before', async () => {
  const { api, campaign, change } = await played()
  const before = (await change(...note('Rain.'), nothing)).now
  const man = rosterIn(before).squads[1]!.billets.find(({ soldier }) => soldier)!.soldier!
  const input = { soldierId: man.id, reason: 'A die read wrongly', changes: { rep: man.rep === 4 ? 3 : 4 } }
  const after = (await change('fng.correctSoldier', { input }, shownBy(before))).now
  expect(rosterIn(after)).toEqual(await api('fng.roster', { campaign }))
  expect(after.views['fng.roster']!.stamp).not.toBe(before.views['fng.roster']!.stamp)
  const back = (await change('journal.undo', {}, shownBy(after))).now
  expect(back.views['fng.roster']).toEqual(before.views['fng.roster'])
})

it('who does not say what he shows gets the reply alone', async () => {
  const { change } = await played()
  expect(await change(...note('Rain.'))).not.toHaveProperty('now')
})

it('all procedures that take what is shown are known to tell of the tour, and no others', () => {
  for (const [name, { shape }] of Object.entries(procedures))
    expect('shown' in shape, name).toBe(tellsOfTour(name, shape))
})
