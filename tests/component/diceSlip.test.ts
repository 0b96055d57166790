import { mount } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPinia } from 'pinia'
import { nextTick } from 'vue'
import { createApi } from '../../src/contract/client.ts'
import type { QuestionView } from '../../src/contract/question.ts'
import { apiKey } from '../../src/renderer/api.ts'
import DiceSlip from '../../src/renderer/components/slip/DiceSlip.vue'
import { useCampaign } from '../../src/renderer/stores/campaign.ts'
import { fakeBridge } from './support/fakeBridge.ts'
import { overview } from './support/sampleViews.ts'

type DiceQuestion = Extract<QuestionView, { kind: 'dice' }>
const question = (): DiceQuestion => ({
  kind: 'dice',
  throws: [
    {
      key: 'after.replacement',
      subject: 7,
      occurrence: 0,
      count: 2,
      why: 'Replacement for line 13',
      rows: [
        { row: 0, text: 'a man' },
        { row: 1, text: 'nobody' },
      ],
      readings: [],
      note: null,
    },
    { key: 'reputation', subject: 7, occurrence: 0, count: 1, why: 'His REP', rows: [], readings: [], note: null },
  ],
})
const mountSlip = (answers: Parameters<typeof fakeBridge>[0] = {}) =>
  mount(DiceSlip, {
    props: { question: question(), busy: false, draft: 'bravo.tour 12' },
    attachTo: document.body,
    global: { plugins: [createPinia()], provide: { [apiKey as symbol]: createApi(fakeBridge(answers)) } },
  })
let slip: ReturnType<typeof mountSlip>
const press = async (...keys: string[]) => {
  for (const key of keys) window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
  await nextTick()
}
afterEach(() => {
  slip.unmount()
  localStorage.clear()
})

describe('the dice slip', () => {
  it('is filled and handed in from the keyboard', async () => {
    slip = mountSlip()
    await press('3', '6')
    expect(slip.emitted('take')).toBeUndefined()
    await press('Enter')
    expect(slip.emitted('take')).toBeUndefined()
    await press('4', 'Enter')
    expect(slip.emitted('take')?.[0]?.[0]).toEqual([
      { kind: 'dice', key: 'after.replacement', subject: 7, occurrence: 0, by: 'player', faces: [3, 6] },
      { kind: 'dice', key: 'reputation', subject: 7, occurrence: 0, by: 'player', faces: [4] },
    ])
  })

  it('takes faces back with Backspace, also across throws', async () => {
    slip = mountSlip()
    await press('3', '6', 'Backspace', '2', '5', 'Backspace', '1', 'Enter')
    expect(slip.emitted('take')?.[0]?.[0]).toMatchObject([{ faces: [3, 2] }, { faces: [1] }])
  })

  it('knows no seventh face and leaves other keys alone', async () => {
    slip = mountSlip()
    await press('7', '0', 'a')
    expect(slip.findAll('.slot.lies')).toHaveLength(0)
  })

  it('lets a row be picked by hand instead of rolling', async () => {
    slip = mountSlip()
    await slip.get('.link').trigger('click')
    await slip.get('input[value="1"]').setValue()
    await press('5', 'Enter')
    expect((slip.emitted('take')![0]![0] as unknown[])[0]).toEqual({
      kind: 'row',
      key: 'after.replacement',
      subject: 7,
      occurrence: 0,
      by: 'player',
      row: 1,
    })
  })

  it('remembers what was typed when the window is closed, until the dice are taken', async () => {
    slip = mountSlip()
    await press('3')
    slip.unmount()
    slip = mountSlip()
    await press('6', '4', 'Enter')
    expect(slip.emitted('take')?.[0]?.[0]).toMatchObject([{ faces: [3, 6] }, { faces: [4] }])
    slip.unmount()
    slip = mountSlip()
    expect(slip.findAll('.slot.lies')).toHaveLength(0)
  })

  it('begins with the first of other throws, wherever it was left', async () => {
    slip = mountSlip()
    const list = slip.get('.throws').element
    list.scrollTop = 40
    await slip.setProps({
      question: { ...question(), throws: question().throws.map((one) => ({ ...one, subject: 8 })) },
    })
    await nextTick()
    expect(list.scrollTop).toBe(0)
  })

  it('keeps the throw that is due in sight, however many there are', async () => {
    slip = mountSlip()
    const [one] = question().throws
    const throws = Array.from({ length: 45 }, (_, subject) => ({
      ...one!,
      subject,
      count: 1,
      why: `Flashlight:${subject}`,
    }))
    await slip.setProps({ question: { ...question(), throws } })
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
    const shown = () =>
      (seen.mock.contexts as Element[]).map((row) => row.querySelector('.ask, .grow')!.textContent.trim())
    await press('3')
    await press('4')
    expect(shown()).toEqual(['Flashlight:1', 'Flashlight:2'])
    await press('Backspace')
    expect(shown().at(-1)).toBe('Flashlight:1')
    seen.mockRestore()
  })

  it('types nothing while a field has the keys', async () => {
    slip = mountSlip()
    const field = document.body.appendChild(document.createElement('input'))
    field.dispatchEvent(new KeyboardEvent('keydown', { key: '3', bubbles: true }))
    await nextTick()
    field.remove()
    expect(slip.findAll('.slot.lies')).toHaveLength(0)
  })

  it('says which of its throws a friend is asked for, on a device of his own', async () => {
    const place = { key: 'reputation', subject: 7, occurrence: 0 }
    slip = mountSlip({ 'campaign.overview': () => ({ ...overview, asked: [{ ...place, name: 'Ruth' }] }) })
    expect(slip.text()).not.toContain('Ruth')
    await useCampaign().open('bravo.tour')
    await nextTick()
    expect(slip.get('.folded').text()).toContain('asked of Ruth')
    expect(slip.get('.active').text()).not.toContain('Ruth')
    await slip.get('.folded').trigger('click')
    expect(slip.get('.active').text()).toContain('Ruth is asked to throw it')
  })
})
