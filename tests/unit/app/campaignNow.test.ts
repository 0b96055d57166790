import { expect, it } from 'vitest'
import { tellsOfTour, type CampaignNow } from '../../../src/contract/now.ts'
import { procedures } from '../../../src/contract/procedures.ts'
import type { Shown } from '../../../src/contract/telling.ts'
import type { Reply } from '../../../src/contract/rpc.ts'
import { playedCampaign, testProgram } from '../../support/program.ts'

const nothing: Shown = { roster: null, players: null, holder: null }
const stampsOf = ({ roster, players }: CampaignNow): Shown => ({
  roster: roster!.stamp,
  players: players!.stamp,
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

it('a step tells with its reply how the campaign stands, and sends no roster and no players that are shown already', async () => {
  const { api, campaign, change } = await played()
  const first = await change(...note('Rain.'), nothing)
  expect(first.now).toEqual({
    campaign,
    change: first.change,
    overview: await api('campaign.overview', { campaign }),
    turn: await api('fng.turn', { campaign }),
    roster: { stamp: first.now.roster!.stamp, view: await api('fng.roster', { campaign }) },
    players: { stamp: first.now.players!.stamp, view: await api('fng.players', { campaign, holder: null }) },
  })
  const second = await change(...note('More rain.'), stampsOf(first.now))
  expect(second.now.roster).toEqual({ stamp: first.now.roster!.stamp, view: null })
  expect(second.now.players).toEqual({ stamp: first.now.players!.stamp, view: null })
  expect(second.now.overview.head).toBe(first.now.overview.head! + 1)
  expect(JSON.stringify(second).length).toBeLessThan(0.3 * JSON.stringify(first).length)
})

it('a roster that changed is sent, and undo leads back to the stamp of before', async () => {
  const { api, campaign, change } = await played()
  const before = (await change(...note('Rain.'), nothing)).now
  const man = before.roster!.view!.squads[1]!.billets.find(({ soldier }) => soldier)!.soldier!
  const input = { soldierId: man.id, reason: 'A die read wrongly', changes: { rep: man.rep === 4 ? 3 : 4 } }
  const after = (await change('fng.correctSoldier', { input }, stampsOf(before))).now
  expect(after.roster!.view).toEqual(await api('fng.roster', { campaign }))
  expect(after.roster!.stamp).not.toBe(before.roster!.stamp)
  const back = (await change('journal.undo', {}, stampsOf(after))).now
  expect(back.roster).toEqual({ stamp: before.roster!.stamp, view: before.roster!.view })
})

it('who does not say what he shows gets the reply alone', async () => {
  const { change } = await played()
  expect(await change(...note('Rain.'))).not.toHaveProperty('now')
})

it('all procedures that take what is shown are known to tell of the tour, and no others', () => {
  for (const [name, { shape }] of Object.entries(procedures))
    expect('shown' in shape, name).toBe(tellsOfTour(name, shape))
})
