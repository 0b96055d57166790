import { describe, expect, it } from 'vitest'
import { endBattle } from '../../../../../../../src/games/fng/rules/battle/ending/endBattle.ts'
import { otherPointsOf } from '../../../../../../../src/games/fng/rules/battle/ending/others.ts'
import { deployTask } from '../../../../../../../src/games/fng/rules/battle/task/setUpTask.ts'
import { isTaskOpen, partOf, taskStands } from '../../../../../../../src/games/fng/rules/battle/task/task.ts'
import { waterFills } from '../../../../../../../src/games/fng/rules/battle/task/fillWater.ts'
import type { Figure } from '../../../../../../../src/games/fng/rules/battle/battle.ts'
import type { DefenseTask, FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import {
  battleId,
  battleWith,
  groupNamed,
  our,
  playAction,
  playDrawn,
  playScene,
  type TestBattle,
} from '../../../../../../support/battle.ts'
import { craftId, onStation } from '../air/onStation.ts'

/** A Defense before its first turn. */
function defense(defenseTask: DefenseTask, setUp: TestBattle = {}): FngState {
  const state = battleWith({ ours: [{ leads: true }, {}], ...setUp, battle: { turn: 0, side: null, ...setUp.battle } })
  const missions = state.missions.map((row) => ({ ...row, type: 'defense' as const, defenseTask }))
  return { ...state, missions }
}

const onTable = (task: DefenseTask): FngState => playDrawn(defense(task), deployTask)

const inTurn = (state: FngState, turn: number): FngState => ({
  ...state,
  battle: state.battle.map((row) => ({ ...row, turn, side: 'ours' as const })),
})

const change = (state: FngState, ids: readonly number[], columns: Partial<Figure>): FngState => ({
  ...state,
  figures: state.figures.map((figure) => (ids.includes(figure.id) ? { ...figure, ...columns } : figure)),
})

const ids = (figures: readonly Figure[]): number[] => figures.map(({ id }) => id)
const strangersIn = ({ figures }: FngState): Figure[] => figures.filter(({ soldierId }) => soldierId === null)

describe('setting up the task of a Defense (FNG p. 99)', () => {
  it('is done once, before the first turn', () => {
    const before = defense('bridge')
    expect(isTaskOpen(before)).toBe(true)
    const { state } = playAction(before, 'setUpTask', {})
    expect(isTaskOpen(state)).toBe(false)
    expect(() => playAction(state, 'setUpTask', {})).toThrow('There is no task to set up.')
    expect(isTaskOpen(inTurn(before, 2))).toBe(false)
  })

  it('FNG p. 99: a relay of an NCO and three RTOs with M-16s', () => {
    const men = strangersIn(onTable('radioRelay'))
    expect(men.map(({ role, weapon }) => `${role} ${weapon}`)).toEqual(['leader m16', 'rto m16', 'rto m16', 'rto m16'])
  })

  it('FNG p. 99: a Slick 1d6 + 2 turns after the start, with six loads', () => {
    const { state, texts } = playScene(defense('resupplySite'), deployTask, [['battle.resupply-turn', battleId, 4]])
    expect(state.calls).toMatchObject([{ kind: 'transport', status: 'underWay', arrives: 6 }])
    expect(state.lasting.map(({ name }) => name)).toContain('Supplies aboard: 6 loads')
    expect(texts).toEqual(['The Slick with the supplies comes in turn 6: unload it in the two turns it stays.'])
  })

  it('FNG p. 99: two unarmed men for the water', () => {
    expect(strangersIn(onTable('waterParty')).map(({ weapon, sidearm }) => [weapon, sidearm])).toEqual([
      ['unarmed', null],
      ['unarmed', null],
    ])
  })

  it('FNG p. 99: 2d6 wounded with a medic and an RTO, who hold the group together', () => {
    const state = onTable('wounded')
    const wounded = partOf(state, 'wounded')
    expect(wounded.length).toBeGreaterThanOrEqual(2)
    expect(wounded.every(({ status }) => status === 'outOfTheFight')).toBe(true)
    const others = strangersIn(state).filter(({ status }) => status === 'carryOn')
    expect(others.map(({ role }) => role)).toEqual(['medic', 'rto'])
    expect(state.groups.find(({ id }) => id === groupNamed(state, 'Aid post'))).toMatchObject({ strength: 2 })
  })

  it('FNG p. 99: a sandbagged position at each end of the bridge', () => {
    expect(onTable('bridge').structures).toMatchObject([
      { kind: 'position', type: 'sandbagged', name: 'Bridge, left end', dv: 2 },
      { kind: 'position', type: 'sandbagged', name: 'Bridge, right end', dv: 2 },
    ])
  })
})

describe('the supplies of a Resupply Site', () => {
  const site = (mode: 'landed' | 'hovering') => {
    const start = inTurn(onTable('resupplySite'), 7)
    const call = start.calls[0]!
    const state = onStation(start, { kind: 'transport', type: 'uh-1d-slick', name: 'Slick', mode, freeTurn: 7 })
    return {
      ...state,
      calls: [{ ...call, status: 'here' as const }],
      craft: state.craft.map((c) => ({ ...c, callId: call.id })),
    }
  }

  it('FNG pp. 86, 99: a man carries one load, and the Slick stays meanwhile', () => {
    const { state } = playAction(site('landed'), 'unloadSupplies', { craft: craftId, porters: [our(1), our(2)] })
    expect(state.lasting.map(({ name }) => name)).toContain('Supplies aboard: 4 loads')
    expect(state.structures).toMatchObject([{ kind: 'cache', name: 'Supplies, 2 of 6 loads' }])
    expect(state.figures.filter(({ fired }) => fired).map(({ id }) => id)).toEqual([our(1), our(2)])
    expect(() => playAction(state, 'unloadSupplies', { craft: craftId, porters: [our(1)] })).toThrow('No helicopter')
    expect(taskStands(state)).toBe('neither')
  })

  it('FNG p. 99: out of a hover all of it is kicked out', () => {
    const { state } = playAction(site('hovering'), 'unloadSupplies', { craft: craftId })
    expect(state.structures).toMatchObject([{ name: 'Supplies, 6 of 6 loads' }])
    expect(taskStands(state)).toBe('completed')
  })
})

describe('the water party', () => {
  it('FNG p. 99: fills up in two full turns, and is done when one of it has walked off with the water', () => {
    const begun = playAction(inTurn(onTable('waterParty'), 3), 'fillWater', {}).state
    expect(() => playAction(begun, 'fillWater', {})).toThrow('being filled')
    expect(playScene(begun, waterFills).texts).toEqual([])
    const full = playScene(inTurn(begun, 4), waterFills)
    expect(full.texts).toEqual(['The water is filled: off the table with it, where the squad came in.'])
    expect(taskStands(full.state)).toBe('failed')
    const [carrier] = ids(partOf(full.state, 'carrier'))
    expect(taskStands(change(full.state, [carrier!], { status: 'left', leftHow: 'walked' }))).toBe('completed')
  })
})

describe('how the task stands at the end (ruling to FNG p. 99)', () => {
  const start = (state: FngState) => {
    const field = endBattle.fields['task']
    return field?.kind === 'choice' ? field.start?.({ state, values: {}, selected: [] }) : undefined
  }

  it('fails with all three RTOs of a relay, not with two', () => {
    const state = onTable('radioRelay')
    const rtos = ids(partOf(state, 'relayRto'))
    expect(start(change(state, rtos.slice(0, 2), { status: 'outOfTheFight' }))).toBe('completed')
    expect(start(change(state, rtos, { status: 'outOfTheFight' }))).toBe('failed')
  })

  it('is left open while an enemy who can fight stands on the table', () => {
    const enemies = (status: Figure['status']) => playDrawn(defense('bridge', { theirs: [{ status }] }), deployTask)
    expect(start(enemies('carryOn'))).toBe('neither')
    expect(start(enemies('outOfTheFight'))).toBe('completed')
  })

  it('fails when nobody of ours is left', () => {
    expect(start(change(onTable('bridge'), [our(1), our(2)], { status: 'obviouslyDead' }))).toBe('failed')
  })

  it('fails when more than half of the wounded are dead or missing; wounds alone cost no points', () => {
    const state = onTable('wounded')
    const wounded = ids(partOf(state, 'wounded'))
    expect(otherPointsOf(state)).toEqual([])
    const half = Math.floor(wounded.length / 2)
    expect(start(change(state, wounded.slice(0, half), { status: 'obviouslyDead' }))).toBe('completed')
    const lost = change(state, wounded.slice(0, half + 1), { status: 'obviouslyDead' })
    expect(start(lost)).toBe('failed')
    expect(otherPointsOf(lost)).toEqual([{ reason: `Of other units ${half + 1} dead`, points: -4 * (half + 1) }])
  })
})
