import { describe, expect, it } from 'vitest'
import type { BattleActionView } from '../../../src/games/fng/contract/battle.ts'
import { bySection, findActions, likeliest, offersOf } from '../../../src/games/fng/screens/battle/findActions.ts'

const action = (name: string, title: string, over: Partial<BattleActionView> = {}): BattleActionView => ({
  name,
  title,
  section: 'fight',
  page: 31,
  words: [],
  tables: [],
  refused: null,
  leaves: null,
  warns: null,
  ways: [],
  likely: 10,
  ...over,
})
const all = [
  action('nextTurn', 'Next turn', { section: 'turn', words: ['activation dice'], likely: 60 }),
  action('fire', 'Fire', { words: ['shoot', 'volley'], likely: 80 }),
  action('medevac', 'Call a medevac', { section: 'air', words: ['dustoff', 'helicopter'], likely: 0 }),
  action('firstAid', 'First Aid', { section: 'wounded', words: ['medic'], refused: 'No Medic is near.', likely: 0 }),
  action('fireMission', 'Fire mission', { section: 'support', words: ['artillery'], likely: 20 }),
]
const found = (typed: string, section: BattleActionView['section'] | null = null) =>
  findActions(all, typed, section).map(({ name }) => name)

describe('the command search', () => {
  it.each([
    ['fire', 'fire'],
    ['call medevac', 'medevac'],
    ['dustoff', 'medevac'],
    ['shoot', 'fire'],
    ['artillery', 'fireMission'],
    ['next', 'nextTurn'],
  ])('%s finds %s first', (typed, name) => {
    expect(found(typed)[0]).toBe(name)
  })

  it('puts what cannot be done now last, however well it fits', () => {
    expect(found('first aid')).toContain('firstAid')
    const fi = found('fi')
    expect(fi.at(-1)).toBe('firstAid')
    expect(fi).toContain('fire')
  })

  it('puts what says the very words first, also where it cannot be done now', () => {
    const some = [
      action('joinGroups', 'Join groups', { words: ['within sight'], likely: 90 }),
      action('inSight', 'In Sight', { refused: 'Nobody sees anybody.', likely: 0 }),
    ]
    expect(findActions(some, 'in sight', null).map(({ name }) => name)).toEqual(['inSight', 'joinGroups'])
  })

  it('puts what is called just that before what only says it, also where it cannot be done now', () => {
    const some = [
      action('returnFire', 'Return fire', { likely: 90 }),
      action('fire', 'Fire', { refused: 'Nobody can fire.', likely: 0 }),
      action('fireAt', 'Fire at an aircraft', { refused: 'None is here.' }),
    ]
    expect(findActions(some, 'fire', null).map(({ name }) => name)).toEqual(['fire', 'returnFire', 'fireAt'])
  })

  it('puts what begins with the word before what only holds it, however likely', () => {
    const some = [
      action('fastMove', 'Fast Move', { likely: 45 }),
      action('moveToSector', 'Move to a sector', { likely: 4 }),
      action('movedVehicle', 'Move a vehicle', { refused: 'None is here.', likely: 0 }),
    ]
    expect(findActions(some, 'move', null).map(({ name }) => name)).toEqual([
      'moveToSector',
      'fastMove',
      'movedVehicle',
    ])
  })

  it('lists all without a word, and one part where it is chosen', () => {
    expect(found('')).toHaveLength(all.length)
    expect(found('', 'air')).toEqual(['medevac'])
    expect(found('fire', 'air')).toEqual([])
  })

  it('finds nothing for letters that are nowhere', () => {
    expect(found('zzz')).toEqual([])
  })
})

it('the likeliest are three at most, the likeliest first, and nothing that is not likely at all', () => {
  expect(likeliest(all, null, 3).map(({ name }) => name)).toEqual(['fire', 'nextTurn', 'fireMission'])
  expect(
    likeliest(
      all.map((one) => ({ ...one, likely: 0 })),
      null,
      3,
    ),
  ).toEqual([])
})

it('what is due stands before all that is only likely', () => {
  expect(likeliest(all, 'fireMission', 2).map(({ name }) => name)).toEqual(['fireMission', 'fire'])
})

it('without a word all stand in their parts, in the order of the parts', () => {
  expect(bySection(all).map(([part, some]) => [part, some.length])).toEqual([
    ['turn', 1],
    ['fight', 1],
    ['wounded', 1],
    ['support', 1],
    ['air', 1],
  ])
})

describe('what is offered', () => {
  const activate = action('activate', 'Activate a group', {
    ways: [
      { title: 'A activates', values: { group: 1 } },
      { title: 'B activates', values: { group: 2 } },
    ],
  })

  it('is each group that can do it with nothing else to say, and else the action', () => {
    expect(offersOf([activate, action('inSight', 'In Sight')], 3)).toEqual([
      { name: 'activate', title: 'A activates', values: { group: 1 } },
      { name: 'activate', title: 'B activates', values: { group: 2 } },
      { name: 'inSight', title: 'In Sight', values: null },
    ])
  })

  it('is no more than there is room for', () => {
    expect(offersOf([activate, action('inSight', 'In Sight')], 2).map(({ title }) => title)).toEqual([
      'A activates',
      'B activates',
    ])
  })
})
