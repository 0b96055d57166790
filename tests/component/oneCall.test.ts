import { flushPromises, mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { defineComponent, h } from 'vue'
import { createApi } from '../../src/contract/client.ts'
import type { CampaignNow } from '../../src/contract/now.ts'
import type { PlayersView } from '../../src/games/fng/contract/players.ts'
import type { Shown } from '../../src/contract/telling.ts'
import type { Bridge } from '../../src/contract/rpc.ts'
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
const nobody: PlayersView = { players: [], candidates: [], begins: false, notNow: null, attributes: [], own: [] }
const turn = turnAt('replacements')

/** A window on a program that knows nothing but a head; every change tells the windows before it answers, as main does. */
async function opened() {
  let change = 0
  let tell: Parameters<Bridge['on']>[0] = () => undefined
  const now = () => ({ ...overview, head: change })
  const calls: string[] = []
  const sent: Shown[] = []
  const stamped = <V>(view: V, stamp: string, known: string | null) => ({ stamp, view: stamp === known ? null : view })
  const happens = () => {
    tell('changed', { campaign, change: ++change })
  }
  const answers: Record<string, () => unknown> = {
    'campaign.overview': now,
    'fng.turn': () => turn,
    'fng.roster': () => roster,
    'fng.players': () => nobody,
    'journal.undo': () => ({ undone: 'Weather', head: change }),
    'fng.writeNote': () => ({ status: 'done', head: change }),
  }
  const bridge = plain({
    door: 'browser',
    call: async (procedure, input) => {
      calls.push(procedure)
      const { shown, head } = input as { shown?: Shown; head?: number }
      if (head === -1) return { ok: false, error: { code: 'head-moved', message: 'The tour moved on.' } }
      if (shown) happens()
      const at = change
      await Promise.resolve()
      const value = answers[procedure]!()
      if (!shown) return { ok: true, value, change: at }
      sent.push(shown)
      const brought: CampaignNow = {
        campaign,
        change: at,
        overview: { ...overview, head: at },
        turn,
        roster: stamped(roster, 'r1', shown.roster),
        players: stamped(nobody, 'p1', shown.players),
      }
      return { ok: true, value, change, now: brought }
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
  return { tour, players: stores.players!, calls, sent, happens, step }
}

it('a step is one call, undo another, and what did not change is not sent again', async () => {
  const { tour, players, calls, sent, step } = await opened()
  for (const nth of [1, 2]) {
    await step()
    await tour.reload()
    await flushPromises()
    expect(calls.splice(0)).toEqual(['fng.writeNote'])
    expect(tour.head).toBe(nth)
    expect(tour.roster).toEqual(roster)
    expect(players.view).toEqual(nobody)
  }
  await tour.undo()
  await flushPromises()
  expect(calls).toEqual(['journal.undo'])
  expect(tour.head).toBe(3)
  const known = { roster: 'r1', players: 'p1', holder: null }
  expect(sent).toEqual([{ roster: null, players: null, holder: null }, known, known])
})

it('what another window does is fetched, also when it comes while a step of this one is under way', async () => {
  const { tour, calls, happens, step } = await opened()
  happens()
  await flushPromises()
  expect(calls.splice(0)).toContain('campaign.overview')
  const mine = step()
  await Promise.resolve()
  happens()
  await mine
  await flushPromises()
  expect(calls).toContain('campaign.overview')
  expect(tour.head).toBe(3)
})

it('after a refusal the page looks again', async () => {
  const { tour, calls, step } = await opened()
  await step()
  calls.length = 0
  await expect(step(-1)).rejects.toThrow('The tour moved on.')
  await tour.reload()
  expect(calls).toEqual(expect.arrayContaining(['campaign.overview', 'fng.turn', 'fng.roster']))
})
