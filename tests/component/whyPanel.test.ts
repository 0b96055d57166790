import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import WhyPanel from '../../src/renderer/components/WhyPanel.vue'
import { contactLine, contactTable, line } from './support/sampleViews.ts'

describe('the why panel', () => {
  it('marks the row that came up, and says target, modifiers and who rolled', () => {
    const panel = mount(WhyPanel, { props: { line: contactLine, table: contactTable } })
    expect(panel.findAll('.hit')).toHaveLength(1)
    expect(panel.get('.hit').text()).toContain('3d6 at the next Contact')
    const facts = panel.get('dl').text()
    expect(facts).toContain('Rainy season')
    expect(facts).toContain('by the program')
    expect(facts).toContain('57')
  })

  it('says when the row was chosen by hand', () => {
    const panel = mount(WhyPanel, { props: { line: { ...contactLine, picked: true, dice: [] }, table: contactTable } })
    expect(panel.get('dl').text()).toContain('chosen by hand')
  })

  it('does without a table', () => {
    const panel = mount(WhyPanel, { props: { line: line('REP 3', { target: 3, by: 'player' }), table: null } })
    expect(panel.find('table').exists()).toBe(false)
    expect(panel.text()).toContain('by hand')
  })
})
