import { flushPromises, mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { defineComponent, h } from 'vue'
import { createApi } from '../../src/contract/client.ts'
import type { CampaignNow } from '../../src/contract/now.ts'
import type { PlayersView, PlayerView } from '../../src/games/fng/contract/players.ts'
import type { Shown } from '../../src/contract/telling.ts'
import type { Bridge, Failure } from '../../src/contract/rpc.ts'
import { apiKey, bridgeKey, companion, heard, plain } from '../../src/renderer/api.ts'
import { useMainEvents } from '../../src/renderer/composables/useMainEvents.ts'
import { createAppRouter } from '../../src/renderer/router.ts'
import { useCampaign } from '../../src/renderer/stores/campaign.ts'
import { usePlayers } from '../../src/renderer/stores/players.ts'
import { overview, roster, turnAt } from './support/sampleViews.ts'

// Other tests of the worker may have heard of changes, and so may these.
const forget = () => {
  companion.current = null
  heard.change = null
}
beforeEach(forget)
afterEach(forget)

const campaign = 'Bravo.tour'
/** Anna has sealed a note. */
const playersFor = (holder: number | null): PlayersView => ({
  ...{ players: [{ id: anna, name: 'Anna' } as PlayerView], candidates: [] },
  ...{ begins: false, notNow: null, attributes: [] },
  own: holder === anna ? [{ id: 1, text: 'A decoy.', date: 'Early March 1967' }] : [],
})
const anna = 7
const turn = turnAt('replacements')

/** A window on a program that knows nothing but a head; every change tells the windows before it answers, as main does. */
async function opened() {
  let change = 0
  let tell: Parameters<Bridge['on']>[0] = () => undefined
  const calls: string[] = []
  const sent: Shown[] = []
  const viewsFor = (holder: number | null) =>
    Object.entries({
      'fng.turn': { stamp: 't1', view: turn },
      'fng.roster': { stamp: 'r1', view: roster },
      'fng.players': { stamp: `p${String(holder)}`, view: playersFor(holder) },
    })
  /** How the tour stands, without what is shown already. */
  const nowAt = (at: number, { stamps, holder }: Shown): CampaignNow => ({
    campaign,
    change: at,
    holder,
    overview: { ...overview, head: at },
    views: Object.fromEntries(
      viewsFor(holder).map(([name, { stamp, view }]) => [name, { stamp, view: stamps[name] === stamp ? null : view }]),
    ),
  })
  const happens = () => {
    tell('changed', { campaign, change: ++change })
  }
  const answers: Record<string, () => unknown> = {
    'journal.undo': () => ({ undone: 'Weather', head: change }),
    'fng.writeNote': () => ({ status: 'done', head: change }),
  }
  const besides: Failure[] = []
  const bridge = plain({
    door: 'browser',
    call: async (procedure, input) => {
      calls.push(procedure)
      const { shown, head } = input as { shown?: Shown; head?: number }
      if (head === -1) return { ok: false, error: { code: 'head-moved', message: 'The tour moved on.' } }
      if (shown) happens()
      const at = change
      await Promise.resolve()
      if (procedure === 'campaign.now') return { ok: true, value: nowAt(at, input as Shown), change: at }
      const value = answers[procedure]!()
      if (!shown) return { ok: true, value, change: at }
      sent.push(shown)
      const beside = besides.pop()
      return { ok: true, value, change, now: nowAt(at, shown), ...(beside && { beside }) }
    },
    on: (listener) => {
      tell = listener
      return () => undefined
    },
  })
  const api = createApi(bridge)
  const stores: { tour?: ReturnType<typeof useCampaign>; players?: ReturnType<typeof usePlayers> } = {}
  const Page = defineComponent(() => {
    stores.tour = useCampaign()
    stores.players = usePlayers()
    useMainEvents()
    return () => h('p')
  })
  const provide = { [bridgeKey as symbol]: bridge, [apiKey as symbol]: api }
  mount(Page, { global: { plugins: [createPinia(), createAppRouter()], provide } })
  const tour = stores.tour!
  await tour.open(campaign)
  await flushPromises()
  calls.length = 0
  const step = (head = tour.head) => api('fng.writeNote', { campaign, head, input: { text: 'Rain.' } })
  return { tour, players: stores.players!, calls, sent, happens, step, besides }
}

it('a step is one call, undo another, and what did not change is not sent again', async () => {
  const { tour, calls, sent, step } = await opened()
  for (const nth of [1, 2]) {
    await step()
    await tour.reload()
    await flushPromises()
    expect(calls.splice(0)).toEqual(['fng.writeNote'])
    expect(tour.head).toBe(nth)
    expect(tour.view('fng.roster')).toEqual(roster)
    expect(tour.view('fng.players')).toEqual(playersFor(null))
  }
  await tour.undo()
  await flushPromises()
  expect(calls).toEqual(['journal.undo'])
  expect(tour.head).toBe(3)
  const stamps = { 'fng.turn': 't1', 'fng.roster': 'r1', 'fng.players': 'pnull' }
  expect(sent).toEqual(Array(3).fill({ stamps, holder: null, waits: false }))
})

it('what another window does is fetched, also when it comes while a step of this one is under way', async () => {
  const { tour, calls, happens, step } = await opened()
  happens()
  await flushPromises()
  expect(calls.splice(0)).toContain('campaign.now')
  const mine = step()
  await Promise.resolve()
  happens()
  await mine
  await flushPromises()
  expect(calls).toContain('campaign.now')
  expect(tour.head).toBe(3)
})

it('after a refusal the page looks again', async () => {
  const { tour, calls, step } = await opened()
  await step()
  calls.length = 0
  const shown = tour.overview
  await expect(step(-1)).rejects.toThrow('The tour moved on.')
  await flushPromises()
  expect(calls.splice(0)).toEqual(['fng.writeNote', 'campaign.now'])
  // Nothing has moved: what hangs on it is left alone.
  expect(tour.overview).toBe(shown)
  // Nobody has to ask for it, and who does waits for the same.
  await tour.reload()
  expect(calls).toEqual([])
})

it('a refusal is shown until the next step is taken', async () => {
  const { tour, step } = await opened()
  tour.complain({ code: 'bad-input', message: 'That pack is of another game.' })
  await expect(step(-1)).rejects.toThrow()
  expect(tour.failure?.message).toBe('That pack is of another game.')
  await step()
  await flushPromises()
  expect(tour.failure).toBeNull()
})

it('what went wrong beside a step that was done is shown until somebody has read it', async () => {
  const { tour, step, besides } = await opened()
  besides.push({ code: 'disk-full', message: 'But no copy could be kept.' })
  await step()
  await flushPromises()
  expect([tour.head, tour.failure?.message]).toEqual([1, 'But no copy could be kept.'])
  await step()
  await flushPromises()
  expect([tour.head, tour.failure?.message]).toEqual([2, 'But no copy could be kept.'])
  tour.calm()
  expect(tour.failure).toBeNull()
})

it('who takes the machine sees what is his, and nobody sees it after him, whatever was under way', async () => {
  const { tour, players, calls, step } = await opened()
  const own = () => tour.view('fng.players')?.own.map(({ text }) => text)
  players.handTo(anna)
  expect(players.awaited?.name).toBe('Anna')
  players.take()
  await flushPromises()
  expect([players.who, own()]).toEqual(['Anna', ['A decoy.']])
  const hers = step()
  players.putDown()
  await hers
  await flushPromises()
  expect([players.who, own(), tour.head]).toEqual([undefined, [], 1])
  expect(calls.filter((name) => name === 'campaign.now').length).toBeLessThanOrEqual(3)
})

it('who held the machine is known when the tour is opened again, by one fetch', async () => {
  const { tour, players, calls } = await opened()
  players.handTo(anna)
  players.take()
  await flushPromises()
  await tour.open(null)
  calls.length = 0
  await tour.open(campaign)
  await flushPromises()
  expect(calls).toEqual(['campaign.now'])
  expect(players.who).toBe('Anna')
  players.putDown()
})
