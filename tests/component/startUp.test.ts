import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { createApp } from 'vue'
import { afterEach, describe, expect, it } from 'vitest'
import { createMemoryHistory } from 'vue-router'
import { createApi } from '../../src/contract/client.ts'
import { apiKey, bridgeKey } from '../../src/renderer/api.ts'
import { arrived, createAppRouter } from '../../src/renderer/router.ts'
import LibraryScreen from '../../src/renderer/screens/library/LibraryScreen.vue'
import { useLibrary } from '../../src/renderer/stores/library.ts'
import { fakeBridge, sampleAnswers } from './support/fakeBridge.ts'

let screen: VueWrapper | undefined
afterEach(() => {
  screen?.unmount()
  screen = undefined
})

const goingTo = (path: string) => {
  const router = createAppRouter(createMemoryHistory())
  const going = router.push(path)
  return { router, going }
}

describe('the start of the program', () => {
  it('waits for a page that is here already, and not for one that has to be fetched', async () => {
    const here = goingTo('/')
    await arrived(here.router)
    expect(here.router.currentRoute.value.name).toBe('library')

    const away = createAppRouter(createMemoryHistory())
    away.beforeResolve(() => new Promise(() => undefined))
    void away.push('/settings')
    await arrived(away)
    expect(away.currentRoute.value.name).toBeUndefined()
  })

  it('asks once for the library: what was asked for ahead of the page is what it shows', async () => {
    const bridge = fakeBridge(sampleAnswers())
    const asked = () => bridge.calls.filter(({ procedure }) => procedure === 'library.list').length
    const pinia = createPinia()
    const { router, going } = goingTo('/')
    await going
    const provide = { [bridgeKey as symbol]: bridge, [apiKey as symbol]: createApi(bridge) }
    const app = createApp({}).use(pinia).provide(bridgeKey, bridge).provide(apiKey, createApi(bridge))
    setActivePinia(pinia)
    void app.runWithContext(() => useLibrary().reload())
    screen = mount(LibraryScreen, { global: { plugins: [pinia, router], provide } })
    await flushPromises()
    expect(asked()).toBe(1)
    expect(screen.find('article').exists()).toBe(true)
    screen.unmount()
    screen = mount(LibraryScreen, { global: { plugins: [pinia, router], provide } })
    await flushPromises()
    expect(asked()).toBe(2)
  })
})
