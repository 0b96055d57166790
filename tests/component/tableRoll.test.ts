import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
// Pages are fetched when they are first opened; this one is here by then.
import '../../src/renderer/screens/tables/TablesScreen.vue'
import { action, battle } from './battle/sampleBattle.ts'
import { openApp } from './support/openApp.ts'
import { overview, turnAt } from './support/sampleViews.ts'

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
    })
    expect(opened.app.get('.came').text()).toContain('Contact: one die passes')
    expect(called('fng.rollTable')).toEqual([])
  })

  it('types its dice by press and key, and says what they bring once all lie there', async () => {
    opened = await openApp('/tour/bravo.tour/tables/mission.contact')
    await flushPromises()
    const dice = () => opened.app.findAll('.live .slot.lies .die').map((die) => die.attributes('aria-label'))
    await opened.app.get('.live .face[aria-label="3"]').trigger('click')
    await flushPromises()
    expect(dice()).toEqual(['3'])
    expect(opened.app.get('.live .outcome').text()).not.toContain('Contact: one die passes')
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '6', cancelable: true }))
    await flushPromises()
    expect(dice()).toEqual(['3', '6'])
    expect(opened.app.get('.live .outcome').text()).toContain('Contact: one die passes')
    await opened.app.findAll('.live .slot')[0]!.trigger('click')
    await opened.app.get('.live .face[aria-label="1"]').trigger('click')
    await flushPromises()
    expect(dice()).toEqual(['1', '6'])
    await opened.app.get('.alone form').trigger('submit')
    await flushPromises()
    expect(called('tables.try').at(-1)?.input).toMatchObject({ faces: [1, 6] })
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

describe('a table in a battle', () => {
  const inBattle = (over: Parameters<typeof action>[2]) => ({
    'campaign.overview': () => ({ ...overview, phase: 'battle' }),
    'fng.turn': () => turnAt('battle'),
    'fng.battle': () => ({
      ...battle,
      actions: [action('fire', 'Fire', { tables: ['mission.contact'], ...over }), action('melee', 'Fight on')],
    }),
  })

  it('leads to the action that plays it', async () => {
    opened = await openApp('/tour/bravo.tour/tables/mission.contact', inBattle({}))
    const link = opened.app.findAll('a').find((one) => one.text().startsWith('Play it in the battle'))!
    expect(link.text()).toBe('Play it in the battle: Fire')
    expect(link.attributes('href')).toBe('/tour/bravo.tour/battle?action=fire')
  })

  it('says why that is not possible just now', async () => {
    opened = await openApp('/tour/bravo.tour/tables/mission.contact', inBattle({ refused: 'Nobody is active.' }))
    expect(opened.app.get('.plays').text()).toBe('In the battle Fire plays it, but not just now. Nobody is active.')
  })

  it('leads nowhere outside a battle, nor from a table that no action plays', async () => {
    opened = await openApp('/tour/bravo.tour/tables/mission.contact')
    expect(opened.app.find('.plays').exists()).toBe(false)
    expect(called('fng.battle')).toEqual([])
    opened.app.unmount()
    opened = await openApp('/tour/bravo.tour/tables/mission.contact', inBattle({ tables: [] }))
    expect(opened.app.find('.plays').exists()).toBe(false)
  })
})
