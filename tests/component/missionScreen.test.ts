import { flushPromises, mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, expect, it } from 'vitest'
import { createMemoryHistory } from 'vue-router'
import { createApi } from '../../src/contract/client.ts'
import { apiKey, bridgeKey } from '../../src/renderer/api.ts'
import App from '../../src/renderer/App.vue'
import { createAppRouter } from '../../src/renderer/router.ts'
import { fakeBridge, Refusal, sampleAnswers } from './support/fakeBridge.ts'
import { mission } from './support/sampleViews.ts'

async function openAt(path: string, answers: ReturnType<typeof sampleAnswers> = {}) {
  const bridge = fakeBridge({ ...sampleAnswers(), ...answers })
  const router = createAppRouter(createMemoryHistory())
  await router.push(path)
  const app = mount(App, {
    attachTo: document.body,
    global: {
      plugins: [createPinia(), router],
      provide: { [bridgeKey as symbol]: bridge, [apiKey as symbol]: createApi(bridge) },
    },
  })
  await flushPromises()
  return { app, bridge, router }
}
let opened: Awaited<ReturnType<typeof openAt>>
afterEach(() => {
  opened.app.unmount()
})
const asked = () => opened.bridge.calls.filter((one) => one.procedure === 'mission.view').map((one) => one.input)

it('shows the mission that the address names, and another when the address changes', async () => {
  const earlier = { ...mission, id: 3, title: 'Recon', date: 'Late March 1967' }
  opened = await openAt('/tour/bravo.tour/mission/3', {
    'mission.view': ({ mission: id }: { mission?: number }) => (id === 3 ? earlier : mission),
  })
  expect(asked().at(-1)).toEqual({ campaign: 'bravo.tour', mission: 3 })
  expect(opened.app.get('h1').text()).toBe('Recon')
  expect(opened.app.get('.sub').text()).toBe('Late March 1967')
  await opened.router.push('/tour/bravo.tour/mission')
  await flushPromises()
  expect(asked().at(-1)).toEqual({ campaign: 'bravo.tour' })
  expect(opened.app.get('h1').text()).toBe('Patrol')
})

it.each([
  ['/tour/bravo.tour/mission/99', 'The tour has no such mission.'],
  ['/tour/bravo.tour/mission', 'There is no mission in this half-month yet.'],
])('%s says calmly that there is none', async (path, text) => {
  opened = await openAt(path, {
    'mission.view': () => {
      throw new Refusal({ code: 'not-now', message: 'There has been no mission in this tour yet.' })
    },
  })
  expect(opened.app.get('main').text()).toContain(text)
  expect(opened.app.find('[role="alert"]').exists()).toBe(false)
})
