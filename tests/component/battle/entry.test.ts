import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, it } from 'vitest'
import { overview, mission, turnAt } from '../support/sampleViews.ts'
import { openApp } from '../support/openApp.ts'

let opened: Awaited<ReturnType<typeof openApp>>
afterEach(() => {
  opened.app.unmount()
})

it.each([
  ['ready', 'Play it with the battle tracker', 'Track the battle'],
  ['fought', 'The battle is under way.', 'Go on with the battle'],
  ['ended', 'has filled in this report', 'Look at the battle'],
] as const)('a battle that is %s is led to from its report', async (battle, text, act) => {
  const form = { kind: 'report' as const, mission, men: [], boxes: [], filled: null, battle }
  opened = await openApp('/tour/bravo.tour/half-month', {
    'campaign.overview': () => ({ ...overview, phase: 'battle' }),
    'turn.view': () => turnAt('battle', { form }),
  })
  await flushPromises()
  const entry = opened.app.get('main .entry')
  expect(entry.text()).toContain(text)
  expect(entry.get('a').text()).toBe(act)
  expect(entry.get('a').attributes('href')).toBe('/tour/bravo.tour/battle')
})
