import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import type { SideView, TroopView } from '../../../src/games/bookgun/contract/turn.ts'
import ConcealSheet from '../../../src/games/bookgun/screens/setup/ConcealSheet.vue'
import type { ReadyUnit } from '../../../src/games/bookgun/screens/setup/ready.ts'

const side = { id: 2, kind: 'insurgents', name: 'Sami', markers: [] as readonly TroopView[] } as SideView
const ready = [{ id: 7, label: 'Cell 1' } as ReadyUnit]
const given = { side, ready, dummiesFor: [0, 0], holds: true, player: 'Sami', busy: false }

it('what a player has written in secret stays until it is sealed: it may be refused', async () => {
  const sheet = mount(ConcealSheet, { props: given })
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
  const sheet = mount(ConcealSheet, { props: { ...given, dummiesFor: [0, 2] } })
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
