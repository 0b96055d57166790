import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import type { SideView, TroopView } from '../../../src/games/bookgun/contract/turn.ts'
import ConcealSheet from '../../../src/games/bookgun/screens/setup/ConcealSheet.vue'
import type { ReadyUnit } from '../../../src/games/bookgun/screens/setup/ready.ts'

const side = { id: 2, kind: 'insurgents', name: 'Sami', markers: [] as readonly TroopView[] } as SideView
const ready = [{ id: 7, label: 'Cell 1' } as ReadyUnit]

it('what a player has written in secret stays until it is sealed: it may be refused', async () => {
  const sheet = mount(ConcealSheet, { props: { side, ready, holds: true, player: 'Sami', busy: false } })
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
