import { mount, RouterLinkStub, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryHistory } from 'vue-router'
import { createApi } from '../../src/contract/client.ts'
import { formBytes } from '../../src/contract/formLength.ts'
import type { BoxRead, FormRead } from '../../src/contract/print.ts'
import { reportHash } from '../../src/games/fng/contract/hashes.ts'
import ReportForm from '../../src/games/fng/screens/forms/ReportForm.vue'
import { apiKey, bridgeKey } from '../../src/renderer/api.ts'
import BoxesRead from '../../src/renderer/components/filled/BoxesRead.vue'
import { createAppRouter } from '../../src/renderer/router.ts'
import { useFilledForms } from '../../src/renderer/stores/filledForms.ts'
import { openProgram, settle, type OpenProgram } from './habits/openProgram.ts'
import { fakeBridge, Refusal } from './support/fakeBridge.ts'
import { reportBoxes } from './support/reportBoxes.ts'
import { men } from './support/sampleReport.ts'
import { mission } from './support/sampleViews.ts'

const number = (field: string) => reportBoxes.find((one) => one.field === field)!.box
const box = (field: string, part: string, over: Partial<BoxRead>): BoxRead => ({
  name: part === '' ? String(number(field)) : `${number(field)}/${part}`,
  box: String(number(field)),
  of: null,
  label: field,
  written: String(over.value),
  fault: null,
  value: null,
  ...over,
})
const boxes: readonly BoxRead[] = [
  box('fate', '2', { of: 'Pfc Man 2', written: 'Out of the Fight', value: 'outOfTheFight' }),
  box('killsConfirmed', '3', { of: 'Pfc Man 3', value: 2 }),
  box('killsToRoll', '3', { of: 'Pfc Man 3', written: 'many', fault: 'This is no number from 0 to 999.' }),
  box('civilianCasualties', '', { value: 1 }),
  box('onDemand', 'A', { written: 'ticked', value: true }),
  box('otherPoints', '1', { value: -2 }),
  box('otherPoints', '1 why', { value: 'the bridge' }),
  box('notes', '', { value: 'Held the ford.' }),
]
const read: FormRead = {
  code: 'R2-K',
  place: {
    title: 'Report of mission 2',
    page: { route: 'fng.halfMonth', params: {}, hash: reportHash(mission.id) },
    note: null,
  },
  boxes,
}

describe('a report that was filled in as a PDF', () => {
  const fields = reportBoxes.map(({ field }) => field)
  let form: VueWrapper
  const open = (over: Partial<FormRead['place']['page']> = {}, campaign: string | null = null) => {
    const pinia = createPinia()
    setActivePinia(pinia)
    const page = { ...read.place.page, ...over }
    useFilledForms().held = { campaign, file: 'report.pdf', read: { ...read, place: { ...read.place, page } } }
    const bridge = fakeBridge({})
    form = mount(ReportForm, {
      props: { mission: { ...mission, reportFields: fields }, men, boxes: reportBoxes, busy: false },
      global: {
        plugins: [pinia],
        stubs: { RouterLink: RouterLinkStub, TakeForm: true },
        provide: { [bridgeKey as symbol]: bridge, [apiKey as symbol]: createApi(bridge) },
      },
    })
  }
  const value = (selector: string) => form.get<HTMLInputElement>(selector).element.value
  afterEach(() => {
    form.unmount()
    localStorage.clear()
  })

  it('stands box by box over the form, with what is wrong beside it, and in the form', () => {
    open()
    const list = form.get('[aria-label="Read from report.pdf"]')
    expect(list.get('[role="status"]').text()).toContain(
      'R2-K from report.pdf. 8 boxes written in, one of them needs a look and stands first.',
    )
    const rows = list.findAll('tbody tr').map((row) => row.findAll('th, td').map((cell) => cell.text()))
    expect(rows).toHaveLength(boxes.length)
    expect(rows[0]![2]).toBe('manyThis is no number from 0 to 999.')
    expect(rows[1]).toEqual([String(number('fate')), 'Pfc Man 2: fate', 'Out of the Fight'])
    expect(value('[data-man="2"] [data-field="fate"]')).toBe('outOfTheFight')
    expect(value('[data-man="3"] [data-field="killsConfirmed"]')).toBe('2')
    expect(value('[data-man="3"] [data-field="killsToRoll"]')).toBe('0')
    expect(value('[name="civilianCasualties"]')).toBe('1')
    expect([value('[aria-label="Points 1"]'), value('[aria-label="Reason 1"]')]).toEqual(['-2', 'the bridge'])
    expect(value('textarea')).toBe('Held the ford.')
    expect(form.emitted('submit')).toBeUndefined()
    expect(useFilledForms().held).toBeNull()
  })

  it('marks a box that is refused with colour and word, and is handed in at the second word while nobody looked', async () => {
    open()
    const cell = form.get('[data-man="3"] [data-field="killsToRoll"]')
    expect(form.findAll('[data-refused]').map((one) => one.attributes('data-field'))).toEqual(['killsToRoll'])
    expect(cell.attributes('title')).toBe('The form says "many". This is no number from 0 to 999.')
    expect(form.get('[data-man="3"] .chip.refused').text()).toBe('refused')
    await form.get('form').trigger('submit')
    expect(form.emitted('submit')).toBeUndefined()
    expect(form.get('.send').text()).toContain('One box of the filled form does not count as written: look there')
    await form.get('form').trigger('submit')
    expect(form.emitted('submit')).toHaveLength(1)
  })

  it('asks nothing once its box has been looked at, and asks again for another form', async () => {
    open()
    await form.get('[data-man="3"] [data-field="killsToRoll"]').setValue('2')
    expect(form.find('[data-refused]').exists()).toBe(false)
    await form.get('form').trigger('submit')
    expect(form.emitted('submit')).toHaveLength(1)
    const worse = box('woundedLeft', '', { written: 'few', fault: 'This is no number from 0 to 99.' })
    useFilledForms().held = { campaign: null, file: 'again.pdf', read: { ...read, boxes: [worse] } }
    await form.vm.$nextTick()
    expect(form.get('[name="woundedLeft"]').attributes('data-refused')).toBe('')
    expect(form.text()).toContain('The form says "few". This is no number from 0 to 99.')
    await form.get('form').trigger('submit')
    expect(form.emitted('submit')).toHaveLength(1)
  })

  it('is handed in as any other, and only then', async () => {
    open()
    await form.get('form').trigger('submit')
    await form.get('form').trigger('submit')
    const [[step, input]] = form.emitted('submit') as [[string, unknown]]
    expect(step).toBe('fng.report')
    expect(input).toMatchObject({
      men: [
        { soldierId: 2, fate: 'outOfTheFight' },
        { soldierId: 3, killsConfirmed: 2 },
      ],
      civilianCasualties: 1,
      onDemand: ['artillery'],
      otherPoints: [{ points: -2, reason: 'the bridge' }],
      notes: 'Held the ford.',
    })
  })

  it('is taken out again, as long as nobody has worked on it', async () => {
    open()
    const back = () => form.findAll('button').find((one) => one.text() === 'Put back what stood here')
    await form.get('[name="civilianCasualties"]').setValue('3')
    expect(back()).toBeUndefined()
    await form.get('[name="civilianCasualties"]').setValue('1')
    await back()!.trigger('click')
    expect(value('[data-man="2"] [data-field="fate"]')).toBe('')
    expect([value('[name="civilianCasualties"]'), value('textarea')]).toEqual(['0', ''])
    expect(form.find('[aria-label="Points 1"]').exists()).toBe(false)
    expect(form.find('[aria-label="Read from report.pdf"]').exists()).toBe(false)
  })

  describe('and is given once more, corrected,', () => {
    const corrected = [
      box('fate', '3', { of: 'Pfc Man 3', written: 'Captured', value: 'captured' }),
      box('killsConfirmed', '2', { of: 'Pfc Man 2', written: 'two', fault: 'This is no number from 0 to 999.' }),
      box('notes', '', { value: 'Held the bridge.' }),
    ]
    const giveAgain = async () => {
      const page = { ...read.place, page: { ...read.place.page, hash: reportHash(mission.id) } }
      useFilledForms().held = { campaign: null, file: 'again.pdf', read: { ...read, place: page, boxes: corrected } }
      await form.vm.$nextTick()
    }
    const cells = () => [
      value('[data-man="2"] [data-field="fate"]'),
      value('[data-man="3"] [data-field="fate"]'),
      value('[data-man="3"] [data-field="killsConfirmed"]'),
      value('[name="civilianCasualties"]'),
      value('textarea'),
    ]
    const stays = () =>
      form
        .findAll('[aria-label="Read from again.pdf"] tbody:nth-of-type(2) tr')
        .map((row) => row.findAll('th, td').map((cell) => cell.text()))

    it('takes the place of the first: nobody falls by a tick that was taken back', async () => {
      open()
      await giveAgain()
      expect(cells()).toEqual(['', 'captured', '0', '0', 'Held the bridge.'])
      expect(form.find('[aria-label="Points 1"]').exists()).toBe(false)
      expect(stays()).toEqual([])
    })

    it('also after the program has been closed in between', async () => {
      open()
      await form.vm.$nextTick()
      form.unmount()
      open({ hash: reportHash(mission.id + 1) })
      expect(value('[data-man="2"] [data-field="fate"]')).toBe('outOfTheFight')
      await giveAgain()
      expect(cells()).toEqual(['', 'captured', '0', '0', 'Held the bridge.'])
    })

    it('leaves what was typed by hand, and lists it; a box that is refused is empty', async () => {
      open()
      await form.get('[name="civilianCasualties"]').setValue('3')
      await form.get('[data-man="2"] [data-field="killsConfirmed"]').setValue('4')
      await form.get('[data-man="1"] [data-field="killsConfirmed"]').setValue('2')
      await giveAgain()
      expect(cells()[3]).toBe('3')
      expect(value('[data-man="2"] [data-field="killsConfirmed"]')).toBe('0')
      const label = (field: string) => reportBoxes.find((one) => one.field === field)!.label
      expect(stays()).toEqual([
        ['Not on this form: it stood here before, and stays'],
        [String(number('killsConfirmed')), `Pfc Man 1: ${label('killsConfirmed')}`, '2'],
        [String(number('civilianCasualties')), label('civilianCasualties'), '3'],
      ])
    })

    it('is taken out again, and the first stands there as it did', async () => {
      open()
      await giveAgain()
      await form
        .findAll('button')
        .find((one) => one.text() === 'Put back what stood here')!
        .trigger('click')
      expect(cells()).toEqual(['outOfTheFight', '', '2', '1', 'Held the ford.'])
      await giveAgain()
      expect(cells()).toEqual(['', 'captured', '0', '0', 'Held the bridge.'])
    })
  })

  it.each([
    ['of another mission', { hash: reportHash(mission.id + 1) }, null],
    ['of another campaign', {}, 'alpha.tour'],
  ])('is left alone where it is %s', (_, page, campaign) => {
    open(page, campaign)
    expect(form.find('[aria-label="Read from report.pdf"]').exists()).toBe(false)
    expect(value('[data-man="2"] [data-field="fate"]')).toBe('')
    expect(useFilledForms().held).not.toBeNull()
  })
})

describe('a filled form', () => {
  let opened: OpenProgram
  let fate: () => FormRead
  beforeEach(async () => {
    fate = () => read
    opened = await openProgram('/tour/bravo.tour/print', { 'print.readForm': () => fate() })
  })
  afterEach(() => {
    opened.app.unmount()
    localStorage.clear()
  })
  const pdf = (text = '%PDF-1.7') => new File([text], 'report.pdf', { type: 'application/pdf' })
  const asked = () => opened.bridge.calls.filter(({ procedure }) => procedure === 'print.readForm')
  const choose = async (file: File) => {
    const input = opened.app.get<HTMLInputElement>('[aria-label="Filled form to take"]')
    Object.defineProperty(input.element, 'files', { value: [file], configurable: true })
    await input.trigger('change')
    await settle()
  }
  const drop = async (file: File) => {
    const dataTransfer = { types: ['Files'], items: [{ type: file.type }], files: [file] }
    const event = (name: string) =>
      Object.assign(new Event(name, { cancelable: true, bubbles: true }), { dataTransfer })
    window.dispatchEvent(event('dragover'))
    await settle()
    const hint = document.querySelector('.drop')?.textContent
    window.dispatchEvent(event('drop'))
    await settle()
    return hint
  }

  it('is chosen on the print page, read, and leads to the page that takes it', async () => {
    await choose(pdf())
    expect(asked().map(({ input }) => input)).toEqual([
      { campaign: 'bravo.tour', name: 'report.pdf', bytes: btoa('%PDF-1.7') },
    ])
    expect(opened.router.currentRoute.value).toMatchObject({ name: 'fng.halfMonth', hash: reportHash(mission.id) })
  })

  it('is dropped on the window, whatever page it shows', async () => {
    await opened.router.push('/tour/bravo.tour/roster')
    await settle()
    expect(await drop(pdf())).toContain('Let go to read the filled form.')
    expect(asked()).toHaveLength(1)
    expect(opened.router.currentRoute.value.name).toBe('fng.halfMonth')
  })

  it('that is refused is told on the page, and leads nowhere', async () => {
    const message = '"report.pdf" holds the form R2-K of another campaign. Nothing was changed.'
    fate = () => {
      throw new Refusal({ code: 'bad-input', message })
    }
    await choose(pdf())
    expect(opened.app.text()).toContain(message)
    expect(opened.router.currentRoute.value.name).toBe('tourPrint')
  })

  it('that is empty is not even sent', async () => {
    await choose(new File([], 'report.pdf', { type: 'application/pdf' }))
    expect(asked()).toEqual([])
    expect(opened.app.text()).toContain('"report.pdf" is empty. Nothing was changed.')
  })

  it('that is too large is not even sent', async () => {
    await choose(Object.defineProperty(pdf(), 'size', { value: formBytes + 1 }))
    expect(asked()).toEqual([])
    expect(opened.app.text()).toContain('"report.pdf" is too large for a form: 8 MB at most.')
  })
})

describe('other forms in the file of a form', () => {
  const place = { title: 'A campaign run on paper', page: { route: 'paper', params: {}, hash: '' }, note: null }
  const roster: FormRead = { code: 'P-P', place, boxes: [boxes[0]!, boxes[1]!] }
  const left = [{ code: 'R1-C', boxes: 12, why: 'Mission 1 is over: its report has been taken in.' }]

  it('are named: one that can be taken is a button away, one that cannot says why', async () => {
    const pinia = createPinia()
    setActivePinia(pinia)
    const router = createAppRouter(createMemoryHistory())
    const list = mount(BoxesRead, {
      props: {
        form: { campaign: null, file: 'evening.pdf', read: { ...read, also: [roster], left } },
        ...{ others: [], canTakeBack: false },
      },
      global: { plugins: [pinia, router] },
    })
    const more = list.findAll('[aria-label="Also in this file"] li')
    expect(more.map((one) => one.get('span').text().replace(/\s+/g, ' '))).toEqual([
      'P-P is in this file, too: A campaign run on paper, 2 boxes written in.',
      'R1-C is in this file, too, with 12 boxes written in, and cannot be taken. Mission 1 is over: its report has been taken in.',
    ])
    await list.get('[aria-label="Also in this file"] button').trigger('click')
    await vi.waitFor(() => {
      expect(router.currentRoute.value.name).toBe('paper')
    })
    // The first waits in its turn: nothing of it is lost.
    expect(useFilledForms().held).toEqual({
      ...{ campaign: null, file: 'evening.pdf' },
      read: { ...roster, also: [read], left },
    })
    list.unmount()
  })
})
