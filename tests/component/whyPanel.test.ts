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
    expect(facts).toContain('NeededA 4 or less passes')
    expect(facts).toContain('Rainy season')
    expect(facts).toContain('by the program')
    expect(facts).toContain('57')
  })

  it('says when the row was chosen by hand', () => {
    const panel = mount(WhyPanel, { props: { line: { ...contactLine, picked: true, dice: [] }, table: contactTable } })
    expect(panel.get('dl').text()).toContain('chosen by hand')
  })

  it('puts the numbers of the roll in place of their names', () => {
    const table = {
      ...contactTable,
      rows: [
        { from: 'm', to: 'more', result: 'No effect' } as const,
        { from: 'less', to: 'm - 1', result: 'Short' } as const,
      ],
    }
    const short = line('Short Timer', {
      table: { id: 'x', title: 'Short Timer check', page: 104, row: 1 },
      numbers: { REP: 4, m: 11 },
    })
    const panel = mount(WhyPanel, { props: { line: short, table } })
    expect(panel.get('.hit').text()).toContain('up to 10')
    expect(panel.get('dl').text()).toContain('Month in-country11')
  })

  it('names the player who rolled', () => {
    const panel = mount(WhyPanel, { props: { line: line('REP 3', { by: 'player', who: 'Anna' }), table: null } })
    expect(panel.get('dl').text()).toContain('by Anna')
  })

  it('does without a table', () => {
    const panel = mount(WhyPanel, { props: { line: line('REP 3', { target: 3, by: 'player' }), table: null } })
    expect(panel.find('table').exists()).toBe(false)
    expect(panel.text()).toContain('by hand')
  })

  describe('where the table has house rules', () => {
    const marks = { rows: [1], modifiers: [], differences: [{ what: 'Row 2, words', book: 'Wait', house: 'Go' }] }
    const house = { ...contactTable, title: 'As in the house', house: { ...marks, book: contactTable } }
    const rolledBy = { id: contactTable.id, title: 'Contact test', page: 57, row: 0 }

    it('shows the table as it was rolled on, with what differs', () => {
      const by = { ...contactLine, table: { ...rolledBy, house } }
      const panel = mount(WhyPanel, { props: { line: by, table: contactTable } })
      expect(panel.get('caption').text()).toContain('As in the house')
      expect(panel.get('dl').text()).toContain('Row 2, words: Go, in the book Wait')
      expect(panel.findAll('tr.house')).toHaveLength(1)
    })

    it('shows the book for what was rolled before the house rules were', () => {
      const panel = mount(WhyPanel, { props: { line: { ...contactLine, table: rolledBy }, table: house } })
      expect(panel.get('caption').text()).toContain(contactTable.title)
      expect(panel.find('.chip').exists()).toBe(false)
    })
  })
})
