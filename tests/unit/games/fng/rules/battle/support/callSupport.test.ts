import { describe, expect, it } from 'vitest'
import { battleForm } from '../../../../../../../src/games/fng/app/battle/battleForm.ts'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import { radiosToUse } from '../../../../../../../src/games/fng/rules/battle/support/radio.ts'
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

const leader = our(1)
const rto = our(2)

/** A leader of REP 5 and his RTO of REP 4, their group active. */
const withRadio = (more: TestBattle = {}): FngState =>
  battleWith({
    ours: [{ leads: true, rep: 5 }, { role: 'rto', rep: 4 }, {}],
    theirs: [{}],
    groups: { A: { activated: true } },
    ...more,
  })

const by = (caller: number): Values => ({ caller, radio: rto, fieldPhone: false, tallestHill: false })
const call = (more: Values = {}): Values => ({ kind: 'mortars', ...by(rto), ...more })

/** The air is ordinary, and the call gets through. */
const connected: readonly Dice[] = [
  ['battle.atmospherics', rto, 3],
  ['making-the-call', rto, 2],
]

describe('the choice of what to call for', () => {
  const costs = (over: Partial<FngState> = {}) => {
    const [what] = battleForm({ ...withRadio(), ...over }, 'callSupport', {}, []).fields
    return what?.kind === 'choice' ? what.options.map(({ label }) => label) : []
  }

  it('FNG p. 102: names what each costs On Demand; what stands ready costs nothing, a type is charged but once', () => {
    expect(costs()).toContain('Mortars, -7 VP')
    expect(costs().filter((label) => label.endsWith(', Ready')).length).toBeGreaterThan(0)
    const paid = { id: 1, event: 'support.onDemand', figureId: null, about: null, count: 1, points: 0, turn: 1 }
    expect(costs({ tallies: [{ ...paid, text: 'artillery' }] })).toContain('Mortars, paid for')
  })

  it('FNG p. 75: Ready tactical air is a FAC, and is called so', () => {
    const battle = withRadio().battle.map((row) => ({ ...row, supportLevel: 6 }))
    expect(costs({ battle })).toContain('Air strike, Ready: FAC alone')
  })
})

describe('Making the Call', () => {
  it('FNG pp. 72-73: the RTO fails in bad air, and gets through on his next turn', () => {
    const inclement = withRadio({ battle: { weather: 'inclement' } })
    const first = playAction(inclement, 'callSupport', call({ kind: 'artillery' }), [
      ['battle.atmospherics', rto, 1],
      ['making-the-call', rto, 3],
    ])
    expect(first.state.calls).toEqual([])
    expect(() => playAction(first.state, 'callSupport', call())).toThrow('No radio of ours can be used this turn.')
    const later = { ...inclement, battle: inclement.battle.map((row) => ({ ...row, turn: 2 })) }
    const second = playAction(later, 'callSupport', call({ kind: 'mortars' }), [
      ['battle.atmospherics', rto, 4],
      ['making-the-call', rto, 3],
      ['artillery.request', rto, 5],
    ])
    expect(second.state.calls).toMatchObject([
      { kind: 'mortars', status: 'underWay', arrives: 3, amount: 2, rounds: 3 },
    ])
  })

  it('costs the caller his active fire, and speaks with the REP of the Leader who holds the handset', () => {
    const { state, lines } = playAction(withRadio(), 'callSupport', call({ caller: leader }), [
      ['battle.atmospherics', leader, 6],
      ['making-the-call', leader, 6],
      ['artillery.request', leader, 2],
    ])
    expect(figureIn(state, leader).fired).toBe(true)
    expect(figureIn(state, rto).fired).toBe(false)
    expect(lines.find(({ table }) => table === 'making-the-call')?.target).toBe(6)
  })

  it('is not possible while jammed, for a group that has not acted, or when the enemy is active', () => {
    const jammed = { kind: 'event', name: 'radioJammed', sector: null, figureId: null, structureId: null } as const
    const state = withRadio()
    const inTime = { ...state, lasting: [{ id: 1, ...jammed, since: 1, until: 2, amount: 0 }] }
    expect(() => playAction(inTime, 'callSupport', call())).toThrow('The radio is jammed.')
    expect(() => playAction(withRadio({ groups: {} }), 'callSupport', call())).toThrow('Activate the group')
    expect(() => playAction(withRadio({ battle: { side: 'theirs' } }), 'callSupport', call())).toThrow(
      'our side is active',
    )
  })
})

describe('support by radio', () => {
  it.each<[D6Text, Partial<FngState['calls'][number]> | null]>([
    ['1', null],
    ['4', { status: 'underWay', arrives: 3 }],
    ['6', { status: 'here', arrives: 1, amount: 3 }],
  ])('On Demand mortars with a %s', (face, expected) => {
    const { state } = playAction(withRadio(), 'callSupport', call(), [
      ...connected,
      ['artillery.request', rto, Number(face) as 1],
    ])
    if (expected) expect(state.calls).toMatchObject([expected])
    else expect(state.calls).toEqual([])
    expect(state.tallies).toMatchObject([{ event: 'support.onDemand', text: 'artillery' }])
  })

  it('closes what has been denied, and that alone', () => {
    const { state } = playAction(withRadio(), 'callSupport', call(), [...connected, ['artillery.request', rto, 1]])
    const later = { ...state, battle: state.battle.map((row) => ({ ...row, turn: 2 })) }
    const next = { ...later, figures: later.figures.map((f) => ({ ...f, fired: false })) }
    expect(() => playAction(next, 'callSupport', call())).toThrow('What: mortars is not among the choices.')
    expect(() =>
      playAction(next, 'callSupport', call({ kind: 'artillery' }), [...connected, ['artillery.request', rto, 6]]),
    ).not.toThrow()
  })

  it('takes what is Ready without points, once', () => {
    const state = withRadio({ battle: { supportLevel: 5 } })
    const values = call({ kind: 'artillery', ready: true })
    const { state: after } = playAction(state, 'callSupport', values, [...connected, ['ready-support-request', rto, 4]])
    expect(after.calls).toMatchObject([
      { kind: 'artillery', source: 'ready', status: 'underWay', arrives: 2, amount: 2 },
    ])
    expect(after.tallies).toMatchObject([{ event: 'support.readyUsed', text: 'artillery' }])
    const gone = playAction(state, 'callSupport', values, [...connected, ['ready-support-request', rto, 6]])
    expect(gone.state.calls).toEqual([])
    const again = { ...gone.state, battle: gone.state.battle.map((row) => ({ ...row, turn: 2 })) }
    const fresh = { ...again, figures: again.figures.map((f) => ({ ...f, fired: false })) }
    const onDemand = playAction(fresh, 'callSupport', values, [...connected, ['artillery.request', rto, 6]])
    expect(onDemand.state.calls).toMatchObject([{ source: 'onDemand' }])
  })

  it('fires on a registered target at once', () => {
    const target = {
      id: 5,
      kind: 'registeredTarget',
      name: 'Registered target 1',
      sector: null,
      figureId: null,
    } as const
    const state = { ...withRadio(), lasting: [{ ...target, structureId: null, since: 0, until: null, amount: 1 }] }
    const { state: after } = playAction(state, 'callSupport', call({ registered: true }), [
      ...connected,
      ['artillery.request', rto, 1],
    ])
    expect(after.calls).toMatchObject([{ status: 'here', amount: 1, registered: true }])
  })

  it('brings what the Free World chart names, when the request says', () => {
    const { state } = playAction(
      withRadio({ battle: { supportLevel: 5 } }),
      'callSupport',
      call({ kind: 'reinforcements' }),
      [...connected, ['reinforcements-request', rto, 5], ['reinforcements.fwf.sl-5', rto, 1, 1, 1, 1, 2]],
    )
    expect(state.calls).toMatchObject([{ kind: 'artillery', amount: 1, rounds: 3, status: 'underWay', arrives: 2 }])
  })
})

type D6Text = '1' | '2' | '3' | '4' | '5' | '6'

describe('a group activated by radio', () => {
  it('FNG p. 73: acts at once when the Commander passes his die', () => {
    const state = withRadio({
      ours: [
        { leads: true, rep: 5 },
        { role: 'rto', rep: 4 },
        { group: 'B', rep: 3 },
      ],
      battle: { ourDie: 4 },
    })
    const { state: after } = playAction(state, 'radioActivate', { ...by(leader), group: groupNamed(state, 'B') }, [
      ['battle.atmospherics', leader, 3],
      ['making-the-call', leader, 4],
      ['activate-subordinate', leader, 4],
    ])
    expect(after.groups.find(({ name }) => name === 'B')?.activated).toBe(true)
  })

  it("FNG p. 73: the die is the Commander's where the RTO speaks for him; failed, he does nothing more", () => {
    const state = withRadio({
      ours: [{ leads: true, rep: 5 }, { role: 'rto', rep: 4 }, { group: 'B' }],
      battle: { ourDie: 4 },
    })
    const { state: after, texts } = playAction(state, 'radioActivate', { ...by(rto), group: groupNamed(state, 'B') }, [
      ...connected,
      ['activate-subordinate', leader, 6],
    ])
    expect(after.groups.find(({ name }) => name === 'B')?.activated).toBe(false)
    expect(figureIn(after, leader)).toMatchObject({ fired: true, moved: true })
    expect(texts.at(-1)).toContain('does nothing more')
  })

  it('FNG p. 8: a radio carried on an earlier mission is no radio now', () => {
    const state = withRadio({ ours: [{ leads: true, rep: 5 }, {}] })
    const { soldierId } = figureIn(state, our(2))
    const carried = (missionId: number): FngState => ({
      ...state,
      gear: [{ id: 1, missionId, soldierId: soldierId!, item: 'radio' }],
    })
    const now = state.battle[0]!.missionId
    expect(radiosToUse(carried(now)).map(({ id }) => id)).toEqual([our(2)])
    expect(radiosToUse(carried(now + 1))).toEqual([])
  })
})
