import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { ref } from 'vue'
import { describe, expect, it, vi } from 'vitest'
import type { SideView, TroopView, TurnView } from '../../../src/games/bookgun/contract/turn.ts'
import { needsNoCard } from '../../../src/games/bookgun/screens/turn/actions.ts'
import CardPanel from '../../../src/games/bookgun/screens/turn/CardPanel.vue'
import SideSheet from '../../../src/games/bookgun/screens/turn/SideSheet.vue'
import type { Turn } from '../../../src/games/bookgun/screens/turn/useTurn.ts'

const can = (action: TroopView['actions'][number]['action'], title: string, refused: string | null = null) => ({
  ...{ action, title, refused, start: {} },
})
const troop = (name: string, actions: TroopView['actions'], over: Partial<TroopView> = {}) =>
  ({
    ...{ id: 7, name, marker: false, acted: false, acts: true, spirit: 'fit', reload: 0, fit: 7, figures: 7 },
    ...{ why: '', words: '', leader: '', gone: false, actions, ...over },
  }) as TroopView
const movement = { title: 'Movement', state: 'now' } as TurnView['phases'][number]
const view = {
  ...{ phases: [movement], draw: 'All have acted.', deck: { left: 50, of: 54 }, toAct: 0 },
} as unknown as TurnView

/** The panel as the turn page shows it: a unit is chosen that may act, with a card or without. */
function panel(chosen: TroopView, card: object | null, now: Partial<TurnView> = {}, form = vi.fn()) {
  const { id, name, marker } = chosen
  const desk = {
    ...{ card: ref(card), chosen: ref(chosen), chosenId: ref(id), phase: ref('movement'), busy: ref(false) },
    ...{ answers: ref(true), mayAct: ref([{ troop: id, name, marker }]), form },
  } as unknown as Turn
  return mount(CardPanel, {
    props: { desk, view: { ...view, ...now }, atDesk: null },
    global: { plugins: [createPinia()] },
  })
}

describe('when all units have acted', () => {
  const leader = troop('Karim', [can('move', 'Move'), can('pass', 'Pass')])

  it('a leader of no unit needs no card, nobody else goes without one (p. 13)', () => {
    expect(needsNoCard(leader)).toBe(true)
    expect(needsNoCard(troop('Cell', [can('move', 'Move', 'Draw a card first.')]))).toBe(false)
    expect(needsNoCard(troop('Karim', leader.actions, { acted: true }))).toBe(false)
  })

  it('he is named, and his button stands there', () => {
    const shown = panel(leader, null)
    expect(shown.get('h2').text()).toBe('All units have acted')
    expect(shown.get('[aria-label="Who moves without a card"]').text()).toContain('Karim')
    expect(shown.get('.acts .primary').text()).toContain('Move: Karim')
  })
})

describe('a marker on the card of its side', () => {
  const marker = troop('Marker 1', [can('reveal', 'Take the marker off'), can('pass', 'Pass')], { marker: true })

  it('says that it does not move, and is taken off from there', () => {
    const drawn = { number: 1, card: { rank: '8', suit: 'hearts', colour: 'red' }, joker: false, title: '', words: '' }
    const shown = panel(marker, { ...drawn, goesOn: null, row: [] })
    expect(shown.text()).toContain('A marker does not move.')
    expect(shown.findAll('.acts button').map((one) => one.text())).toEqual(['Pass P', 'Take the marker off'])
  })

  it('lies open in the hands of its player alone, with a way to cover it again', async () => {
    const side = {
      ...{ id: 2, kind: 'insurgents', cards: 'red', toAct: 1, troops: [], markers: [marker] },
      commander: { named: false, shown: null, refused: null },
    } as unknown as SideView
    const props = { side, chosen: null, holds: false }
    expect(mount(SideSheet, { props }).text()).not.toContain('Cover')
    const own = mount(SideSheet, { props: { ...props, holds: true } })
    await own.get('.seal button').trigger('click')
    expect(own.emitted('cover')).toHaveLength(1)
  })
})

describe('a card of movement', () => {
  const card = { number: 1, card: { rank: '8', suit: 'spades', colour: 'black' }, joker: false, title: '', words: '' }
  const section = troop('Section', [can('move', 'Move'), can('pass', 'Pass')])

  it('begins a row on the road with the chosen unit, over ground as the game has it', async () => {
    const form = vi.fn()
    const game = { weather: 'snow' } as TurnView['game']
    const shown = panel(section, { ...card, goesOn: null, row: [7, 9] }, { game }, form)
    const button = shown.findAll('.acts button').find((one) => one.text() === 'A row on the road')!
    await button.trigger('click')
    expect(form).toHaveBeenCalledWith('moveColumn', {}, { troops: [7], way: 'road', weather: 'snow' })
    // Who cannot go in it is not ticked.
    await panel(section, { ...card, goesOn: null, row: [8, 9] }, { game }, form)
      .findAll('.acts button')
      .find((one) => one.text() === 'A row on the road')!
      .trigger('click')
    expect(form).toHaveBeenLastCalledWith('moveColumn', {}, { troops: [], way: 'road', weather: 'snow' })
  })

  it('says why a routed unit does not move with it, whatever else it may do', () => {
    const words = 'Section is routed: it tries to rally in the morale phase.'
    const routed = troop(
      'Section',
      [can('move', 'Move', words), can('pass', 'Pass'), can('sendScouts', 'Send scouts')],
      {
        spirit: 'routed',
      },
    )
    expect(panel(routed, { ...card, goesOn: null, row: [] }).text()).toContain(words)
  })

  it('says who is at the desk and who rolls, where the rail is too narrow for it', () => {
    expect(panel(section, { ...card, goesOn: null, row: [] }).text()).toContain('Nobody at the desk; the program rolls')
  })
})
