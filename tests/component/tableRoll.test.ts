import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
// Pages are fetched when they are first opened; this one is here by then.
import '../../src/renderer/screens/tables/TablesScreen.vue'
import { openApp } from './support/openApp.ts'

let opened: Awaited<ReturnType<typeof openApp>>
afterEach(() => {
  opened.app.unmount()
  localStorage.clear()
})

const called = (procedure: string) => opened.bridge.calls.filter((call) => call.procedure === procedure)

describe('a table rolled on alone', () => {
  it('asks what the table names, and tries it without writing anything down', async () => {
    opened = await openApp('/tour/bravo.tour/tables/mission.contact')
    const form = opened.app.get('.alone form')
    await form.get('input[type="checkbox"]').setValue(true)
    await form
      .findAll('input')
      .find((one) => one.attributes('placeholder') === 'the program rolls')!
      .setValue('3 6')
    await form.trigger('submit')
    await flushPromises()
    expect(called('tables.try').at(-1)?.input).toMatchObject({
      table: 'mission.contact',
      campaign: 'bravo.tour',
      numbers: { REP: 4 },
      when: { rainySeason: true },
      faces: [3, 6],
      soldierId: null,
    })
    expect(opened.app.get('.came').text()).toContain('Contact: one die passes')
    expect(called('fng.rollTable')).toEqual([])
  })

  it('writes down the dice that were shown', async () => {
    opened = await openApp('/tour/bravo.tour/tables/mission.contact')
    await opened.app.get('.alone form').trigger('submit')
    await flushPromises()
    await opened.app.get('.write input').setValue('For a friend')
    await opened.app.get('.write').trigger('submit')
    await flushPromises()
    expect(called('fng.rollTable').at(-1)?.input).toMatchObject({
      campaign: 'bravo.tour',
      input: { table: 'mission.contact', words: 'For a friend' },
      dice: 'program',
      faces: [3, 6],
    })
  })

  it('does not take what no die shows', async () => {
    opened = await openApp('/tour/bravo.tour/tables/mission.contact')
    const form = opened.app.get('.alone form')
    await form
      .findAll('input')
      .find((one) => one.attributes('placeholder') === 'the program rolls')!
      .setValue('7')
    expect(form.get('button[type="submit"]').attributes('disabled')).toBeDefined()
  })
})
