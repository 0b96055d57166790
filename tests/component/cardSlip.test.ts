import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { nextTick } from 'vue'
import { afterEach, describe, expect, it } from 'vitest'
import { createApi } from '../../src/contract/client.ts'
import { apiKey } from '../../src/renderer/api.ts'
import { bringing, cardsMeant } from '../../src/renderer/components/slip/cardWords.ts'
import PlayingCard from '../../src/renderer/components/PlayingCard.vue'
import RollLine from '../../src/renderer/components/RollLine.vue'
import WantedSlip from '../../src/renderer/components/slip/WantedSlip.vue'
import type { Wanted } from '../../src/renderer/composables/useStep.ts'
import { fakeBridge } from './support/fakeBridge.ts'
import { line } from './support/sampleViews.ts'

const options = [
  { value: 'KS', label: 'king of spades', brings: 'no wind' },
  { value: 'KH', label: 'king of hearts', brings: 'a fair wind' },
  { value: '1H', label: 'one of hearts', brings: 'a fair wind' },
  { value: '10H', label: '10 of hearts', brings: 'a fair wind' },
  { value: 'JR', label: 'red joker' },
]
const wanted = (): Wanted => ({
  status: 'wanted',
  question: {
    ...{ kind: 'choice', key: 'wind', subject: 0, occurrence: 1, why: 'stretch 4', options },
    deck: { title: 'The deck of winds', left: 5, of: 54 },
  },
  lines: [],
  answered: 1,
  rest: { least: 1, most: 1, cards: 2, choice: false, sealed: false },
})
const global = {
  plugins: [createPinia()],
  provide: { [apiKey as symbol]: createApi(fakeBridge({})) },
}
let slip: VueWrapper
const open = (of: Wanted = wanted()) => {
  slip = mount(WantedSlip, { props: { wanted: of, busy: false, draft: 'toy' }, attachTo: document.body, global })
}
const press = async (key: string, shiftKey = false) => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, cancelable: true }))
  await nextTick()
}
const field = () => slip.get<HTMLInputElement>('[role="combobox"]')
const listed = () => slip.findAll('[role="option"]').map((one) => one.get('.t').text())
afterEach(() => {
  slip.unmount()
})

describe('a card that is wanted', () => {
  it('is no list: it says what is left in the deck, and what those cards bring', () => {
    open()
    expect(slip.text()).toContain('5 of 54 left in The deck of winds')
    expect(slip.findAll('.brings li').map((one) => one.text())).toEqual(['1no wind', '3a fair wind'])
    expect(slip.find('.option').exists()).toBe(false)
    expect(listed()).toEqual([])
  })

  it('is dealt by the program by button and by R, for this question alone', async () => {
    open()
    await slip.get('.deal').trigger('click')
    await press('r')
    const place = { key: 'wind', subject: 0, occurrence: 1 }
    expect(slip.emitted('rollThrow')).toEqual([
      [place, []],
      [place, []],
    ])
  })

  it('goes on with the rest of the step, which says its cards', async () => {
    open()
    expect(slip.get('.stub').text()).toContain('1 die and up to 2 cards')
    await press('R', true)
    expect(slip.emitted('rollTheRest')).toEqual([[[]]])
  })

  it('is named: completed while it is typed, walked to, taken with Enter', async () => {
    open()
    await field().setValue('king')
    expect(listed()).toEqual(['KS', 'KH'])
    await field().trigger('keydown', { key: 'ArrowDown' })
    expect(field().attributes('aria-activedescendant')).toBe(slip.findAll('[role="option"]')[1]!.attributes('id'))
    await field().trigger('keydown', { key: 'Enter' })
    expect(slip.emitted('take')).toEqual([
      [[{ kind: 'card', key: 'wind', subject: 0, occurrence: 1, by: 'player', value: 'KH' }]],
    ])
  })

  it('says so where no card of that name is left', async () => {
    open()
    await field().setValue('2 clubs')
    await field().trigger('keydown', { key: 'Enter' })
    expect(slip.emitted('take')).toBeUndefined()
    expect(slip.get('[role="alert"]').text()).toBe('"2 clubs" is none of the cards that are left.')
  })
})

describe('the name of a card', () => {
  it.each([
    ['KS', ['KS']],
    ['k ♥', ['KH']],
    ['hearts k', ['KH']],
    ['10h', ['10H']],
    ['1', ['1H', '10H']],
    ['joker', ['JR']],
    ['the king of spades', ['KS']],
    ['', []],
    ['queen', []],
  ])('"%s" means %j', (typed, cards) => {
    open()
    expect(cardsMeant(options, typed).map(({ value }) => value)).toEqual(cards)
  })

  it('stands first where it is said just so', () => {
    open()
    const both = [{ value: 'JR', label: 'red joker' }, ...options, { value: 'K', label: 'knave' }]
    expect(cardsMeant(both, 'k')[0]!.value).toBe('K')
    expect(bringing([{ value: 'K', label: 'knave' }])).toEqual([])
    const jokers = [...both, { value: 'JB', label: 'black joker' }]
    expect(['jr', 'jb', 'jk'].map((typed) => cardsMeant(jokers, typed)[0]?.value)).toEqual(['JR', 'JB', 'JB'])
  })
})

describe('a card that has been dealt', () => {
  it('is drawn in the line that tells of it', () => {
    open()
    const dealt = line('The king of hearts: a fair wind.', {
      card: { id: 'KH', name: 'king of hearts', suit: 'hearts', rank: 13, colour: 'red' },
    })
    const shown = mount(RollLine, { props: { line: dealt }, global })
    const card = shown.get('.playing-card')
    expect(card.attributes('aria-label')).toBe('king of hearts')
    expect(card.get('b').text()).toBe('K')
    expect(card.classes()).toContain('red')
  })

  it('names the colour of a joker, and a card of another kind', () => {
    open()
    const drawn = (card: InstanceType<typeof PlayingCard>['$props']['card']) =>
      mount(PlayingCard, { props: { card } }).text()
    expect(drawn({ id: 'JB', name: 'black joker', suit: null, rank: null, colour: 'black' })).toBe('Jblack')
    expect(drawn({ id: 'rain', name: 'Rain' })).toBe('Rain')
  })
})
