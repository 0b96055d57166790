import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import type { SideView, TroopView } from '../../../src/games/bookgun/contract/turn.ts'
import DeploySheet from '../../../src/games/bookgun/screens/setup/DeploySheet.vue'
import type { ReadyUnit } from '../../../src/games/bookgun/screens/setup/ready.ts'

const ready = [{ id: 7, label: 'Mortar team', mobility: 'foot' } as ReadyUnit]
const sheet = (troops: readonly Partial<TroopView>[]) =>
  mount(DeploySheet, {
    props: {
      side: { id: 1, kind: 'army', name: 'Noor', markers: [], troops } as unknown as SideView,
      ...{ ready, mayConceal: false, busy: false },
    },
  })
const isTicked = (of: ReturnType<typeof sheet>) =>
  of.findAll<HTMLInputElement>('input[type="checkbox"]').some((one) => one.element.checked)

it('all go at first; who was left out stays so when the page is made anew, as after the machine was handed over', () => {
  expect(isTicked(sheet([]))).toBe(true)
  expect(isTicked(sheet([{ id: 3, name: '1st Section', fit: 7, formation: 'open order' }]))).toBe(false)
})
