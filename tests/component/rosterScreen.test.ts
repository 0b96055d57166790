import { flushPromises, mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemoryHistory } from 'vue-router'
import { createApi } from '../../src/contract/client.ts'
import type { RosterChoices, RosterView } from '../../src/games/fng/contract/roster.ts'
import { apiKey, bridgeKey } from '../../src/renderer/api.ts'
import App from '../../src/renderer/App.vue'
import { createAppRouter } from '../../src/renderer/router.ts'
import { useCommandList } from '../../src/renderer/stores/commands.ts'
import { allHere } from './support/allHere.ts'
import { done, fakeBridge, Refusal, sampleAnswers } from './support/fakeBridge.ts'
import { overview, roster } from './support/sampleViews.ts'

const choices: RosterChoices = {
  rep: { from: 2, to: 7 },
  derosTo: 26,
  missionsTo: 9,
  attributes: [{ id: 'lucky', name: 'Lucky', effect: '' }],
  ranks: [{ rank: 'LCpl', grade: 'jrNco' }],
  grades: [
    { grade: 'jrNco', name: 'Jr NCO' },
    { grade: 'enlisted', name: 'enlisted' },
  ],
  weapons: [{ title: 'Rifles', weapons: [{ id: 'm-14', name: 'M-14' }] }],
  sidearms: [],
  posts: {},
}

/** A roster of so many men, for the long list. */
const longRoster = (men: number): RosterView => {
  const squad = roster.squads[1]!
  const [billet] = squad.billets
  const billets = Array.from({ length: men }, (_, i) => ({
    ...billet!,
    id: 10_000 + i,
    line: i + 1,
    soldier: { ...billet!.soldier!, id: 20_000 + i, lastName: `Man${i}`, name: `Man${i}, A.` },
  }))
  return { ...roster, squads: [{ ...squad, billets }] }
}

async function openRoster(answers: Parameters<typeof fakeBridge>[0] = {}) {
  const bridge = fakeBridge({ ...sampleAnswers(), 'fng.rosterChoices': () => choices, ...answers })
  const router = createAppRouter(createMemoryHistory())
  await router.push('/tour/bravo.tour/roster')
  const app = mount(App, {
    attachTo: document.body,
    global: {
      plugins: [createPinia(), router],
      provide: { [bridgeKey as symbol]: bridge, [apiKey as symbol]: createApi(bridge) },
    },
  })
  await allHere()
  const button = (text: string) => app.findAll('button').find((one) => one.text().startsWith(text))!
  return { app, bridge, router, button, editor: () => document.querySelector<HTMLFormElement>('.correct form') }
}
let opened: Awaited<ReturnType<typeof openRoster>>
afterEach(() => {
  opened.app.unmount()
  localStorage.clear()
})

const type = (input: HTMLInputElement, value: string) => {
  input.value = value
  input.dispatchEvent(new Event('input'))
}

describe('the roster', () => {
  it('filters both forms, says how much is shown, and Escape shows all again', async () => {
    opened = await openRoster()
    const { app, button } = opened
    await app.get('input[type="search"]').setValue('mercer')
    expect(app.findAll('[data-billet]')).toHaveLength(3)
    expect(app.get('.sub').text()).toContain('Shown: 3 of 40')
    await button('List').trigger('click')
    expect(app.findAll('[role="row"][data-billet]')).toHaveLength(3)
    await app.get('[role="gridcell"]').trigger('keydown', { key: 'Escape' })
    expect(app.findAll('[role="row"][data-billet]')).toHaveLength(43)
  })

  it('sorts the list by the head that is pressed, and says so to a screen reader', async () => {
    opened = await openRoster()
    const { app, button } = opened
    await button('List').trigger('click')
    await button('REP').trigger('click')
    expect(app.findAll('[aria-sort="descending"]')).toHaveLength(1)
    expect(app.get('[role="row"][data-billet] .c-rep').text()).toContain('6')
    expect(app.findAll('.c-name').at(-1)?.text()).toBe('Open slot')
  })

  it('corrects a cell in place: value, reason, written as a step', async () => {
    opened = await openRoster({ 'fng.correctSoldier': () => done('Correct Sgt Mercer, J.') })
    const { app, bridge, button, editor } = opened
    await button('List').trigger('click')
    const row = app.findAll('[role="row"][data-billet]').find((one) => one.text().includes('Mercer, J.'))!
    await row.get('.c-deros').trigger('keydown', { key: 'F2' })
    await flushPromises()
    const [months, reason] = [...editor()!.querySelectorAll('input')]
    type(months!, '3.5')
    editor()!.dispatchEvent(new Event('submit', { cancelable: true }))
    await flushPromises()
    expect(bridge.calls.some((call) => call.procedure === 'fng.correctSoldier')).toBe(false)
    type(reason!, 'Misread the sheet')
    await flushPromises()
    editor()!.dispatchEvent(new Event('submit', { cancelable: true }))
    await flushPromises()
    const sent = bridge.calls.find((call) => call.procedure === 'fng.correctSoldier')
    expect(sent?.input).toMatchObject({
      head: 412,
      input: { reason: 'Misread the sheet', changes: { derosHalfMonths: 7 } },
    })
    expect(editor()).toBeNull()
    expect(localStorage.getItem('roster.reasons')).toContain('Misread the sheet')
  })

  it('corrects what is pressed twice on a card, and keeps the editor open when it is refused', async () => {
    const message = 'REP is 2 to 7, not 9.'
    opened = await openRoster({
      'fng.correctSoldier': () => {
        throw new Refusal({ code: 'bad-input', message })
      },
    })
    const { app, editor } = opened
    const rep = app.get('[data-squad="1"] [data-field="rep"]')
    await rep.trigger('click', { detail: 1 })
    await rep.trigger('click', { detail: 2 })
    await flushPromises()
    const inputs = [...editor()!.querySelectorAll('input')]
    type(inputs[0]!, '9')
    type(inputs.at(-1)!, 'Better man')
    await flushPromises()
    editor()!.dispatchEvent(new Event('submit', { cancelable: true }))
    await flushPromises()
    expect(editor()?.querySelector('[role="alert"]')?.textContent).toBe(message)
  })

  it('a double press opens the editor and nothing else; the panel is as it was, and the next press meets its mark', async () => {
    opened = await openRoster()
    const { app, editor } = opened
    const twice = async (at: string) => {
      await app.get(at).trigger('click', { detail: 1 })
      await app.get(at).trigger('click', { detail: 2 })
      await flushPromises()
    }
    await twice('[data-squad="1"] [data-field="rep"]')
    expect(editor()).not.toBeNull()
    expect(app.find('aside.panel').exists()).toBe(false)
    // Closing it must not move the page's sheets about: a press is lost when what it met is taken out under it.
    const moved: string[] = []
    const observer = new MutationObserver((all) => {
      for (const { removedNodes } of all)
        for (const node of removedNodes) if (node instanceof HTMLElement) moved.push(node.className)
    })
    observer.observe(app.get('main').element, { childList: true })
    editor()!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await flushPromises()
    expect(editor()).toBeNull()
    expect(moved).toEqual([])
    observer.disconnect()

    await app.get('[data-squad="2"] [data-billet]').trigger('click', { detail: 1 })
    expect(app.find('aside.panel').exists()).toBe(true)
    await twice('[data-squad="1"] [data-field="rep"]')
    expect(app.find('aside.panel').exists()).toBe(true)
  })

  it('letters in a figure stay to be seen, and a grey button says why it is grey', async () => {
    opened = await openRoster()
    const { app, editor } = opened
    await app.get('[data-squad="1"] [data-billet]').trigger('keydown', { key: 'F2' })
    await flushPromises()
    const [rep, highest, reason] = [...editor()!.querySelectorAll('input')]
    const button = () => editor()!.querySelector<HTMLButtonElement>('button[type="submit"]')!
    const why = () => document.getElementById(button().getAttribute('aria-describedby') ?? '')?.textContent
    expect([button().disabled, why()]).toEqual([true, 'It needs a reason.'])
    type(reason!, 'Misread')
    await flushPromises()
    expect([button().disabled, why()]).toEqual([false, undefined])
    for (const text of ['five', '5x', '', '4.5']) {
      type(highest!, text)
      await flushPromises()
      expect(highest!.value).toBe(text)
      expect(highest!.getAttribute('aria-invalid')).toBe('true')
      expect(document.getElementById(highest!.getAttribute('aria-describedby')!)?.textContent).toContain('A number, ')
      expect([button().disabled, why()]).toEqual([true, 'What is marked is not a number.'])
    }
    type(highest!, '6')
    await flushPromises()
    expect(button().disabled).toBe(false)
    rep!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp' }))
    await flushPromises()
    expect(rep!.value).toBe('6')
  })

  it('does not correct while a step waits for dice', async () => {
    const reply = { status: 'wanted', question: { kind: 'dice', throws: [] }, lines: [], answered: 2 }
    const pending = { procedure: 'fng.bringReplacements', reply }
    opened = await openRoster({ 'campaign.overview': () => ({ ...overview, pending }) })
    const man = opened.app.get('[data-squad="1"] [data-billet]')
    await man.trigger('keydown', { key: 'F2' })
    await flushPromises()
    expect(opened.editor()).toBeNull()
    expect(opened.app.get('.notice').text()).toContain('waits for an answer')
  })

  it('moves a man by keyboard: M, the place, Enter', async () => {
    opened = await openRoster({ 'fng.moveSoldier': () => done('Move') })
    const { app, bridge } = opened
    const men = app.findAll('[data-squad="1"] [data-billet]')
    await men[3]!.trigger('keydown', { key: 'm' })
    expect(app.get('.moving').text()).toContain('Beckett')
    await men[11]!.trigger('click')
    await flushPromises()
    const moved = bridge.calls.find((call) => call.procedure === 'fng.moveSoldier')
    expect(moved?.input).toMatchObject({ input: { billetId: 111 } })
  })

  it('says why nobody can be moved', async () => {
    const whyNotMove = 'Men are moved between missions only: finish this half-month first.'
    opened = await openRoster({ 'fng.roster': () => ({ ...roster, mayMove: false, whyNotMove }) })
    const { app } = opened
    await app.get('[data-squad="1"] [data-billet]').trigger('keydown', { key: 'm' })
    expect(app.find('.moving').exists()).toBe(false)
    expect(app.get('.notice').text()).toBe(whyNotMove)
  })

  it('keeps a long list short on the page', async () => {
    localStorage.setItem('roster.mode', 'list')
    opened = await openRoster({ 'fng.roster': () => longRoster(500) })
    expect(opened.app.get('[role="grid"]').attributes('aria-rowcount')).toBe('501')
    expect(opened.app.findAll('[role="row"][data-billet]').length).toBeLessThan(100)
    // Also while a filter leaves few of them: Man39 and Man390 to Man399.
    await opened.app.get('input[type="search"]').setValue('man39')
    expect(opened.app.get('[role="grid"]').attributes('aria-rowcount')).toBe('12')
    expect(opened.app.findAll('[role="row"][data-billet]').length).toBeLessThan(11)
  })

  it('offers every man to the palette, whose name opens his page', async () => {
    opened = await openRoster()
    const men = useCommandList().all.filter((command) => command.group === 'Men')
    expect(men).toHaveLength(43)
    const odom = men.find((command) => command.title === 'GySgt Odom, L.')!
    expect(odom.hint).toBe('Platoon sergeant, Platoon HQ')
    odom.run()
    await vi.dynamicImportSettled()
    await flushPromises()
    expect(opened.router.currentRoute.value.name).toBe('fng.soldier')
  })
})
