import { flushPromises, mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { createMemoryHistory } from 'vue-router'
import { createApi } from '../../../src/contract/client.ts'
import { apiKey, bridgeKey, companion, heard, plain } from '../../../src/renderer/api.ts'
import App from '../../../src/renderer/App.vue'
import { createAppRouter } from '../../../src/renderer/router.ts'
import { allHere } from './allHere.ts'
import { fakeBridge, sampleAnswers } from './fakeBridge.ts'

/** Opens the whole program at an address, on answers of a sample tour. */
export async function openApp(path: string, over: ReturnType<typeof sampleAnswers> = {}) {
  const bridge = fakeBridge({ ...sampleAnswers(), ...over })
  // As a window uses it: after each change it shows what the reply brings, or looks again. No other page's stands in the way.
  companion.current = null
  heard.change = null
  const used = plain(bridge)
  const router = createAppRouter(createMemoryHistory())
  await router.push(path)
  const app = mount(App, {
    attachTo: document.body,
    global: {
      plugins: [createPinia(), router],
      provide: { [bridgeKey as symbol]: used, [apiKey as symbol]: createApi(used) },
    },
  })
  await allHere()
  const press = async (label: string) => {
    const button = app.findAll('button').find((one) => one.text() === label)
    if (!button) throw new Error(`There is no button ${label}.`)
    await button.trigger('click')
    await flushPromises()
  }
  const asked = (procedure: string) =>
    bridge.calls.filter((call) => call.procedure === procedure).map(({ input }) => input)
  return { app, bridge, router, press, asked }
}
