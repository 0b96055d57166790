import { describe, expect, it } from 'vitest'
import { figuresOf, membersOf } from '../../../../../../../src/games/fng/rules/battle/battle.ts'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import {
  battleId,
  battleWith,
  figureIn,
  groupNamed,
  playAction,
  their,
  type Choice,
  type Dice,
  type TestBattle,
} from '../../../../../../support/battle.ts'

const men = (count: number) => Array.from({ length: count }, () => ({}))
const turn = { side: 'theirs', first: 'theirs', theirDie: 2, ourDie: 1 } as const
const at = (ours: number, theirs: number, more: TestBattle = {}) =>
  battleWith({ ours: men(ours), theirs: men(theirs), ...more, battle: { ...turn, eal: 3, ...more.battle } })

const act = (state: FngState, values: Values, told: readonly (Dice | Choice)[] = []) =>
  playAction(state, 'enemyActs', valuesOf(state, values), told)
const valuesOf = (state: FngState, values: Values): Values => ({
  group: groupNamed(state, 'E1'),
  byCommander: false,
  closest: groupNamed(state, 'A'),
  inches: 20,
  inSight: true,
  sector: '5',
  fortified: false,
  ...values,
})
const action = (state: FngState, ...faces: (1 | 2 | 3 | 4 | 5 | 6)[]): Dice => [
  'vc-nva-action',
  groupNamed(state, 'E1'),
  ...faces,
]
const orders = (state: FngState) => figuresOf(state, 'theirs').map((figure) => figure.orders)

describe('a group of the enemy acts', () => {
  it('ruling to FNG p. 69: it attacks with half as many figures again, counting those that can fight', () => {
    const four = at(4, 6)
    expect(act(four, {}, [action(four, 1, 1)]).texts[1]).toBe('E1 assaults A.')
    const five = at(4, 5)
    expect(act(five, { inches: 20 }).texts[1]).toMatch(/stays put and fires/)
    const hurt = battleWith({
      ours: [{}, {}, { status: 'outOfTheFight' }, { status: 'obviouslyDead' }],
      theirs: men(3),
      battle: { ...turn, eal: 3 },
    })
    expect(act(hurt, {}, [action(hurt, 1, 1)]).texts[1]).toBe('E1 assaults A.')
  })

  it('FNG p. 69: twice as many roll a third die', () => {
    const twice = at(3, 6)
    expect(act(twice, {}, [action(twice, 6, 1, 1)]).texts[1]).toBe('E1 assaults A.')
  })

  it('switch: against the REP of its Leader instead of the EAL', () => {
    const byLeader = at(2, 3, {
      theirs: [{ rep: 6, leads: true }, {}, {}],
      state: { switches: [{ id: 1, name: 'enemyActionAgainst', value: 'leaderRep' }] },
    })
    expect(act(byLeader, {}, [action(byLeader, 6, 5)]).texts[1]).toBe('E1 assaults A.')
  })

  it('FNG p. 69: between 6" and 12" it splits, the odd man and all support weapons stay', () => {
    const state = at(4, 7, {
      theirs: [{ leads: true }, { role: 'gunner', weapon: 'rpd' }, { role: 'loader' }, ...men(4)],
    })
    const { state: after, texts } = act(state, { inches: 10 }, [action(state, 1, 2)])
    const part = after.groups.find(({ name }) => name === 'E2')!
    expect(membersOf(after, part.id).map(({ id }) => id)).toEqual([5, 6, 7].map(their))
    expect(part).toMatchObject({ activated: true, strength: 3, leaderId: null })
    expect(after.groups.find(({ name }) => name === 'E1')!.strength).toBe(4)
    expect(orders(after)).toEqual([null, null, null, null, 'charge', 'charge', 'charge'])
    expect(texts.at(-1)).toContain('now E2, charge A')
  })

  it('a lone man has nobody to send', () => {
    const state = battleWith({ ours: [{ status: 'outOfTheFight' }], theirs: men(1), battle: { ...turn, eal: 3 } })
    const { state: after } = act(state, { inches: 8 }, [action(state, 1, 2, 2)])
    expect(after.groups).toHaveLength(2)
  })

  it('FNG p. 69: within 6" a 5 or 6 throws a grenade first, the others charge', () => {
    const state = at(2, 3)
    const { state: after } = act(state, { inches: 5 }, [
      action(state, 1, 3),
      ['battle.enemy-grenade', their(1), 4],
      ['battle.enemy-grenade', their(2), 5],
      ['battle.enemy-grenade', their(3), 6],
    ])
    expect(orders(after)).toEqual(['charge', 'grenade', 'grenade'])
  })

  it('FNG p. 69 (1): three to one is a human wave, without grenades', () => {
    const state = at(2, 6)
    const { state: after } = act(state, { inches: 6 }, [action(state, 1, 3, 5)])
    expect(new Set(orders(after))).toEqual(new Set(['humanWave']))
  })

  it('FNG p. 69: one passed is a maneuver: within 12" as an assault, farther a move', () => {
    const state = at(2, 3)
    const near = act(state, { inches: 12 }, [action(state, 1, 6)])
    expect(near.state.groups).toHaveLength(3)
    expect(act(state, { inches: 13 }, [action(state, 1, 6)]).texts.at(-1)).toContain('moves at normal speed toward A')
    const unseen = act(state, { inches: 13, inSight: false }, [action(state, 1, 6)])
    expect(unseen.texts.at(-1)).toContain('makes a Fast Move')
    const defense = { ...state, missions: state.missions.map((m) => ({ ...m, type: 'defense' as const })) }
    const move = act(defense, { inches: 13 }, [action(defense, 1, 6)])
    expect(move.texts.at(-1)).toContain('our weakest position')
  })

  it('FNG p. 69: none passed harasses, and the next activation ends it', () => {
    const state = at(2, 3)
    const harassed = act(state, {}, [action(state, 4, 6)]).state
    expect(new Set(orders(harassed))).toEqual(new Set(['harass']))
    const next = { ...harassed, groups: harassed.groups.map((group) => ({ ...group, activated: false })) }
    const again = act(next, { inches: 30 }, [action(next, 1, 1)])
    expect(new Set(orders(again.state))).toEqual(new Set([null]))
  })

  it('FNG p. 70: too few to attack, it stays or goes to its fortifications, with grenades on a 6 within 6"', () => {
    const state = at(4, 3)
    expect(act(state, { inches: 7, fortified: true }).texts.at(-1)).toContain('Fast Move to the nearest fortification')
    const { state: after } = act(state, { inches: 6 }, [
      ['battle.enemy-grenade', their(1), 5],
      ['battle.enemy-grenade', their(2), 6],
      ['battle.enemy-grenade', their(3), 1],
    ])
    expect(orders(after)).toEqual([null, 'grenade', null])
  })

  it('FNG p. 70: Local VC farther than 12" and out of sight melt away, others do not', () => {
    const lvc = at(4, 3, { battle: { enemy: 'lvc' } })
    const gone = act(lvc, { inches: 13, inSight: false, sector: '6' })
    expect(gone.state.contacts.map(({ sector, actedTurn }) => [sector, actedTurn])).toEqual([
      [6, 1],
      [6, 1],
    ])
    expect(figuresOf(gone.state, 'theirs')).toEqual([])
    expect(act(lvc, { inches: 12, inSight: false }).state.contacts).toEqual([])
    expect(act(lvc, { inches: 13, inSight: true }).state.contacts).toEqual([])
    expect(act(at(4, 3), { inches: 13, inSight: false }).state.contacts).toEqual([])
  })

  it('FNG p. 16: a group below the die stays put, unless a commander brings it along', () => {
    const theirs = [...men(3), { group: 'E2', leads: true, rep: 5 } as const]
    const low = at(4, 3, { theirs, battle: { theirDie: 5 } })
    const still = act(low, {})
    expect(still.texts).toEqual(['E1 stays put: REP 4 is below the die.'])
    // It has not acted: its men have no active fire.
    expect(still.state.groups.find(({ name }) => name === 'E1')!.activated).toBe(false)
    expect(act(low, { byCommander: true }).texts.at(-1)).toMatch(/stays put and fires/)
  })

  it('refuses in our turn, and when all have acted', () => {
    const ours = at(2, 2, { battle: { side: 'ours' } })
    expect(() => act(ours, {})).toThrow('It is our turn to act.')
    const done = at(2, 2, { groups: { E1: { activated: true } } })
    expect(() => act(done, {})).toThrow('Every group of theirs has acted.')
    const between = at(2, 2, { battle: { side: null } })
    expect(() => act(between, {})).toThrow('Roll the activation dice of the next turn first.')
  })
})

describe('Sneaky Local VC', () => {
  const lvc = at(2, 2, { battle: { enemy: 'lvc', over: false }, groups: { A: { sector: 1 }, E1: { sector: 2 } } })
  const nextTurn = (state: FngState, told: readonly (Dice | Choice)[]) =>
    playAction(state, 'nextTurn', {}, [
      ...told,
      ['battle.activation.ours', battleId, 5],
      ['battle.activation.theirs', battleId, 3],
    ])
  const group = groupNamed(lvc, 'E1')

  it('FNG p. 64: unseen for a full turn, it is gone, and two PEFs lie in the closest sector without us', () => {
    const { state } = nextTurn(lvc, [{ choose: 'battle.sneaky', of: group, value: 'unseen' }])
    expect(state.groups.find(({ name }) => name === 'E1')!.hidden).toBe(true)
    // Its own sector holds none of us.
    expect(state.contacts.map(({ sector }) => sector)).toEqual([2, 2])
  })

  it('FNG p. 64: of several sectors as close as one another, a die takes one', () => {
    const beside = { ...lvc, groups: lvc.groups.map((g) => ({ ...g, sector: 1 })) }
    const { state } = nextTurn(beside, [
      { choose: 'battle.sneaky', of: group, value: 'unseen' },
      ['battle.sneaky-sector', group, 3],
    ])
    expect(state.contacts.map(({ sector }) => sector)).toEqual([5, 5])
  })

  it('stays where it was seen, has fired, came up this turn, or is no Local VC', () => {
    expect(nextTurn(lvc, [{ choose: 'battle.sneaky', of: group, value: 'seen' }]).state.contacts).toEqual([])
    const fired = { ...lvc, figures: lvc.figures.map((f) => ({ ...f, fired: f.id === their(1) })) }
    expect(nextTurn(fired, []).state.contacts).toEqual([])
    const tally = { id: 1, event: 'enemyPlaced', figureId: null, about: group, count: 2, points: 0, turn: 1, text: '' }
    expect(nextTurn({ ...lvc, tallies: [tally] }, []).state.contacts).toEqual([])
    expect(nextTurn(at(2, 2), []).state.contacts).toEqual([])
    expect(figureIn(fired, their(1)).fired).toBe(true)
  })
})
