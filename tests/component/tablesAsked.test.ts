import { flushPromises, mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { expect, it } from 'vitest'
import { defineComponent, h } from 'vue'
import { createApi } from '../../src/contract/client.ts'
import { apiKey, bridgeKey } from '../../src/renderer/api.ts'
import { createAppRouter } from '../../src/renderer/router.ts'
import { useTables } from '../../src/renderer/stores/tables.ts'
import { fakeBridge } from './support/fakeBridge.ts'
import { tables } from './support/sampleViews.ts'

it('all who need the tables while they are on their way wait for one answer; another campaign has its own', async () => {
  const bridge = fakeBridge({ 'tables.list': () => tables })
  let store: ReturnType<typeof useTables> | undefined
  const Page = defineComponent(() => {
    store = useTables()
    return () => h('p')
  })
  const provide = { [bridgeKey as symbol]: bridge, [apiKey as symbol]: createApi(bridge) }
  mount(Page, { global: { plugins: [createPinia(), createAppRouter()], provide } })
  const asked = () => bridge.calls.filter(({ procedure }) => procedure === 'tables.list').map(({ input }) => input)
  const known: boolean[] = []
  const need = async (campaign: string) => {
    await store!.need(campaign)
    known.push(store!.tables !== null)
  }
  await Promise.all([need('a.tour'), need('a.tour'), need('a.tour')])
  await need('a.tour')
  expect(asked()).toEqual([{ campaign: 'a.tour' }])
  expect(known).toEqual([true, true, true, true])
  void need('a.tour')
  await need('b.tour')
  await flushPromises()
  expect(asked()).toEqual([{ campaign: 'a.tour' }, { campaign: 'b.tour' }])
})
