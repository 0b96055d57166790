import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { defineComponent, h, nextTick, shallowRef } from 'vue'
import { afterEach, expect, it } from 'vitest'
import type { Answer } from '../../src/contract/answers.ts'
import { createApi } from '../../src/contract/client.ts'
import type { QuestionView, TriedView } from '../../src/contract/question.ts'
import { apiKey } from '../../src/renderer/api.ts'
import { nothingTried } from '../../src/renderer/components/slip/useTrial.ts'
import WantedSlip from '../../src/renderer/components/slip/WantedSlip.vue'
import { useCampaign } from '../../src/renderer/stores/campaign.ts'
import { fakeBridge, sampleAnswers } from './support/fakeBridge.ts'

const thrown = (key: string, sides = 6, count = 1): QuestionView => ({
  kind: 'dice',
  throws: [
    {
      ...{ key, subject: 1, occurrence: 0, count, why: `Throw ${key}`, rows: [], readings: [], note: null },
      ...(sides === 6 ? {} : { sides }),
    },
  ],
})
const choice: QuestionView = {
  ...{ kind: 'choice', key: 'c', subject: 1, occurrence: 0, why: 'where is it now' },
  options: [
    { value: 'here', label: 'Here' },
    { value: 'there', label: 'There' },
  ],
}

let page: VueWrapper
/** What has been taken: of dice their faces. */
let taken: readonly (readonly number[])[]
/** A step that asks one question after the other; the first is asked. `goOn` lets the answer that is on its way come. */
let goOn: () => Promise<void>
/** Lets the trial tell what comes next. */
let tell: () => Promise<void>

const nextDie = (next: QuestionView | null) => (next?.kind === 'dice' ? (next.throws[0]!.sides ?? 6) : null)

async function open(
  questions: readonly QuestionView[],
  { told, slow = false }: { told?: Partial<TriedView>; slow?: boolean } = {},
): Promise<void> {
  const at = shallowRef(0)
  const busy = shallowRef(false)
  taken = []
  let tells: (() => void)[] = []
  const trial = () => ({ ...nothingTried, next: 'Next', nextDie: nextDie(questions[at.value + 1] ?? null), ...told })
  const bridge = fakeBridge({
    ...sampleAnswers(),
    'pending.try': () => {
      const tried = trial()
      if (!slow) return tried
      return new Promise((resolve) => {
        tells.push(() => {
          resolve(tried)
        })
      })
    },
  })
  const pinia = createPinia()
  const Step = defineComponent({
    setup: () => () => {
      const question = questions[at.value]
      if (question === undefined) return h('p', 'done')
      return h(WantedSlip, {
        wanted: { status: 'wanted', question, lines: [], answered: at.value, rest: null },
        busy: busy.value,
        draft: 'toy 1',
        onTake: (answers: Answer[]) => {
          taken = [...taken, ...answers.map((one) => (one.kind === 'dice' ? one.faces : []))]
          busy.value = true
        },
      })
    },
  })
  page = mount(Step, {
    attachTo: document.body,
    global: { plugins: [pinia], provide: { [apiKey as symbol]: createApi(bridge) } },
  })
  await useCampaign(pinia).open('bravo.tour')
  goOn = async () => {
    await flushPromises()
    if (busy.value) at.value += 1
    busy.value = false
    await flushPromises()
  }
  tell = async () => {
    const all = tells
    tells = []
    for (const one of all) one()
    await flushPromises()
  }
}
const press = async (...keys: (string | KeyboardEventInit)[]) => {
  for (const one of keys) {
    const init = typeof one === 'string' ? { key: one } : one
    window.dispatchEvent(new KeyboardEvent('keydown', { ...init, cancelable: true }))
    await nextTick()
  }
}
const lying = () => page.findAll('.slot.lies .die').map((one) => one.attributes('aria-label'))
const asked = () => page.find('.slip').text()
const hint = () => page.find('.outcome .then').text().replaceAll(' ', ' ')
const tapped = (face: number) => page.get(`.face[aria-label="${face}"]`).trigger('click')
afterEach(() => {
  page.unmount()
  localStorage.clear()
})

it('a die typed on a full slip hands it in and is the first of the next question', async () => {
  await open([thrown('a', 6, 2), thrown('b', 6, 2)])
  await press('3', '5')
  await flushPromises()
  expect(hint()).toBe('Type or tap next: Next')
  expect(taken).toEqual([])
  await press('4')
  expect(taken).toEqual([[3, 5]])
  await goOn()
  expect(asked()).toContain('Throw b')
  expect(lying()).toEqual(['4'])
  await press('1')
  await flushPromises()
  expect(taken).toEqual([[3, 5]])
  await press('Enter')
  expect(taken).toEqual([
    [3, 5],
    [4, 1],
  ])
})

it('a face tapped on a full slip does the same; where nothing follows it puts the last die right', async () => {
  await open([thrown('a'), thrown('b')])
  await tapped(3)
  await flushPromises()
  await tapped(5)
  expect(taken).toEqual([[3]])
  await goOn()
  expect(lying()).toEqual(['5'])
  await flushPromises()
  await tapped(6)
  expect(lying()).toEqual(['6'])
  expect(taken).toEqual([[3]])
})

it.each([
  ['the step ends', [thrown('a')]],
  ['a choice follows', [thrown('a'), choice]],
])('no die hands the last throw in where %s', async (_, questions) => {
  await open(questions)
  await press('3')
  await flushPromises()
  expect(page.find('.outcome').text()).not.toMatch(/Type|tap/)
  await press('2')
  await goOn()
  expect(taken).toEqual([])
  expect(lying()).toEqual(['3'])
})

it('what is sealed is not told by a die that hands in', async () => {
  await open([thrown('a'), thrown('b')], { told: { sealed: true, next: null, nextDie: null } })
  await press('3')
  await flushPromises()
  await press('2')
  expect(taken).toEqual([])
})

it('Backspace puts the last die right before it, and a die that is chosen takes the digit', async () => {
  await open([thrown('a', 6, 2), thrown('b')])
  await press('3', '5', 'Backspace', '6')
  await flushPromises()
  expect(lying()).toEqual(['3', '6'])
  await page.get('.slot').trigger('click')
  await press('1')
  expect(lying()).toEqual(['1', '6'])
  expect(taken).toEqual([])
})

it('a die that is typed before it is known what follows waits until it is', async () => {
  await open([thrown('a'), thrown('b')], { slow: true })
  await press('3')
  await flushPromises()
  await press('2', '4', 'Backspace')
  expect(taken).toEqual([])
  await tell()
  expect(taken).toEqual([[3]])
  await goOn()
  expect(lying()).toEqual(['2'])
})

it('nothing that waits is laid where a choice follows after all', async () => {
  await open([thrown('a'), choice], { told: { nextDie: 6 } })
  await press('3')
  await flushPromises()
  await press('2')
  expect(taken).toEqual([[3]])
  await goOn()
  expect(asked()).toContain('Your choice')
  expect(taken).toEqual([[3]])
})

it('dice typed while an answer is on its way go to the next question, one question after the other', async () => {
  await open([thrown('a'), thrown('b', 6, 2), thrown('c')])
  await press('3')
  await flushPromises()
  await press('1', '2', '6')
  await goOn()
  expect(taken).toEqual([[3], [1, 2]])
  await goOn()
  expect(asked()).toContain('Throw c')
  expect(lying()).toEqual(['6'])
})

it('a die of two digits is typed on as it is typed anywhere', async () => {
  await open([thrown('a', 12), thrown('b', 12), thrown('c')])
  await press('1', '2')
  await flushPromises()
  await press('1')
  expect(taken).toEqual([[12]])
  await goOn()
  expect(page.get('.asks-more').text()).toContain('1_')
  await press('1')
  await flushPromises()
  expect(hint()).toBe('Type next: Next')
  await press('9')
  expect(taken).toEqual([[12]])
  await press('5')
  await goOn()
  expect(taken).toEqual([[12], [11]])
  expect(lying()).toEqual(['5'])
})

it('a face that a second digit ends goes on too', async () => {
  await open([thrown('a', 12), thrown('b', 12)])
  await press('1', '7')
  await flushPromises()
  expect(taken).toEqual([[1]])
  await goOn()
  expect(lying()).toEqual(['7 on a d12'])
})

it('a key that is held down hands nothing in', async () => {
  await open([thrown('a', 6, 2), thrown('b')])
  await press('3', { key: '3', repeat: true })
  await flushPromises()
  await press({ key: '3', repeat: true })
  expect(taken).toEqual([])
  expect(lying()).toEqual(['3', '3'])
})
