import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { expect, it } from 'vitest'
import { createApi } from '../../../src/contract/client.ts'
import type { SideView, TroopView } from '../../../src/games/bookgun/contract/turn.ts'
import ConcealSheet from '../../../src/games/bookgun/screens/setup/ConcealSheet.vue'
import type { ReadyUnit } from '../../../src/games/bookgun/screens/setup/ready.ts'
import { apiKey, bridgeKey } from '../../../src/renderer/api.ts'
import { useCampaign } from '../../../src/renderer/stores/campaign.ts'
import { fakeBridge } from '../support/fakeBridge.ts'

const side = { id: 2, kind: 'insurgents', name: 'Sami', markers: [] as readonly TroopView[] } as SideView
const ready = [{ id: 7, label: 'Cell 1' } as ReadyUnit]
const given = { game: 1, side, ready, dummiesFor: [0, 0], holds: true, player: 'Sami', busy: false }

/** @param pinia what a window holds; a page that is opened again finds it. */
const opened = (props: typeof given = given, pinia = createPinia()) => {
  const bridge = fakeBridge({})
  const provide = { [bridgeKey as symbol]: bridge, [apiKey as symbol]: createApi(bridge) }
  return mount(ConcealSheet, { props, global: { plugins: [pinia], provide } })
}

it('what a player has written in secret stays until it is sealed: it may be refused', async () => {
  const sheet = opened()
  await sheet
    .findAll('button')
    .find((one) => one.text() === 'A unit')!
    .trigger('click')
  await sheet.get('input.place').setValue('the walled garden')
  await sheet.get('form').trigger('submit')
  expect(sheet.emitted('conceal')).toEqual([[[{ unit: 7, place: 'the walled garden' }]]])
  expect(sheet.get<HTMLInputElement>('input.place').element.value).toBe('the walled garden')
  await sheet.setProps({ side: { ...side, markers: [{ id: 9 } as TroopView] } })
  expect(sheet.find('input.place').exists()).toBe(false)
})

it('the dummies that go with real markers are those that the rules say', async () => {
  const sheet = opened({ ...given, dummiesFor: [0, 2] })
  const press = (text: string) =>
    sheet
      .findAll('button')
      .find((one) => one.text() === text)!
      .trigger('click')
  await press('A unit')
  expect(sheet.get('[role=status]').text()).toBe('1 real one takes 2 dummies: there are 0.')
  await press('A dummy')
  await press('A dummy')
  expect(sheet.get('[role=status]').text()).toBe('1 real, 2 dummies.')
})

it('a list half written waits for its player: the cover and another page lose nothing of it, and nobody else sees it', async () => {
  const pinia = createPinia()
  const tour = () => useCampaign(pinia)
  const before = opened(given, pinia)
  await tour().open('a.tour')
  await tour().hold(2)
  const press = (sheet: typeof before, text: string) =>
    sheet
      .findAll('button')
      .find((one) => one.text() === text)!
      .trigger('click')
  await press(before, 'A unit')
  await before.get('input.place').setValue('the walled garden')
  await tour().hold(null)
  expect(before.find('input.place').exists()).toBe(false)
  before.unmount()
  await tour().hold(1)
  const after = opened(given, pinia)
  expect(after.find('input.place').exists()).toBe(false)
  await tour().hold(2)
  expect(after.get<HTMLInputElement>('input.place').element.value).toBe('the walled garden')
})
