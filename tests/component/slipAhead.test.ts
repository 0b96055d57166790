import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import type { SlipDice, SlipReply, SlipThrowView, SlipView } from '../../src/contract/slip.ts'
import type { StepReply } from '../../src/contract/question.ts'
import { slipHash } from '../../src/games/fng/contract/hashes.ts'
import { useFilledForms } from '../../src/renderer/stores/filledForms.ts'
import { Refusal, sampleAnswers } from './support/fakeBridge.ts'
import { openApp } from './support/openApp.ts'
import { entry, overview, turnAt } from './support/sampleViews.ts'

const throwOf = (number: number, subject: number, count: number, text: string): SlipThrowView => ({
  number,
  step: 'awardMedals',
  subject,
  rank: 0,
  table: 'after.medal',
  count,
  why: `Medal of Valor: ${text}`,
  text,
  rows: [
    { row: 0, text: 'A medal' },
    { row: 1, text: 'No medal' },
  ],
  readings: [],
  note: null,
  man: null,
})
const slip: SlipView = {
  campaign: 'bravo.tour',
  head: 412,
  title: 'The rest of the aftermath',
  date: 'Early September 1967',
  phases: [
    {
      phase: 'medals',
      title: 'Medals',
      page: 103,
      check: 'Medal of Valor',
      throws: [throwOf(1, 7, 2, 'Pfc Able, REP 4'), throwOf(2, 8, 1, 'Pfc Baker, REP 3')],
      perhaps: [
        {
          kind: 'choice',
          step: 'awardMedals',
          key: 'attribute',
          why: 'Pfc Able chooses',
          most: 1,
          usual: 1,
          count: 0,
          often: { times: 3, of: 12 },
          oftenWords: 'about 30 %',
        },
      ],
    },
  ],
  throws: 2,
  dice: 3,
}
const diceFor = (number: number, faces: SlipDice['faces']): SlipDice => {
  const { step, subject, rank, table, why } = slip.phases[0]!.throws[number - 1]!
  return { step, subject, rank, table, why, faces, row: null }
}
const played: SlipReply = {
  played: [entry({ title: 'Medals' })],
  head: 413,
  question: null,
  waiting: [],
  notNeeded: [],
}
const question: Extract<StepReply, { status: 'wanted' }> = {
  status: 'wanted',
  question: {
    kind: 'choice',
    key: 'attribute',
    subject: 7,
    occurrence: 0,
    why: 'pfc Able chooses an Attribute',
    options: [{ value: 'agile', label: 'Agile' }],
  },
  lines: [],
  answered: 1,
  rest: null,
}

async function openSlip(answers: ReturnType<typeof sampleAnswers> = {}) {
  const opened = await openApp('/tour/bravo.tour/half-month', {
    'fng.turn': () => turnAt('medals'),
    'slip.foresee': () => slip,
    'slip.play': () => played,
    ...answers,
  })
  const { app } = opened
  await app
    .findAll('button')
    .find((button) => button.text().includes('dice slip') || button.text().startsWith('Dice slip'))!
    .trigger('click')
  await flushPromises()
  return opened
}
let opened: Awaited<ReturnType<typeof openSlip>>
const press = async (...keys: string[]) => {
  for (const key of keys) window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
  await nextTick()
  await flushPromises()
}
const calls = (procedure: string) => opened.bridge.calls.filter((call) => call.procedure === procedure)
const lying = () => opened.app.findAll('.throw .die:not(.want)').map((die) => die.attributes('aria-label'))
const field = () => opened.app.get<HTMLTextAreaElement>('.slip textarea')
beforeEach(() => {
  localStorage.setItem('dice', 'player')
})
afterEach(() => {
  opened.app.unmount()
  localStorage.clear()
})

describe('the dice slip for a stretch', () => {
  it('lists the throws by number, and what may come besides', async () => {
    opened = await openSlip()
    expect(opened.app.findAll('.throw').map((one) => one.text().replace(/\s+/g, ' '))).toEqual([
      '1Pfc Able, REP\u00a04'.replace(/\s+/g, ' '),
      '2Pfc Baker, REP\u00a03'.replace(/\s+/g, ' '),
    ])
    expect(opened.app.get('.perhaps').text()).toContain('about 30 %')
  })

  it('takes a row picked by hand in the stead of dice, and the dice typed then go to the next throw', async () => {
    opened = await openSlip()
    await opened.app.get('.slip .link').trigger('click')
    const radio = opened.app.get('.slip input[value="1"]')
    await radio.setValue()
    expect(opened.app.findAll('.throw')[0]!.text()).toContain('No medal')
    radio.element.dispatchEvent(new KeyboardEvent('keydown', { key: '5', bubbles: true, cancelable: true }))
    await nextTick()
    expect(lying()).toEqual(['5'])
    await press('Enter')
    expect((calls('slip.play')[0]!.input as { throws: unknown }).throws).toEqual([
      { ...diceFor(1, []), row: 1 },
      diceFor(2, [5]),
    ])
  })

  it('says what the dice come to so far, and has the program roll the die that is wanted', async () => {
    const tried = { head: null, lines: ['Able has a medal.'], next: null, rest: null, sealed: false, refused: null }
    opened = await openSlip({ 'slip.try': () => tried, 'slip.rollDie': () => 5 })
    expect(calls('slip.try')).toEqual([])
    await press('4', 'r')
    expect(lying()).toEqual(['4', '5'])
    expect(calls('slip.rollDie').map(({ input }) => input)).toEqual([
      { campaign: 'bravo.tour', throws: [], at: { step: 'awardMedals', subject: 7, rank: 0 }, die: 1 },
    ])
    expect(calls('slip.try').map(({ input }) => (input as { throws: unknown }).throws)).toEqual([[diceFor(1, [4, 5])]])
    expect(opened.app.get('.slip .outcome').text()).toContain('Able has a medal, so far')
    await press('r')
    expect(opened.app.get('.slip .outcome').classes()).toContain('all')
    expect(opened.app.get('.slip .outcome').text()).toContain('Then this stretch is done.')
  })

  it('deals a typed line out as it is typed, and hands it in with Enter', async () => {
    opened = await openSlip()
    await field().setValue('4 3')
    expect(lying()).toEqual(['4', '3'])
    await field().trigger('keydown', { key: 'Enter' })
    expect(calls('slip.play')).toEqual([])
    await field().setValue('4 3 6 5')
    expect(opened.app.get('.slip .fault').text()).toContain('There is no throw for "5"')
    await field().trigger('keydown', { key: 'Enter' })
    expect(calls('slip.play')).toEqual([])
    await field().setValue('4 3 6')
    await field().trigger('keydown', { key: 'Enter' })
    await flushPromises()
    expect(calls('slip.play').map(({ input }) => input)).toEqual([
      {
        campaign: 'bravo.tour',
        head: 412,
        throws: [diceFor(1, [4, 3]), diceFor(2, [6])],
        dice: 'player',
        answers: [],
        rollTheRest: false,
      },
    ])
    expect(opened.app.find('.throw').exists()).toBe(false)
  })

  it('says the fault where it is, and takes nothing', async () => {
    opened = await openSlip()
    await field().setValue('4 9')
    expect(opened.app.get('[role="alert"]').text()).toBe('A die shows 1 to 6, not 9. 4 [9]')
    expect(field().attributes('aria-invalid')).toBe('true')
    expect(lying()).toEqual(['4'])
    await field().setValue('4 5')
    expect(opened.app.find('[role="alert"]').exists()).toBe(false)
  })

  it('takes dice from the keys and the faces, corrects any of them, and walks with the arrows', async () => {
    opened = await openSlip()
    await press('4', '3', '6')
    expect(field().element.value).toBe('43 6')
    await press('ArrowUp')
    await opened.app.findAll('.now .slot')[0]!.trigger('click')
    await opened.app.get('.now .face[aria-label="1"]').trigger('click')
    expect(field().element.value).toBe('13 6')
    await press('Backspace')
    expect(lying()).toEqual(['1', '3'])
  })

  it('keeps its dice when it is closed, and when the program is', async () => {
    opened = await openSlip()
    await press('4', '3', 'Escape')
    expect(opened.app.find('.throw').exists()).toBe(false)
    opened.app.unmount()
    opened = await openSlip()
    expect(lying()).toEqual(['4', '3'])
  })

  it('goes on with the dice that are left once the question in its midst is answered', async () => {
    const left = [diceFor(2, [6])]
    let asked = 0
    opened = await openSlip({
      'slip.play': () => (asked++ === 0 ? { ...played, question, waiting: left } : played),
      'campaign.overview': () => ({
        ...overview,
        pending: asked === 1 ? { procedure: 'fng.awardMedals', reply: question } : null,
      }),
    })
    await press('4', '3', '6', 'Enter')
    expect(opened.app.get('.slip h2').text()).toBe('Pfc Able chooses an Attribute')
    expect(opened.app.get('.slip').text()).toContain('1 throw lies on it')
    await press('1')
    const answer = { key: 'attribute', subject: 7, occurrence: 0, by: 'player', kind: 'choice', value: 'agile' }
    expect(calls('slip.play')[1]!.input).toMatchObject({ throws: left, answers: [answer], dice: 'player' })
    expect(calls('pending.answer')).toEqual([])
    expect(Object.keys(localStorage).filter((name) => name.startsWith('slip ahead'))).toEqual([])
  })

  it('names the dice that nobody asked for', async () => {
    opened = await openSlip({ 'slip.play': () => ({ ...played, notNeeded: [diceFor(2, [6])] }) })
    await press('4', '3', '6', 'Enter')
    expect(opened.app.get('.warn').text()).toContain('Not needed: Medal of Valor: Pfc Baker, REP 3 6')
  })

  it('takes what came of steps off the page once they are undone', async () => {
    let head = 412
    opened = await openSlip({
      'campaign.overview': () => ({ ...overview, head }),
      'slip.play': () => {
        head = 413
        return { ...played, played: [entry({ id: 413, title: 'Medals given' })], notNeeded: [diceFor(2, [6])] }
      },
      'journal.undo': () => {
        head = 412
        return { undone: 'the rest of the aftermath', head }
      },
    })
    await press('4', '3', '6', 'Enter')
    expect(opened.app.get('.middle').text()).toContain('Medals given')
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true }))
    await flushPromises()
    expect(opened.app.get('.middle').text()).not.toContain('Medals given')
    expect(opened.app.find('.warn').exists()).toBe(false)
  })

  it('keeps the dice when they are refused', async () => {
    opened = await openSlip({
      'slip.play': () => {
        throw new Refusal({ code: 'head-moved', message: 'The tour has moved on.' })
      },
    })
    await press('4', '3', '6', 'Enter')
    expect(opened.app.text()).toContain('The tour has moved on.')
    expect(lying()).toEqual(['4', '3', '6'])
  })

  it('takes the dice of a slip that was filled in as a PDF, and shows what was read over its throws', async () => {
    opened = await openSlip()
    const box = (box: string, written: string) => ({
      name: box,
      box,
      of: null,
      label: `Throw ${box}`,
      written,
      fault: null,
    })
    useFilledForms().held = {
      campaign: 'bravo.tour',
      file: 'slip.pdf',
      read: {
        code: 'A2-C',
        place: { title: 'Dice slip', page: { route: 'fng.halfMonth', params: {}, hash: slipHash }, note: null },
        boxes: [
          { ...box('1', '63'), value: '63' },
          { ...box('a1', '5'), value: null, note: 'It does not come, as the other dice fall: left out.' },
        ],
        dice: [diceFor(1, [6, 3])],
      },
    }
    await flushPromises()
    expect(lying()).toEqual(['6', '3'])
    const list = opened.app.get('[aria-label="Read from slip.pdf"]')
    expect(list.get('[role="status"]').text()).toContain('2 boxes written in. ')
    expect(list.get('.note').text()).toBe('It does not come, as the other dice fall: left out.')
    await list
      .findAll('button')
      .find((one) => one.text() === 'Put back what stood here')!
      .trigger('click')
    expect(lying()).toEqual([])
  })

  it('shows what the last slip says: a throw that it has wrong is empty, and what an earlier one brought is gone', async () => {
    opened = await openSlip()
    const give = async (dice: SlipDice[], refused: SlipDice[] = []) => {
      useFilledForms().held = {
        campaign: 'bravo.tour',
        file: 'slip.pdf',
        read: {
          code: 'A2-C',
          place: { title: 'Dice slip', page: { route: 'fng.halfMonth', params: {}, hash: slipHash }, note: null },
          ...{ boxes: [], dice, refused },
        },
      }
      await flushPromises()
    }
    await give([diceFor(1, [3, 5]), diceFor(2, [2])])
    expect(lying()).toEqual(['3', '5', '2'])
    await opened.app.get('[aria-label="Close the list of what was read"]').trigger('click')
    await give([], [diceFor(1, [])])
    expect(lying()).toEqual([])
    // Dice that were typed lie on for a throw of which the slip says nothing, and not for one that it has wrong.
    await press('4', '3', '6')
    await give([], [diceFor(1, [])])
    expect(lying()).toEqual(['6'])
    const list = opened.app.get('[aria-label="Read from slip.pdf"]')
    expect(list.get('[role="status"]').text()).toContain('One other box holds what stood there before.')
    expect(list.findAll('tr').at(-1)!.text().replace(/\s+/g, ' ')).toBe('2Medals: Pfc Baker, REP 36')
  })

  it('lets the program roll what is not written', async () => {
    opened = await openSlip()
    await press('4', '3')
    await opened.app
      .findAll('button')
      .find((one) => one.text() === 'Roll the rest for me')!
      .trigger('click')
    await flushPromises()
    expect(calls('slip.play')[0]!.input).toMatchObject({ throws: [diceFor(1, [4, 3])], dice: 'program' })
  })
})
