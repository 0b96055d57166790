import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import type { FieldView } from '../../../src/games/fng/contract/battle.ts'
import FormFields from '../../../src/games/fng/screens/battle/FormFields.vue'
import { changed, unsettled } from '../../../src/games/fng/screens/battle/changedValues.ts'

const among = [1, 2].map((id) => ({ id, label: `E1 ${id}`, detail: 'REP 4', side: 'theirs' as const }))
const target: FieldView = { kind: 'pick', name: 'target', label: 'Target', help: null, optional: false, among }
const options = [
  { value: 'open', label: 'In the open' },
  { value: 'cover', label: 'In cover' },
]
const stands: FieldView = { kind: 'choice', name: 'stands', label: 'Stands', help: null, about: 'target', options }
const prone: FieldView = { kind: 'flag', name: 'prone', label: 'Prone', help: null, about: 'target' }
const known = [target, { ...stands, known: 'in cover' }, { ...prone, known: '' }]
const values = { target: 1, stands: 'cover', prone: false }
const rowsField = (line: readonly FieldView[]): Extract<FieldView, { kind: 'rows' }> => ({
  kind: 'rows',
  name: 'targets',
  label: 'Targets',
  help: null,
  least: 1,
  most: 3,
  lines: [line],
  fresh: {},
})
const show = (line: readonly FieldView[]) =>
  mount(FormFields, {
    props: { fields: [rowsField(line)], values: { targets: [values] }, prefix: 'fire', path: [] },
    attachTo: document.body,
  })

describe('what the table is known to show', () => {
  it('is told in a line instead of asked', () => {
    const shown = show(known)
    expect(shown.text()).toMatch(/As they stand\s*in cover\s*Not like this/)
    expect(shown.findAll('[data-field="stands"], [type="checkbox"]')).toHaveLength(0)
    expect(show([target, stands, prone]).text()).not.toContain('As they stand')
    expect(show([target, stands, prone]).findAll('[data-field="stands"], [type="checkbox"]')).toHaveLength(2)
  })

  it('is asked of who says that it is not like this, the keys on what it was', async () => {
    const shown = show(known)
    await shown.get('.known button').trigger('click')
    await shown.vm.$nextTick()
    expect((document.activeElement as HTMLInputElement).value).toBe('cover')
    await shown.get('input[value="open"]').trigger('change')
    expect(shown.emitted('set')).toEqual([['targets', [{ ...values, stands: 'open' }]]])
    shown.unmount()
  })
})

describe('values that hang on who is named', () => {
  it('are left out when another is named, and when somebody may stand otherwise', () => {
    expect(changed(known, values, 'target', 2)).toEqual({ target: 2 })
    expect(changed(known, values, 'stands', 'open')).toEqual({ ...values, stands: 'open' })
    const form = { shooters: [7], targets: [values] }
    expect(unsettled([rowsField(known)], form)).toEqual({ shooters: [7], targets: [{ target: 1 }] })
  })
})
