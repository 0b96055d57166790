import { describe, expect, it } from 'vitest'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import { battleId, battleWith, our, playAction, type Dice } from '../../../../../../support/battle.ts'
import { callId, craftId, craftIn, fac, onStation } from '../air/onStation.ts'

const call = { source: 'onDemand', figureId: our(1), askedTurn: 1, amount: 1 } as const
const rest = { what: 'Mortar, one weapon', registered: false, rounds: 3, brings: null, attempts: 0 } as const
const mortars = (status: 'here' | 'underWay', arrives = 1): FngState['calls'][number] => ({
  id: 600,
  kind: 'mortars',
  status,
  arrives,
  ...call,
  ...rest,
})
const plain = battleWith({ ours: [{ leads: true }], theirs: [{}] })
const withCall = (status: 'here' | 'underWay', arrives?: number): FngState => ({
  ...plain,
  calls: [mortars(status, arrives)],
})
const turn: Dice[] = [
  ['battle.activation.ours', battleId, 5],
  ['battle.activation.theirs', battleId, 3],
]
const statusOf = (state: FngState, id = 600) => state.calls.find((row) => row.id === id)?.status
const next = (state: FngState) => playAction(state, 'nextTurn', {}, turn)

describe('a fire mission that is not fired', () => {
  it('FNG p. 77: lasts the turn in which its guns are there', () => {
    const { state, texts } = next(withCall('here'))
    expect(statusOf(state)).toBe('lost')
    expect(texts).toContain('Mortar, one weapon: not fired in their turn, they are given another mission.')
    expect(() => playAction(state, 'fireMission', { call: 600, load: 'he', seen: true, inches: 48 })).toThrow(
      'No guns or mortars wait to fire.',
    )
  })

  it('begins when it comes: what is due next turn has that turn', () => {
    const due = next(withCall('underWay', 2)).state
    expect(statusOf(due)).toBe('here')
    expect(statusOf(next(due).state)).toBe('lost')
  })

  it('FNG p. 74: waits while aircraft over the table keep it silent', () => {
    const beside = (mode: 'hovering' | 'off') => {
      const helicopter = { kind: 'transport', type: 'uh-1d-slick', name: 'Slick', mode } as const
      const state = onStation(plain, helicopter)
      return { ...state, calls: [...state.calls, mortars('here')] }
    }
    expect(statusOf(next(beside('hovering')).state)).toBe('here')
    expect(statusOf(next(beside('off')).state)).toBe('lost')
  })
})

describe('aircraft that never attack', () => {
  it('FNG p. 83: are gone when their loiter time is up, and their call with them', () => {
    const state = next(onStation(plain, { turns: 4 }, { ...fac, turns: 11 })).state
    expect(craftIn(state).mode).toBe('gone')
    expect([statusOf(state, callId), statusOf(state, callId + 1)]).toEqual(['done', 'done'])
    expect(craftIn(next(onStation(plain, { turns: 3 })).state).mode).toBe('off')
  })
})

describe('support that is released', () => {
  it('FNG p. 74: goes home at once, here or on its way, with all its aircraft', () => {
    const pair = onStation(plain, {}, {})
    const both = { ...pair, craft: pair.craft.map((craft) => ({ ...craft, callId })), calls: pair.calls.slice(0, 1) }
    const { state } = playAction(both, 'releaseSupport', { call: callId })
    expect(state.craft.map(({ mode }) => mode)).toEqual(['gone', 'gone'])
    expect(statusOf(state, callId)).toBe('done')
    expect(statusOf(playAction(withCall('underWay', 5), 'releaseSupport', { call: 600 }).state)).toBe('done')
    const { texts } = playAction(withCall('here'), 'releaseSupport', { call: 600 })
    expect(texts).toEqual(['Released: Mortar, one weapon.'])
  })

  it('is refused where there is none, and for what flies or stands', () => {
    expect(() => playAction(plain, 'releaseSupport', { call: 600 })).toThrow('No support is here or on its way.')
    const over = onStation(plain, { kind: 'transport', type: 'uh-1d-slick', name: 'Slick', mode: 'landed' })
    expect(() => playAction(over, 'releaseSupport', { call: callId })).toThrow('must fly off first')
    expect(craftIn(over, craftId).mode).toBe('landed')
  })
})
