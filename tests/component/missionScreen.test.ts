import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, it } from 'vitest'
import { Refusal } from './support/fakeBridge.ts'
import { openApp } from './support/openApp.ts'
import { mission } from './support/sampleViews.ts'

let opened: Awaited<ReturnType<typeof openApp>>
afterEach(() => {
  opened.app.unmount()
})
const asked = () => opened.bridge.calls.filter((one) => one.procedure === 'fng.mission').map((one) => one.input)

it('shows the mission that the address names, and another when the address changes', async () => {
  const earlier = { ...mission, id: 3, title: 'Recon', date: 'Late March 1967' }
  opened = await openApp('/tour/bravo.tour/mission/3', {
    'fng.mission': ({ mission: id }: { mission?: number }) => (id === 3 ? earlier : mission),
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
  opened = await openApp(path, {
    'fng.mission': () => {
      throw new Refusal({ code: 'not-now', message: 'There has been no mission in this tour yet.' })
    },
  })
  expect(opened.app.get('main').text()).toContain(text)
  expect(opened.app.find('[role="alert"]').exists()).toBe(false)
})
