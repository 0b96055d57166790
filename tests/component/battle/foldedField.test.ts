import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import type { FieldView, FormValue } from '../../../src/games/fng/contract/battle.ts'
import FoldedField from '../../../src/games/fng/screens/battle/FoldedField.vue'

const among = [
  { id: 1, label: 'Sgt Mercer, J.', detail: 'REP 5, M-14', side: 'ours' },
  { id: 2, label: 'LCpl Ruiz, M.', detail: 'REP 4, M-14', side: 'ours' },
] as const
const near: FieldView = { kind: 'picks', name: 'near', label: 'Near him', help: 'They test.', least: 0, most: 2, among }
const target: FieldView = { kind: 'pick', name: 'target', label: 'Target', help: null, optional: false, among }

const show = (field: FieldView, value: FormValue) =>
  mount(FoldedField, { props: { field, value, prefix: 'lines.0' }, attachTo: document.body })

describe('a field of a line', () => {
  it('stands in words while nobody is to be changed', () => {
    expect(show(near, []).text()).toMatch(/^Near him\s*None\s*Change$/)
    expect(show(near, [2, 1]).text()).toContain('LCpl Ruiz, M.; Sgt Mercer, J.')
    expect(show(target, 1).findAll('input')).toHaveLength(0)
  })

  it('opens to its choices, with the keys on what is chosen', async () => {
    const shown = show(target, 2)
    await shown.get('button').trigger('click')
    await shown.vm.$nextTick()
    expect((document.activeElement as HTMLInputElement).value).toBe('2')
    await shown.findAll('input')[0]!.trigger('change')
    expect(shown.emitted('set')).toEqual([[1]])
    shown.unmount()
  })

  it('is open from the start where somebody must still be named, and stays so', async () => {
    const shown = show(target, null)
    expect(shown.findAll('input')).toHaveLength(2)
    await shown.setProps({ value: 1 })
    expect(shown.findAll('input')).toHaveLength(2)
  })

  it('leaves alone what is no choice among figures', () => {
    expect(show({ kind: 'flag', name: 'moved', label: 'Has moved', help: null }, true).find('input').exists()).toBe(
      true,
    )
  })
})
