import { describe, expect, it } from 'vitest'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import {
  battleWith,
  figureIn,
  groupNamed,
  our,
  playAction,
  type Dice,
  type TestBattle,
} from '../../../../../../support/battle.ts'

const [lieutenant, rto, sergeant, squadRto, observer] = [our(1), our(2), our(3), our(4), our(5)]

/** A Platoon Leader with his RTO, a squad with one of its own, and a Forward Observer: all active, the first commands. */
const platoon = (more: TestBattle = {}): FngState =>
  battleWith({
    ours: [
      { leads: true, rep: 5, grade: 'officer' },
      { role: 'rto' },
      { group: 'B', leads: true, rep: 4 },
      { group: 'B', role: 'rto' },
      { group: 'B', role: 'observer' },
    ],
    theirs: [{}],
    groups: { A: { activated: true }, B: { activated: true } },
    battle: { commanderId: lieutenant, supportLevel: 5 },
    ...more,
  })

const asks = (caller: number, radio: number, more: Values = {}): Values => ({
  kind: 'mortars',
  caller,
  radio,
  fieldPhone: false,
  tallestHill: false,
  ...more,
})
const through = (caller: number, face: 2 | 6 = 2): Dice[] => [
  ['battle.atmospherics', caller, 3],
  ['making-the-call', caller, face],
]
const granted = (caller: number): Dice => ['artillery.request', caller, 5]
const callerOf = (state: FngState) => state.calls.map(({ figureId }) => figureId)

describe('who may ask for support', () => {
  it('FNG p. 74: the Force Commander, himself or through his RTO', () => {
    const himself = playAction(platoon(), 'callSupport', asks(lieutenant, rto), [
      ...through(lieutenant),
      granted(lieutenant),
    ])
    expect(callerOf(himself.state)).toEqual([lieutenant])
    const by = playAction(platoon(), 'callSupport', asks(rto, rto, { beside: true }), [...through(rto), granted(rto)])
    expect(callerOf(by.state)).toEqual([rto])
  })

  it('FNG p. 76: a Forward Observer on his own', () => {
    const { state } = playAction(platoon(), 'callSupport', asks(observer, squadRto), [
      ...through(observer),
      granted(observer),
    ])
    expect(callerOf(state)).toEqual([observer])
  })

  it('FNG p. 74: a Squad Leader reaches the Platoon Leader first, who then tries', () => {
    const relayed = asks(sergeant, squadRto, { answers: rto })
    const { state } = playAction(platoon(), 'callSupport', relayed, [
      ...through(sergeant),
      ...through(lieutenant),
      granted(lieutenant),
    ])
    expect(callerOf(state)).toEqual([lieutenant])
    expect([figureIn(state, sergeant).fired, figureIn(state, lieutenant).fired]).toEqual([true, true])
    // Both radios have had their call of this turn.
    expect(state.lasting.filter(({ kind }) => kind === 'radioFailed').map(({ figureId }) => figureId)).toEqual([
      squadRto,
      rto,
    ])
    const lost = playAction(platoon(), 'callSupport', relayed, through(sergeant, 6))
    expect(lost.state.calls).toEqual([])
    expect(lost.state.tallies).toEqual([])
    expect(figureIn(lost.state, lieutenant).fired).toBe(false)
  })

  it('FNG p. 73: an RTO who is not beside the Commander reaches him like any other', () => {
    const { state } = playAction(platoon(), 'callSupport', asks(squadRto, squadRto, { beside: false, answers: rto }), [
      ...through(squadRto),
      ...through(lieutenant),
      granted(lieutenant),
    ])
    expect(callerOf(state)).toEqual([lieutenant])
  })

  it('says who may, where the Commander cannot be reached, or cannot call', () => {
    const asked = asks(sergeant, squadRto, { answers: null })
    expect(() => playAction(platoon(), 'callSupport', asked)).toThrow(
      'Man 3 does not command: only Man 1 may ask for support, and no second radio is there',
    )
    const waits = platoon({ groups: { B: { activated: true } } })
    expect(() => playAction(waits, 'callSupport', asks(sergeant, squadRto, { answers: rto }))).toThrow(
      'he cannot call just now: activate his group first',
    )
  })

  it('with nobody in command whoever has a radio asks for himself', () => {
    const state = platoon({ battle: { commanderId: null, supportLevel: 5 } })
    const { state: after } = playAction(state, 'callSupport', asks(sergeant, squadRto), [
      ...through(sergeant),
      granted(sergeant),
    ])
    expect(callerOf(after)).toEqual([sergeant])
  })
})

describe('who obeys by radio', () => {
  const orders = (state: FngState, caller: number, radio: number, group: string): Values => ({
    caller,
    radio,
    fieldPhone: false,
    tallestHill: false,
    group: groupNamed(state, group),
  })

  it('FNG p. 73: groups whose Leader has a lower REP', () => {
    const one = platoon({ groups: { B: { activated: true } } })
    expect(() => playAction(one, 'radioActivate', orders(one, sergeant, squadRto, 'A'))).toThrow(
      'The Leader of A has REP 5: Man 3, REP 4, orders those below him.',
    )
    const other = platoon({ groups: { A: { activated: true } } })
    const { state } = playAction(other, 'radioActivate', orders(other, lieutenant, rto, 'B'), [
      ...through(lieutenant),
      ['activate-subordinate', lieutenant, 1],
    ])
    expect(state.groups.find(({ name }) => name === 'B')?.activated).toBe(true)
  })
})
