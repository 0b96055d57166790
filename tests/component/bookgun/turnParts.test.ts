import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import type {
  MoveMadeView,
  MovePlanView,
  MovementView,
  OptionView,
} from '../../../src/games/bookgun/contract/movement.ts'
import type { ActionView, TroopAction, TroopView } from '../../../src/games/bookgun/contract/turn.ts'
import { firstAction, otherActions } from '../../../src/games/bookgun/screens/turn/actions.ts'
import { emptyMove, usualMove } from '../../../src/games/bookgun/screens/turn/move/moveForm.ts'
import MoveOptions from '../../../src/games/bookgun/screens/turn/move/MoveOptions.vue'
import MovePlan from '../../../src/games/bookgun/screens/turn/move/MovePlan.vue'
import MoveStages from '../../../src/games/bookgun/screens/turn/move/MoveStages.vue'
import OptionRow from '../../../src/games/bookgun/screens/turn/move/OptionRow.vue'
import TroopRow from '../../../src/games/bookgun/screens/turn/TroopRow.vue'

const action = (name: TroopAction, refused: string | null = null): ActionView => ({
  ...{ action: name, title: name, refused, start: {} },
})
const troop = (over: Partial<TroopView> = {}): TroopView => ({
  ...{ id: 1, name: '1st Section', leader: 'Sgt Tremblay', leaderLost: false, force: 'army', marker: false, runBy: 1 },
  ...{
    figures: 7,
    fit: 7,
    wounded: 0,
    vehicles: false,
    spirit: 'fit',
    reload: 0,
    acted: false,
    acts: true,
    why: '',
    charging: false,
  },
  ...{ mustCharge: false, spotted: false, waiting: false, gone: false, formation: 'open order', words: '', mob: null },
  actions: [action('move'), action('pass'), action('sendScouts'), action('casualties'), action('note'), action('spot')],
  notNoted: [],
  ...over,
})

describe('what a unit does with its card', () => {
  it('is a move, and what it may do besides stands beside it', () => {
    expect(firstAction(troop(), 'movement')).toBe('move')
    expect(otherActions(troop(), 'move').map((one) => one.action)).toEqual(['sendScouts'])
  })

  it('is to rally first where it is shaken, and to enter where it waits', () => {
    const rallies = { spirit: 'shaken' as const, actions: [action('move'), action('rally')] }
    expect(firstAction(troop(rallies), 'movement')).toBe('rally')
    expect(firstAction(troop({ actions: [action('enter'), action('pass')] }), 'movement')).toBe('enter')
  })

  it('is nothing where the rules refuse all but passing', () => {
    const reloads = { actions: [action('fire', 'It reloads.'), action('pass')] }
    expect(firstAction(troop(reloads), 'fire')).toBeNull()
  })
})

describe('a unit in the list of its side', () => {
  it('says who is left, what it waits for, and its markers', () => {
    const row = mount(TroopRow, { props: { troop: troop({ fit: 6, reload: 2, spirit: 'shaken' }), chosen: false } })
    expect(row.text()).toContain('6 of 7')
    expect(row.text()).toContain('Shaken')
    expect(row.get('[role="img"]').attributes('aria-label')).toBe('2 reload markers')
    expect(row.find('.box.open').exists()).toBe(true)
  })

  it('has a tick once it has acted, and tells no number of a marker', () => {
    const row = mount(TroopRow, {
      props: { troop: troop({ acted: true, marker: true, name: 'Marker 1' }), chosen: false },
    })
    expect(row.find('.box.open').exists()).toBe(false)
    expect(row.find('.count').exists()).toBe(false)
  })
})

const option = (value: string, over: Partial<OptionView> = {}): OptionView => ({
  ...{ value, label: value, refused: null, usual: false },
  ...over,
})

describe('the options of a move', () => {
  const ways = [option('cross'), option('road', { refused: 'Open order has no road rate.' })]

  it('are grey where they cannot be, say why, and are not chosen by a press', async () => {
    const row = mount(OptionRow, { props: { label: 'Way', options: ways, value: 'cross' } })
    const road = row.findAll('button')[1]!
    expect(road.attributes('aria-label')).toContain('Open order has no road rate.')
    await road.trigger('click')
    expect(row.emitted('choose')).toBeUndefined()
    await row.findAll('button')[0]!.trigger('click')
    expect(row.emitted('choose')).toEqual([['cross']])
  })

  it('begin with what is usual for the unit', () => {
    const view: MovementView = {
      troop: { id: 1, name: '1st Section', leader: '', strength: '7 figures' },
      formations: [option('close', { usual: true }), option('open')],
      ways: [option('cross', { usual: true })],
      grounds: [option('clear', { usual: true })],
      weathers: [option('dry'), option('mud', { usual: true })],
      slopes: [option('none', { usual: true })],
      ends: [],
      besides: [{ ...option('prone', { usual: true }), value: 'prone' }],
      ...{ turnsRefused: null, plan: null, refused: null, explained: null, leaderWords: '', table: [], made: null },
    }
    expect(usualMove(view, emptyMove(1))).toEqual({ ...emptyMove(1), formation: 'close', weather: 'mud', prone: true })
  })
})

describe('a move before its dice', () => {
  const shown = (plan: Partial<MovePlanView>) =>
    mount(MovePlan, {
      props: {
        plan: { dice: 3, cell: 'Army, open order, cross country', stages: [], unlimited: false, ...plan },
        leaderWords: '',
      },
    })

  it('shows how many are thrown and by which cell, then what is done to them', () => {
    const throwOnly = [{ title: 'Three dice', why: 'Army, open order, cross country' }]
    const rows = shown({ stages: [...throwOnly, { title: 'High die off', why: 'wounded' }] }).findAll('li')
    expect(rows.map((row) => [row.get('b').text(), row.findAll('.dice > *').length])).toEqual([
      ['Three dice', 3],
      ['High die off', 0],
    ])
  })

  it('of an aircraft has none', () => {
    expect(shown({ dice: 0, cell: 'Aircraft, unlimited', unlimited: true }).text()).toContain('No dice')
  })
})

describe('a vehicle that backs up', () => {
  const words = 'A vehicle does not turn while it backs up: it goes straight back.'
  const options = (turns: number) => {
    const view: MovementView = {
      troop: { id: 1, name: 'Leopards', leader: '', strength: '3 vehicles' },
      ...{ formations: [], ways: [], grounds: [], weathers: [], slopes: [], ends: [], besides: [] },
      ...{ turnsRefused: words, plan: null, refused: null, explained: null, leaderWords: '', table: [], made: null },
    }
    return mount(MoveOptions, { props: { modelValue: { ...emptyMove(1), backs: true, turns }, view, locked: false } })
  }

  it('has no turns to choose, and is told why (p. 14)', () => {
    const shown = options(0)
    const turns = shown.get('input[type="number"]')
    expect(turns.attributes('disabled')).toBeDefined()
    expect(shown.get(`[id="${turns.attributes('aria-describedby')}"]`).text()).toBe(words)
  })

  it('can take back what stands there', () => {
    expect(options(1).get('input[type="number"]').attributes('disabled')).toBeUndefined()
  })
})

describe('a move that was made', () => {
  const made: MoveMadeView = {
    stages: [
      {
        ...{ title: 'Three dice', why: 'Army, open order', amount: null, inches: 12 },
        dice: [5, 4, 3].map((face) => ({ face, state: 'in' as const })),
      },
      {
        ...{ title: 'High die off', why: 'rough', amount: null, inches: 7 },
        dice: [
          { face: 5, state: 'off' },
          { face: 4, state: 'in' },
          { face: 3, state: 'in' },
        ],
      },
      {
        ...{ title: 'Its amount again', why: 'dense', amount: -5, inches: 2 },
        dice: [
          { face: 5, state: 'gone' },
          { face: 4, state: 'in' },
          { face: 3, state: 'in' },
        ],
      },
    ],
    ...{ inches: 2, unlimited: false, words: '' },
  }

  it('lies there stage by stage, with the die that was taken off and what is left', () => {
    const shown = mount(MoveStages, { props: { made, leaderWords: '' } })
    const stages = shown.findAll('li')
    expect(stages.map((one) => one.findAll('.die').length)).toEqual([3, 3, 2])
    expect(stages[1]!.findAll('.die.off')).toHaveLength(1)
    expect(stages[2]!.text()).toContain('-5')
    const bar = shown.get('.ruler')
    expect(bar.attributes('aria-label')).toBe('2 inches')
    expect(bar.findAll('.on')).toHaveLength(2)
    expect(bar.findAll('.gone')).toHaveLength(10)
  })
})
