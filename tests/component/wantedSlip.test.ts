import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { nextTick } from 'vue'
import { afterEach, describe, expect, it } from 'vitest'
import { createApi } from '../../src/contract/client.ts'
import type { ReadingView } from '../../src/contract/reading.ts'
import type { WantedThrowView } from '../../src/contract/question.ts'
import { apiKey } from '../../src/renderer/api.ts'
import type { Wanted } from '../../src/renderer/composables/useStep.ts'
import WantedSlip from '../../src/renderer/components/slip/WantedSlip.vue'
import { fakeBridge } from './support/fakeBridge.ts'

const reading: ReadingView = {
  table: { id: 'combat-damage', title: 'Combat Damage', page: 32 },
  house: false,
  about: null,
  target: null,
  facts: ['Impact 3'],
  first: null,
  head: 'die',
  each: false,
  dice: 1,
  values: [1, 2, 3, 4, 5, 6],
  combine: 'sum',
  rows: [
    { from: 1, to: 1, score: '1', text: 'Obviously Dead', not: [], then: [] },
    { from: 2, to: 3, score: '2-3', text: 'Out of the Fight', not: ['No damage'], then: [] },
    { from: 4, to: 6, score: '4 or more', text: 'Knocked Down', not: [], then: [] },
  ],
  out: [],
}
const wantedThrow: WantedThrowView = {
  key: 'combat-damage',
  subject: 3,
  occurrence: 0,
  count: 1,
  why: 'Combat Damage: E2 8',
  rows: [
    { row: 0, text: 'Obviously Dead' },
    { row: 1, text: 'No damage' },
    { row: 2, text: 'No damage' },
  ],
  readings: [reading],
  note: 'One hit.',
}
const wanted = (over: Partial<WantedThrowView> = {}): Wanted => ({
  status: 'wanted',
  question: { kind: 'dice', throws: [{ ...wantedThrow, ...over }] },
  lines: [],
  answered: 1,
  rest: { least: 1, most: 31, cards: 0, choice: false },
})

let slip: VueWrapper
const open = (of: Wanted) => {
  slip = mount(WantedSlip, {
    props: { wanted: of, busy: false, draft: 'bravo.tour 12' },
    attachTo: document.body,
    global: { plugins: [createPinia()], provide: { [apiKey as symbol]: createApi(fakeBridge({})) } },
  })
}
const press = async (key: string, shiftKey = false) => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, cancelable: true }))
  await nextTick()
}
const button = (name: string) => slip.findAll('button').find((one) => one.text().startsWith(name))
afterEach(() => {
  slip.unmount()
  localStorage.clear()
})

describe('a slip of one throw', () => {
  it('has the program roll that throw and no other', async () => {
    open(wanted())
    await button('Roll this one')!.trigger('click')
    expect(slip.emitted('rollThrow')).toEqual([[wantedThrow, []]])
    await press('r')
    expect(slip.emitted('rollThrow')).toHaveLength(2)
    expect(slip.emitted('rollTheRest')).toBeUndefined()
  })

  it('says how much the rest of the step is, and rolls it by a button of its own', async () => {
    open(wanted())
    expect(slip.get('.stub').text()).toContain('1 to 31 dice')
    await button('Roll the rest of this step')!.trigger('click')
    await press('R', true)
    expect(slip.emitted('rollTheRest')).toEqual([[[]], [[]]])
    expect(slip.emitted('rollThrow')).toBeUndefined()
  })

  it('counts no die that lies on the slip already', async () => {
    open(wanted({ count: 2 }))
    await press('3')
    expect(slip.get('.stub').text()).toContain('1 to 31 dice')
    await press('4')
    expect(slip.get('.stub').text()).toContain('up to 29 dice')
  })

  it('leaves a die that the player has typed to him', async () => {
    open(wanted({ count: 2 }))
    await press('3')
    expect(button('Roll this one')!.attributes('disabled')).toBeDefined()
    await press('r')
    expect(slip.emitted('rollThrow')).toBeUndefined()
    await button('Last die')!.trigger('click')
    expect(button('Roll this one')!.attributes('disabled')).toBeUndefined()
  })

  it('has nothing left to roll once all that the step can ask for lies there', async () => {
    open({ ...wanted(), rest: { least: 1, most: 1, cards: 0, choice: false } })
    await press('3')
    expect(button('Roll the rest of this step')!.attributes('disabled')).toBeDefined()
    expect(slip.get('.stub').text()).not.toContain('dice')
    await press('R', true)
    expect(slip.emitted('rollTheRest')).toBeUndefined()
  })

  it('lights the row of the die that lies there, and strikes what does not count here', async () => {
    open(wanted())
    expect(slip.findAll('tbody tr').map((row) => row.find('td').text())).toEqual(['1', '2-3', '4 or more'])
    expect(slip.find('.lit').exists()).toBe(false)
    expect(slip.get('td.not s').text()).toBe('No damage')
    await press('3')
    expect(slip.get('.lit').text()).toContain('Out of the Fight')
  })

  it('strikes the rows that the first of two dice has ruled out, and no others', async () => {
    const rows = [0, 1, 2].map((score) => ({
      from: score,
      to: score,
      score: `${score}`,
      text: `row ${score}`,
      not: [],
      then: [],
    }))
    const passing: ReadingView = { ...reading, dice: 2, values: [1, 1, 1, 1, 0, 0], rows }
    open(wanted({ count: 2, readings: [passing] }))
    const struck = () => slip.findAll('tbody tr').map((row) => row.findAll('td > s').map((one) => one.text()))
    expect(struck()).toEqual([[], [], []])
    await press('4')
    expect(struck()).toEqual([['0', 'row 0'], [], []])
    await press('Backspace')
    await press('5')
    expect(struck()).toEqual([[], [], ['2', 'row 2']])
    await press('2')
    expect(slip.get('.lit').text()).toContain('row 1')
    expect(struck()).toEqual([[], [], ['2', 'row 2']])
  })

  it('offers each row to be picked once', async () => {
    open(wanted())
    await slip.get('.links .link').trigger('click')
    expect(slip.findAll('.outc li').map((one) => one.text())).toEqual(['Obviously Dead', 'No damage'])
  })
})
