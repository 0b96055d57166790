import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { vi } from 'vitest'
import { createMemoryHistory, type Router } from 'vue-router'
import { createApi } from '../../../src/contract/client.ts'
import { apiKey, bridgeKey, heard, plain } from '../../../src/renderer/api.ts'
import App from '../../../src/renderer/App.vue'
import { createAppRouter } from '../../../src/renderer/router.ts'
import { fakeBridge, sampleAnswers, type FakeBridge } from '../support/fakeBridge.ts'

export interface OpenProgram {
  readonly app: VueWrapper
  readonly bridge: FakeBridge
  readonly router: Router
  /** Presses a key, on the window or on what is in focus. */
  readonly press: (key: string, more?: KeyboardEventInit, on?: EventTarget) => Promise<void>
}

/** Opens the whole program on the sample platoon, as `main.ts` does. */
export async function openProgram(path: string, more: Parameters<typeof fakeBridge>[0] = {}): Promise<OpenProgram> {
  heard.change = null
  const bridge = fakeBridge({ ...sampleAnswers(), ...more })
  const sound = plain(bridge)
  const router = createAppRouter(createMemoryHistory())
  await router.push(path)
  const app = mount(App, {
    attachTo: document.body,
    global: {
      plugins: [createPinia(), router],
      provide: { [bridgeKey as symbol]: sound, [apiKey as symbol]: createApi(sound) },
    },
  })
  await settle()
  return {
    app,
    bridge,
    router,
    async press(key, init = {}, on = document.body) {
      on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }))
      await settle()
    },
  }
}

/** Lets what is fetched only when needed come in, pages and dialogs too. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await flushPromises()
    await vi.dynamicImportSettled()
  }
  // The headless parts move the focus after a millisecond.
  await new Promise((resolve) => setTimeout(resolve, 2))
  await flushPromises()
}
