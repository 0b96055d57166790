import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import AmendChoice from '../../src/renderer/screens/journal/AmendChoice.vue'
import AmendThrow from '../../src/renderer/screens/journal/AmendThrow.vue'

const options = [
  { value: 'KS', label: 'king of spades' },
  { value: 'KH', label: 'king of hearts' },
]

it('a card that was dealt is put right by naming another, not by a list of all that were left', async () => {
  const choice = mount(AmendChoice, {
    props: { why: 'Wind', options, deck: 'the deck', told: { kind: 'choice', value: 'KS' } },
  })
  expect(choice.text()).toContain('king of spades, of the deck')
  expect(choice.find('input[type="radio"]').exists()).toBe(false)
  await choice.get('input').setValue('k h')
  await choice.get('input').trigger('keydown', { key: 'Enter' })
  expect(choice.emitted('tell')).toEqual([[{ kind: 'choice', value: 'KH' }]])
})

it('a choice is still picked from its list', async () => {
  const choice = mount(AmendChoice, { props: { why: 'Who?', options, deck: null, told: null } })
  await choice.findAll('input[type="radio"]')[1]!.setValue()
  expect(choice.emitted('tell')).toEqual([[{ kind: 'choice', value: 'KH' }]])
})

it('a die of more than nine sides says that it waits for a second digit', async () => {
  const was = { kind: 'dice', faces: [3] } as const
  const thrown = mount(AmendThrow, {
    props: { why: 'Current', count: 1, sides: 12, rows: [], told: was, was },
    attachTo: document.body,
  })
  const die = thrown.get('.face')
  await die.trigger('keydown', { key: '1' })
  expect(thrown.get('[role="status"]').text()).toBe('1_ Its second digit, or Enter for a 1.')
  expect(thrown.emitted('tell')).toBeUndefined()
  await die.trigger('keydown', { key: '1' })
  expect(thrown.emitted('tell')).toEqual([[{ kind: 'dice', faces: [11] }]])
  expect(thrown.find('[role="status"]').exists()).toBe(false)
  thrown.unmount()
})
