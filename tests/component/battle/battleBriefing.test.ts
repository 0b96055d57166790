import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, it } from 'vitest'
import { openApp } from '../support/openApp.ts'
import { mission, overview, turnAt } from '../support/sampleViews.ts'
import { battle, fireForm, map } from './sampleBattle.ts'

let opened: Awaited<ReturnType<typeof openApp>>
afterEach(() => {
  opened.app.unmount()
})
const key = async (name: string) => {
  const at = document.activeElement ?? document.body
  at.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
  await flushPromises()
}
const panel = () => opened.app.find('section[aria-label="The briefing"]')

it('the briefing lies at the side of the battle with B, and the board stays', async () => {
  opened = await openApp('/tour/bravo.tour/battle', {
    'campaign.overview': () => ({ ...overview, phase: 'battle' }),
    'fng.turn': () => turnAt('battle', { way: turnAt('recovery').way }),
    'fng.battle': () => battle,
    'fng.battleMap': () => map,
    'fng.mission': () => ({ ...mission, battle: 'fought' }),
    'battle.log': () => [],
  })
  await flushPromises()
  expect(opened.asked('fng.mission'), 'nothing is fetched before it is wanted').toEqual([])
  const opener = opened.app.get('button[aria-label="The briefing"]')
  await key('b')
  expect(panel().text()).toContain(mission.aim)
  expect(panel().findAll('tbody .number')).toHaveLength(6)
  expect(opened.app.find('.board .map').exists()).toBe(true)
  expect(document.activeElement).toBe(panel().element)
  await key('Escape')
  expect(panel().exists()).toBe(false)
  expect(document.activeElement).toBe(opener.element)
  await key('b')
  await key('b')
  expect(panel().exists()).toBe(false)
})

it('a form that lies open beside it is left first', async () => {
  opened = await openApp('/tour/bravo.tour/battle', {
    'campaign.overview': () => ({ ...overview, phase: 'battle' }),
    'fng.turn': () => turnAt('battle'),
    'fng.battle': () => battle,
    'fng.battleMap': () => map,
    'fng.battleForm': () => fireForm(),
    'fng.mission': () => ({ ...mission, battle: 'fought' }),
    'battle.log': () => [],
  })
  await flushPromises()
  await key('b')
  await key('f')
  const form = () => opened.app.find('form')
  ;(document.activeElement as HTMLElement).blur()
  expect([form().exists(), panel().exists()]).toEqual([true, true])
  await key('Escape')
  expect([form().exists(), panel().exists()]).toEqual([false, true])
  ;(document.activeElement as HTMLElement).blur()
  await key('Escape')
  expect(panel().exists()).toBe(false)
})
