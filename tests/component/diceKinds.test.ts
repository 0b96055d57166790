import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { nextTick } from 'vue'
import { afterEach, describe, expect, it } from 'vitest'
import { createApi } from '../../src/contract/client.ts'
import type { QuestionView, WantedThrowView } from '../../src/contract/question.ts'
import type { ReadingView } from '../../src/contract/reading.ts'
import { apiKey } from '../../src/renderer/api.ts'
import DieFace from '../../src/renderer/components/DieFace.vue'
import { diceOff } from '../../src/renderer/components/readingRows.ts'
import DiceSlip from '../../src/renderer/components/slip/DiceSlip.vue'
import { dieWords, glued, lineExample, poolWords } from '../../src/renderer/components/slip/slipWords.ts'
import { fakeBridge } from './support/fakeBridge.ts'

type DiceQuestion = Extract<QuestionView, { kind: 'dice' }>
const thrown = (count: number, sides?: number, readings: readonly ReadingView[] = []): WantedThrowView => ({
  ...{ key: `d${sides}`, subject: 1, occurrence: 0, count, why: `Throw of ${count}`, rows: [], readings, note: null },
  ...(sides === undefined ? {} : { sides }),
})
let slip: VueWrapper
const open = (...throws: WantedThrowView[]) => {
  const question: DiceQuestion = { kind: 'dice', throws }
  slip = mount(DiceSlip, {
    props: { question, busy: false, draft: 'toy 1' },
    attachTo: document.body,
    global: { plugins: [createPinia()], provide: { [apiKey as symbol]: createApi(fakeBridge({})) } },
  })
}
const press = async (...keys: string[]) => {
  for (const key of keys) window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
  await nextTick()
}
const faces = () => (slip.emitted('take')![0]![0] as readonly { faces: readonly number[] }[]).map((one) => one.faces)
afterEach(() => {
  slip.unmount()
  localStorage.clear()
})

describe('dice of other than six sides', () => {
  it('are named beside the drawing, kind by kind', () => {
    open(thrown(1, 12))
    expect(slip.get('h2').text()).toBe('One d12')
    expect([dieWords(1), dieWords(2), dieWords(2, 8), dieWords(14, 10)]).toEqual([
      ...['One die', 'Two dice', 'Two d8', '14 d10'],
    ])
    expect(poolWords([{ count: 2, sides: 8 }, { count: 3 }, { count: 1, sides: 8 }])).toBe('3d8, 3d6')
    expect(poolWords([{ count: 2 }, { count: 3 }])).toBe('5 dice')
    expect(lineExample([{ count: 1, sides: 12 }, { count: 2 }])).toBe('d12 d6 d6')
    expect(lineExample([{ count: 9, sides: 12 }])).toBe('d12 d12 d12 d12 d12 d12 d12 d12 …')
  })

  it('show on the screen that a first digit waits for its second', async () => {
    open(thrown(2, 12))
    await press('1')
    expect(slip.get('.asks-more').text()).toBe('1_ Its second digit, or Enter for a 1.')
    await press('2')
    expect(slip.find('.asks-more').exists()).toBe(false)
    await press('1', 'Enter')
    await press('Enter')
    expect(faces()).toEqual([[12, 1]])
  })

  it('end a face that was begun with a blank or a comma, as a line does', async () => {
    open(thrown(3, 20))
    await press('1', ' ', '2', ',', '1', '9', 'Enter')
    expect(faces()).toEqual([[1, 2, 19]])
  })

  it('take back with Backspace what was begun, and no die that lies', async () => {
    open(thrown(2, 12))
    await press('7', '1', 'Backspace', '8', 'Enter')
    expect(faces()).toEqual([[7, 8]])
  })

  it('of several kinds say which of them each throw takes', async () => {
    open(thrown(2, 8), thrown(3), thrown(2, 12))
    expect(slip.get('h2').text()).toBe('3 throws, 2d8, 3d6, 2d12')
    expect(slip.findAll('.folded .dim').map((one) => one.text())).toEqual(['2d12'])
    expect(slip.get('textarea').attributes('placeholder')).toBe('d8 d8 d6 d6 d6 d12 d12')
    await press('8', '4', '6', '5', '1', '1', '1', '3', 'Enter', 'Enter')
    expect(faces()).toEqual([
      [8, 4],
      [6, 5, 1],
      [11, 3],
    ])
  })
})

describe('dice that are taken off', () => {
  const reading: ReadingView = {
    ...{
      table: null,
      house: false,
      about: null,
      target: null,
      facts: [],
      says: null,
      aim: null,
      sums: null,
      first: null,
      head: 'sum',
      each: false,
    },
    ...{ dice: 3, values: [1, 2, 3, 4, 5, 6, 7, 8], combine: 'sum', rows: [], out: [] },
    off: [{ die: 'highest', times: 2 }],
  }

  it('are shown struck out once all dice lie', async () => {
    open(thrown(3, 8, [reading]))
    const labels = () => slip.findAll('.slots .die').map((die) => die.attributes('aria-label'))
    await press('3', '8')
    expect(labels()).toEqual(['3 on a d8', '8 on a d8', 'd8 wanted'])
    await press('5')
    expect(labels()).toEqual(['3 on a d8', '8 on a d8, taken off', '5 on a d8'])
    expect(slip.findAll('.slots .struck')).toHaveLength(1)
  })

  it('go one after the other, of like ones the last', () => {
    open()
    const both = { ...reading, off: [{ die: 'highest', times: 1 } as const, { die: 'lowest', times: 1 } as const] }
    expect(diceOff(both, [6, 2, 6, 3])).toEqual([2, 1])
    expect(diceOff({ ...reading, off: [] }, [6, 2])).toEqual([])
  })
})

it.each([4, 8, 10, 12, 20])('a d%i is drawn in its shape, with its highest face inside', (sides) => {
  open()
  const die = mount(DieFace, { props: { face: sides, sides } })
  expect(die.get('text').text()).toBe(String(sides))
  expect(die.get('.body').attributes('d')).not.toBe(
    mount(DieFace, { props: { face: 7, sides: 7 } })
      .get('.body')
      .attributes('d'),
  )
})

it('a die of more faces than can be pressed is typed', async () => {
  open(thrown(1, 100))
  const field = slip.get<HTMLInputElement>('input[type="number"]')
  expect(field.attributes('aria-label')).toBe('The die, 1 to 100')
  field.element.value = '101'
  await field.trigger('change')
  expect(
    slip
      .findAll('.btn')
      .find((one) => one.text().startsWith('Take these dice'))!
      .attributes('disabled'),
  ).toBeDefined()
  field.element.value = '73'
  await field.trigger('change')
  await slip
    .findAll('.btn')
    .find((one) => one.text().startsWith('Take these dice'))!
    .trigger('click')
  expect(faces()).toEqual([[73]])
})

it('names of teams and cards are not broken at their hyphen, words are', () => {
  const whole = (name: string) => name.replace('-', '\u2060-\u2060')
  expect(glued('Teague, 1-A')).toBe(`Teague,\u00a0${whole('1-A')}`)
  expect(glued('card Q-84')).toBe(`card ${whole('Q-84')}`)
  expect(glued('a re-roll')).toBe('a re-roll')
})
