import { flushPromises, mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemoryHistory } from 'vue-router'
import { createApi } from '../../src/contract/client.ts'
import { apiKey, bridgeKey } from '../../src/renderer/api.ts'
import App from '../../src/renderer/App.vue'
import { createAppRouter } from '../../src/renderer/router.ts'
import { allHere } from './support/allHere.ts'
import { done, fakeBridge, Refusal, sampleAnswers } from './support/fakeBridge.ts'
import { turnAt } from './support/sampleViews.ts'

async function openAt(path: string, answers = sampleAnswers()) {
  const bridge = fakeBridge(answers)
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
  return { app, bridge }
}
let opened: Awaited<ReturnType<typeof openAt>>
afterEach(() => {
  opened.app.unmount()
  localStorage.clear()
})

describe('the pages on the sample platoon', () => {
  it.each([
    ['/', 'Library', '2nd Platoon, Bravo Company'],
    ['/new/fng', 'New tour', 'U.S. Marine Corps'],
    ['/tour/bravo.tour/half-month', 'After the patrol', 'Replacements'],
    ['/tour/bravo.tour/roster', 'Roster', 'Whitcomb, P.'],
    ['/tour/bravo.tour/mission', 'Patrol', 'Rice paddy'],
    ['/tour/bravo.tour/journal', 'Journal', 'Contact test'],
    ['/tables', 'Tables', 'Contact test'],
    ['/tour/bravo.tour/print', 'Print', 'Briefing'],
  ])('%s opens', async (path, title, text) => {
    opened = await openAt(path)
    expect(opened.app.get('h1').text()).toBe(title)
    expect(opened.app.text()).toContain(text)
    expect(document.title).toContain(title)
  })

  it('takes the step of the phase, says what came of it, and fetches the views again', async () => {
    opened = await openAt('/tour/bravo.tour/half-month', {
      ...sampleAnswers(),
      'fng.bringReplacements': () => done('Replacements'),
    })
    const before = opened.bridge.calls.filter((call) => call.procedure === 'campaign.now').length
    await opened.app.get('.act .btn.primary').trigger('click')
    await flushPromises()
    expect(opened.app.get('[role="status"].notice').text()).toContain('Replacements.')
    expect(opened.bridge.calls.filter((call) => call.procedure === 'campaign.now').length).toBe(before + 1)
  })

  it('shows a refusal calmly and looks again when the head has moved', async () => {
    const message = 'The tour moved on in another window.'
    opened = await openAt('/tour/bravo.tour/half-month', {
      ...sampleAnswers(),
      'fng.bringReplacements': () => {
        throw new Refusal({ code: 'head-moved', message })
      },
    })
    const before = opened.bridge.calls.filter((call) => call.procedure === 'campaign.now').length
    await opened.app.get('.act .btn.primary').trigger('click')
    await flushPromises()
    expect(opened.app.get('[role="alert"]').text()).toContain(message)
    expect(opened.bridge.calls.filter((call) => call.procedure === 'campaign.now').length).toBe(before + 1)
  })

  it('undoes with Ctrl Z', async () => {
    opened = await openAt('/tour/bravo.tour/roster')
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true }))
    await flushPromises()
    expect(opened.bridge.calls.some((call) => call.procedure === 'journal.undo')).toBe(true)
  })

  it('looks again when main says that something changed', async () => {
    let now = 'replacements'
    opened = await openAt('/tour/bravo.tour/half-month', { ...sampleAnswers(), 'fng.turn': () => turnAt(now) })
    now = 'leaders'
    opened.bridge.say('changed', { campaign: 'bravo.tour' })
    await flushPromises()
    expect(opened.app.get('.act h2').text()).toBe('Leaders')
  })

  it('moves a man: choose him, then the place', async () => {
    opened = await openAt('/tour/bravo.tour/roster', { ...sampleAnswers(), 'fng.moveSoldier': () => done('Move') })
    const men = opened.app.findAll('[data-squad="1"] [data-billet]')
    await men[3]!.trigger('click')
    await opened.app
      .findAll('.panel .btn')
      .find((one) => one.text().startsWith('Move'))!
      .trigger('click')
    await men[11]!.trigger('click')
    await flushPromises()
    const moved = opened.bridge.calls.find((call) => call.procedure === 'fng.moveSoldier')
    expect(moved?.input).toMatchObject({ campaign: 'bravo.tour', head: 412, input: { billetId: 111 } })
  })

  it.each([
    ['Delete', 'library.delete', {}],
    ['Rename', 'library.rename', { name: 'Alpha' }],
    ['Duplicate', 'library.duplicate', { name: 'Alpha' }],
  ])('%s asks first, then does it', async (wish, procedure, more) => {
    opened = await openAt('/', { ...sampleAnswers(), [procedure]: () => null })
    const card = opened.app.findAll('article')[1]!
    // Menus and dialogs are fetched when the page stands.
    const menu = await vi.waitFor(() => card.get('[aria-haspopup="menu"]'))
    await menu.trigger('click')
    await flushPromises()
    const item = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')].find(
      (one) => one.textContent.trim() === wish,
    )
    item!.click()
    await flushPromises()
    expect(opened.bridge.calls.some((call) => call.procedure === procedure)).toBe(false)
    const dialog = await vi.waitFor(() => {
      const found = document.querySelector<HTMLElement>('.dialog')
      expect(found).not.toBeNull()
      return found!
    })
    const field = dialog.querySelector('input')
    if (field) {
      field.value = 'Alpha'
      field.dispatchEvent(new Event('input'))
      dialog.querySelector('form')!.dispatchEvent(new Event('submit', { cancelable: true }))
    } else dialog.querySelector<HTMLElement>('.danger')!.click()
    await flushPromises()
    const done = opened.bridge.calls.filter((call) => call.procedure === procedure)
    expect(done.map((call) => call.input)).toEqual([{ campaign: '1st Platoon, Alpha Company.tour', ...more }])
  })
})
