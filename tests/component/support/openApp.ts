import { flushPromises, mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { createMemoryHistory } from 'vue-router'
import { createApi } from '../../../src/contract/client.ts'
import { apiKey, bridgeKey } from '../../../src/renderer/api.ts'
import App from '../../../src/renderer/App.vue'
import { createAppRouter } from '../../../src/renderer/router.ts'
import { allHere } from './allHere.ts'
import { fakeBridge, sampleAnswers } from './fakeBridge.ts'

/** Opens the whole program at an address, on answers of a sample tour. */
export async function openApp(path: string, over: ReturnType<typeof sampleAnswers> = {}) {
  const bridge = fakeBridge({ ...sampleAnswers(), ...over })
  const router = createAppRouter(createMemoryHistory())
  await router.push(path)
  const app = mount(App, {
    attachTo: document.body,
    global: {
      plugins: [createPinia(), router],
      provide: { [bridgeKey as symbol]: bridge, [apiKey as symbol]: createApi(bridge) },
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
