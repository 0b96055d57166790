import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { nextTick } from 'vue'
import { afterEach, describe, expect, it } from 'vitest'
import { createApi } from '../../src/contract/client.ts'
import type { ReadingView } from '../../src/contract/reading.ts'
import type { TriedView, WantedThrowView } from '../../src/contract/question.ts'
import { apiKey } from '../../src/renderer/api.ts'
import type { Wanted } from '../../src/renderer/composables/useStep.ts'
import { nothingTried as quiet } from '../../src/renderer/components/slip/useTrial.ts'
import WantedSlip from '../../src/renderer/components/slip/WantedSlip.vue'
import { useCampaign } from '../../src/renderer/stores/campaign.ts'
import { fakeBridge, sampleAnswers, type FakeBridge } from './support/fakeBridge.ts'
import { overview } from './support/sampleViews.ts'

const reading: ReadingView = {
  table: { id: 'combat-damage', title: 'Combat Damage', page: 32 },
  house: false,
  about: null,
  target: null,
  facts: ['Impact 3'],
  says: null,
  aim: null,
  sums: null,
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
  rest: { least: 1, most: 31, cards: 0, choice: false, sealed: false },
})

let slip: VueWrapper
let bridge: FakeBridge
const open = async (of: Wanted, answers: Parameters<typeof fakeBridge>[0] = {}) => {
  bridge = fakeBridge({ ...sampleAnswers(), 'pending.try': () => quiet, ...answers })
  const api = createApi(bridge)
  const pinia = createPinia()
  slip = mount(WantedSlip, {
    props: { wanted: of, busy: false, draft: 'bravo.tour 12' },
    attachTo: document.body,
    global: { plugins: [pinia], provide: { [apiKey as symbol]: api } },
  })
  await useCampaign(pinia).open('bravo.tour')
}
const asked = (procedure: string) => bridge.calls.filter((one) => one.procedure === procedure).map(({ input }) => input)
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
  it('has the program roll the die that is wanted and no other, and takes it back', async () => {
    await open(wanted({ count: 2 }), { 'pending.rollDie': ({ die }: { die: number }) => [5, 2][die] })
    await button('Roll this one')!.trigger('click')
    await flushPromises()
    expect(slip.findAll('.slot.lies .die').map((one) => one.attributes('aria-label'))).toEqual(['5'])
    expect(slip.emitted('take')).toBeUndefined()
    await press('r')
    await flushPromises()
    expect(asked('pending.rollDie')).toEqual([
      { campaign: 'bravo.tour', key: 'combat-damage', subject: 3, occurrence: 0, die: 0, holder: null },
      { campaign: 'bravo.tour', key: 'combat-damage', subject: 3, occurrence: 0, die: 1, holder: null },
    ])
    expect(button('Roll this one')).toBeUndefined()
    await press('r')
    await button('Last die')!.trigger('click')
    expect(asked('pending.rollDie')).toHaveLength(2)
    await press('6')
    await press('Enter')
    expect(slip.emitted('take')).toMatchObject([[[{ faces: [5, 6], by: 'player' }]]])
  })

  it('hands a throw in as the program’s only where the program has rolled all of it', async () => {
    await open(wanted(), { 'pending.rollDie': () => 4 })
    await press('r')
    await flushPromises()
    await press('Enter')
    expect(slip.emitted('take')).toMatchObject([[[{ faces: [4], by: 'program' }]]])
  })

  it('says what the dice will do once all lie there, and nothing of it before', async () => {
    const told = { ...quiet, lines: ['E2 8 down.', 'Reyes to REP 3.'], next: 'Recover: E2 8' }
    await open(wanted({ count: 2, readings: [{ ...reading, each: true }] }), { 'pending.try': () => told })
    const box = () => slip.get('.outcome')
    await press('2')
    await flushPromises()
    expect(box().text()).toBe('Out of the Fight, so farOne die is still wanted.')
    expect(asked('pending.try')).toEqual([])
    await press('5')
    await flushPromises()
    expect(
      box()
        .findAll('p')
        .map((one) => one.text().replaceAll('\u00a0', ' ')),
    ).toEqual(['Next: Recover: E2 8', 'Reyes to REP 3.'])
    expect(box().get('b').text()).toBe('E2\u00a08 down.')
    expect(box().classes()).toContain('all')
    expect(asked('pending.try')).toMatchObject([{ answers: [{ kind: 'dice', faces: [2, 5] }] }])
    await press('Backspace')
    expect(box().text()).toContain('so far')
    expect(box().classes()).not.toContain('all')
  })

  it('asks anew what the same dice do once the tour stands elsewhere', async () => {
    let head = 12
    let next = 'A tie'
    await open(wanted(), {
      'pending.try': () => ({ ...quiet, next }),
      'campaign.overview': () => ({ ...overview, head }),
    })
    await press('2')
    await flushPromises()
    expect(slip.get('.outcome').text()).toContain('Next: A tie')
    head = 13
    next = 'The weather'
    await useCampaign().changed('bravo.tour', 1)
    await flushPromises()
    expect(slip.get('.outcome').text()).toContain('Next: The weather')
    expect(asked('pending.try')).toHaveLength(2)
  })

  it('ends what is so far without a stop of its own', async () => {
    const rows = reading.rows.map((row) => ({ ...row, text: 'DMZ: 5, a tie.' }))
    await open(wanted({ count: 2, readings: [{ ...reading, each: true, rows }] }))
    await press('2')
    expect(slip.get('.outcome b').text().replaceAll('\u00a0', ' ')).toBe('DMZ: 5, a tie, so far')
  })

  it('says at a glance what the game tells of people, and before that what the throw is made for', async () => {
    const aim = { faces: [4, 5, 6], noun: 'hit', at: 'E1 2' }
    const head = [
      { text: 'E1 2', man: null },
      { text: ' dead', man: null },
    ]
    let told: TriedView = { ...quiet, lines: ['E1 2 is hit.'], next: 'Man Down' }
    await open(wanted({ count: 2, readings: [{ ...reading, each: true, aim }] }), { 'pending.try': () => told })
    const title = () => slip.get('.outcome b').text()
    expect(title()).toBe('One hit to expect')
    await press('3')
    expect(title()).toBe('No hit on E1 2, so far')
    await press('6')
    await flushPromises()
    expect(title()).toBe('One hit on E1 2')
    expect(slip.findAll('.slot .die.pass').map((die) => die.attributes('aria-label'))).toEqual(['6, passed'])
    told = { ...told, head }
    await press('Backspace')
    await press('5')
    await flushPromises()
    expect(title()).toBe('E1 2 dead')
  })

  it('reads the dice of several throws that are alike on one table, and hands each in for its own', async () => {
    const twice = [0, 1].map((occurrence) => ({ ...wantedThrow, occurrence }))
    await open({ ...wanted(), question: { kind: 'dice', throws: twice } })
    expect(slip.findAll('.slot')).toHaveLength(2)
    expect(slip.findAll('.keys')).toHaveLength(1)
    await press('2')
    await press('5')
    expect(slip.findAll('.lit .not').map((one) => one.text())).toEqual(['first die', 'second die'])
    await slip.findAll('.slot')[0]!.trigger('click')
    await nextTick()
    await press('1')
    await press('Enter')
    expect(slip.emitted('take')).toMatchObject([
      [
        [
          { occurrence: 0, faces: [1] },
          { occurrence: 1, faces: [5] },
        ],
      ],
    ])
  })

  it('throws what is begun to its end before the program rolls the rest', async () => {
    await open(wanted({ count: 2 }), { 'pending.rollDie': () => 4 })
    await press('3')
    await press('R', true)
    await flushPromises()
    expect(slip.emitted('rollTheRest')).toMatchObject([[[{ faces: [3, 4], by: 'player' }]]])
  })

  it('opens the rest of the reasons by W where there is a reckoning', async () => {
    const says = '1d6 + REP 5 must make 9'
    await open(wanted({ readings: [{ ...reading, says }] }))
    expect(slip.get('.ask').text()).toContain(says.replaceAll(/ (?=\d)/g, '\u00a0'))
    expect(slip.text()).not.toContain('Impact 3')
    await press('w')
    expect(slip.text()).toContain('Impact 3')
    expect(slip.text()).toContain('One hit.')
    await press('w')
    expect(slip.text()).not.toContain('Impact 3')
  })

  it('does not tell what is sealed, and says why dice would be refused', async () => {
    let told: TriedView = { ...quiet, sealed: true }
    await open(wanted(), { 'pending.try': () => told })
    await press('2')
    await flushPromises()
    expect(slip.get('.outcome').text()).toContain('something sealed')
    told = { ...told, sealed: false, refused: 'He has left the table.' }
    await press('Backspace')
    await press('3')
    await flushPromises()
    expect(slip.get('.outcome .refused').text()).toBe('He has left the table.')
  })

  it('says how much the rest of the step is, and rolls it by a button of its own', async () => {
    await open(wanted())
    expect(slip.get('.stub').text()).toContain('1 die, then up to 30 dice')
    await button('Roll the rest of this step')!.trigger('click')
    await press('R', true)
    expect(slip.emitted('rollTheRest')).toEqual([[[]], [[]]])
    expect(slip.emitted('rollThrow')).toBeUndefined()
  })

  it('counts no die that lies on the slip already', async () => {
    const rest = { least: 3, most: 3, cards: 0, choice: false, sealed: false }
    await open(wanted({ count: 2 }), { 'pending.try': () => ({ ...quiet, rest }) })
    expect(slip.get('.stub').text()).toContain('2 dice, then up to 29 dice')
    await press('3')
    expect(slip.get('.stub').text()).toContain('1 die, then up to 29 dice')
    await press('4')
    expect(slip.get('.stub').text()).toContain('stepup to 29 dice')
    await flushPromises()
    // What these dice leave to roll is known once they have been tried.
    expect(slip.get('.stub').text()).toContain('step3 dice')
  })

  it('has nothing left to roll once all that the step can ask for lies there', async () => {
    await open({ ...wanted(), rest: { least: 1, most: 1, cards: 0, choice: false, sealed: false } })
    await press('3')
    expect(button('Roll the rest of this step')!.attributes('disabled')).toBeDefined()
    expect(slip.get('.stub').text()).toContain('nothing is left')
    await press('R', true)
    expect(slip.emitted('rollTheRest')).toBeUndefined()
  })

  it('has a face in front of each row, lights the row of the die that lies, and strikes what does not count here', async () => {
    await open(wanted())
    const rows = () => slip.findAll('.keys tbody tr')
    expect(rows().map((row) => row.get('.face').attributes('aria-label'))).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(slip.find('.lit').exists()).toBe(false)
    expect(rows()[1]!.get('td.not s').text()).toBe('No damage')
    await rows()[2]!.get('.face').trigger('click')
    expect(slip.findAll('.lit').map((row) => row.text())).toEqual(['Out of the Fightthis die'])
    // Another row pressed is the same die put right.
    await rows()[4]!.trigger('click')
    expect(slip.findAll('.lit').map((row) => row.text())).toEqual(['Knocked Downthis die'])
  })

  it('types die after die where each is read by itself, and puts a chosen one right', async () => {
    await open(wanted({ count: 2, readings: [{ ...reading, each: true }] }))
    const face = (one: number) => slip.get(`.keys .face[aria-label="${one}"]`).trigger('click')
    await face(6)
    await face(1)
    expect(slip.findAll('.lit').map((row) => row.get('.not').text())).toEqual(['second die', 'first die'])
    await slip.findAll('.slot')[0]!.trigger('click')
    await press('1')
    expect(slip.findAll('.lit').map((row) => row.get('.not').text())).toEqual(['first and second die'])
    await press('Enter')
    expect(slip.emitted('take')).toMatchObject([[[{ faces: [1, 1] }]]])
  })

  it('stands under its target in words', async () => {
    await open(wanted({ readings: [{ ...reading, target: 'A 4 or more hits' }], why: 'Combat Damage: E2 8' }))
    expect(slip.get('h2').text()).toBe('A 4 or more hits')
    expect(slip.get('.over').text()).toBe('Combat Damagep. 32')
    expect(slip.get('.ask').text()).toBe('E2\u00a08')
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
    await open(wanted({ count: 2, readings: [passing] }))
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
    await open(wanted())
    await button('Choose the row by hand')!.trigger('click')
    expect(slip.findAll('.outc li').map((one) => one.text())).toEqual(['Obviously Dead', 'No damage'])
  })
})
