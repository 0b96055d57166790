import { describe, expect, it } from 'vitest'
import { manReport } from '../../../../../../../src/games/fng/rules/battle/ending/manReport.ts'
import { isOnTable, groupsOf, type Vehicle } from '../../../../../../../src/games/fng/rules/battle/battle.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import { actionNamed } from '../../../../../../../src/games/fng/rules/battle/chapters.ts'
import { battleWith, figureIn, groupNamed, our, playAction } from '../../../../../../support/battle.ts'
import { battle } from '../fire/forms.ts'

const placing = { kind: 'apc', side: 'ours', name: '', sector: 4, rep: 0, dv: 0 }
const tankId = 750

/** A state with an enemy tank, unless it is said otherwise. */
const withVehicle = (state: FngState, more: Partial<Vehicle> = {}): FngState => ({
  ...state,
  vehicles: [
    {
      id: tankId,
      kind: 'tank',
      name: 'Tank',
      side: 'theirs',
      sector: 3,
      state: 'standing',
      rep: 4,
      dv: 3,
      actedTurn: null,
      words: '',
      ...more,
    },
  ],
})
const only = ({ vehicles }: FngState): Vehicle => vehicles[0]!
const texts = (lines: readonly { readonly text: string }[]) => lines.map(({ text }) => text)

describe('a vehicle as a target', () => {
  it('FNG p. 77: shells may go where an enemy vehicle stands, though no group does', () => {
    const call = { id: 860, kind: 'artillery', source: 'ready', status: 'here', figureId: null, askedTurn: 1 } as const
    const rest = { arrives: 1, amount: 1, what: '', registered: false, rounds: 1, brings: null, attempts: 0 }
    const bare = battleWith({ ours: [{}], state: { calls: [{ ...call, ...rest }] } })
    const likely = (state: FngState) => actionNamed('fireMission')!.likely!({ state, values: {}, selected: [] })
    expect(likely(withVehicle(bare))).toBeGreaterThan(likely(bare))
    expect(likely(withVehicle(bare, { state: 'destroyed' }))).toBe(likely(bare))
  })
})

describe('a vehicle on the table', () => {
  it('is called what it is, with a number from the second on; no DV and no REP is none', () => {
    const one = playAction(battle({ ours: [{}] }), 'placeVehicle', placing).state
    const two = playAction(one, 'placeVehicle', placing).state
    expect(two.vehicles.map(({ name, dv, rep, sector }) => [name, dv, rep, sector])).toEqual([
      ['APC', null, null, 4],
      ['APC 2', null, null, 4],
    ])
  })

  it('FNG p. 17: acts on its side by the REP of its crew, once a turn', () => {
    const refuses = (state: FngState) => actionNamed('vehicleActs')!.refuses(state)
    const low = withVehicle(battleWith({ ours: [{}] }), { side: 'ours', rep: 2 })
    expect(refuses(low)).toBe('No vehicle may act just now.')
    expect(refuses(withVehicle(battleWith({ ours: [{}] }), { side: 'ours', rep: null }))).toBeNull()
    expect(refuses(withVehicle(battleWith({ ours: [{}] })))).toBe('No vehicle may act just now.')
    const able = withVehicle(battleWith({ ours: [{}] }), { side: 'ours', rep: 3 })
    const { state } = playAction(able, 'vehicleActs', { vehicle: tankId, does: 'moves', sector: 5 })
    expect(only(state)).toMatchObject({ state: 'moving', sector: 5, actedTurn: 1 })
    expect(refuses(state)).toBe('No vehicle may act just now.')
  })

  it('takes along the groups that are in it to a man', () => {
    const start = withVehicle(battle({ ours: [{ group: 'A' }, { group: 'A' }, { group: 'B' }, { group: 'B' }] }), {
      side: 'ours',
    })
    const boarded = playAction(start, 'boardVehicle', { vehicle: tankId, aboard: [our(1), our(2), our(3)] }).state
    const { state } = playAction(boarded, 'vehicleActs', { vehicle: tankId, does: 'moves', sector: 6 })
    const sector = (name: string) => state.groups.find(({ id }) => id === groupNamed(state, name))!.sector
    expect(sector('A')).toBe(6)
    expect(sector('B')).not.toBe(6)
  })
})

describe('aboard', () => {
  const ride = () => withVehicle(battle({ ours: [{}, { status: 'outOfTheFight' }, { group: 'B' }] }), { side: 'ours' })
  const board = (state: FngState, ...aboard: number[]) =>
    playAction(state, 'boardVehicle', { vehicle: tankId, aboard }).state

  it('nobody is on the table, until he is taken off the list', () => {
    const state = board(ride(), our(1), our(2))
    expect([1, 2].map((nth) => isOnTable(figureIn(state, our(nth))))).toEqual([false, false])
    expect(groupsOf(state, 'ours').map(({ name }) => name)).toEqual(['B'])
    const out = board(state, our(2))
    expect([1, 2].map((nth) => isOnTable(figureIn(out, our(nth))))).toEqual([true, false])
  })

  it('nothing happens where nobody gets in or out', () => {
    expect(() => board(ride())).toThrow('Nobody gets in or out.')
  })

  it('FNG pp. 39-40: the vehicle brings the wounded off as good as on foot', () => {
    const { state } = playAction(board(ride(), our(1), our(2)), 'vehicleLeaves', { vehicle: tankId })
    expect(only(state).state).toBe('gone')
    expect(figureIn(state, our(1))).toMatchObject({ status: 'left', leftHow: 'walked' })
    const wounded = figureIn(state, our(2))
    expect(manReport(state, { ...wounded, soldierId: wounded.soldierId! })).toMatchObject({
      fate: 'outOfTheFight',
      evacuation: 'foot',
    })
  })

  it('whoever rides when the battle ends is with his own, and a wreck is told', () => {
    const state = { ...board(ride(), our(1), our(2)) }
    const hit = playAction(state, 'vehicleHappens', {
      vehicle: tankId,
      state: 'damaged',
      riders: 'stay',
      sector: 3,
      words: 'A mine took a track',
    }).state
    expect(only(hit)).toMatchObject({ state: 'damaged', words: 'A mine took a track' })
    const { state: after, lines } = playAction(hit, 'endBattle', { lost: [], offInTime: false, task: 'neither' })
    expect([1, 2].map((nth) => figureIn(after, our(nth)).vehicleId)).toEqual([null, null])
    expect(texts(lines)).toContain('Tank: damaged.')
  })

  it('what burns throws its men out, knocked down', () => {
    const { state } = playAction(
      board(ride(), our(1)),
      'vehicleHappens',
      { vehicle: tankId, state: 'burning', riders: 'knockedDown', sector: 3, words: '' },
      [['reaction.recover-from-knock-down', our(1), 5, 6]],
    )
    expect(figureIn(state, our(1))).toMatchObject({ vehicleId: null })
    expect(figureIn(state, our(1)).status).not.toBe('carryOn')
  })
})

describe('fire at a vehicle', () => {
  const gear = { equipment: [{ id: 1, squad: 1, soldierId: null, item: 'rr-90mm', quantity: 1 }] }
  const gun = (dv: number | null) =>
    withVehicle(
      battle({
        ours: [{ weapon: 'rr-90mm', role: 'gunner', setUp: true }, { role: 'loader' }],
        theirs: [{}],
        state: gear,
      }),
      { dv },
    )
  const shot = { shooter: our(1), weapon: 'rr-90mm', behind: [], vehicle: tankId, inches: 18 }

  it('FNG pp. 11, 41-42: is hit as a building, one shot, and broken by APR less the DV agreed on', () => {
    const { state, lines } = playAction(gun(3), 'fireAtVehicle', shot, [
      ['building-target', our(1), 1, 2],
      ['building-penetration', tankId, 1, 2],
      { choose: 'battle.vehicle-hit', of: tankId, value: 'burning' },
    ])
    expect(only(state).state).toBe('burning')
    expect(texts(lines)).toContain('Tank: broken open.')
    expect(figureIn(state, our(1)).fired).toBe(true)
  })

  it('asks nothing more where it holds, or goes wide', () => {
    const wide = playAction(gun(3), 'fireAtVehicle', shot, [['building-target', our(1), 6, 6]])
    expect(only(wide.state).state).toBe('standing')
    const held = playAction(gun(30), 'fireAtVehicle', shot, [['building-target', our(1), 1, 1]])
    expect(only(held.state).state).toBe('standing')
    expect(texts(held.lines).some((text) => text.includes('cannot break Tank'))).toBe(true)
  })

  it('leaves the hit to the player where no DV is agreed on', () => {
    const { state } = playAction(gun(null), 'fireAtVehicle', shot, [
      ['building-target', our(1), 1, 2],
      { choose: 'battle.vehicle-hit', of: tankId, value: 'nothing' },
    ])
    expect(only(state).state).toBe('standing')
  })

  it('is offered to nobody without a weapon that pierces armor', () => {
    const state = withVehicle(battle({ ours: [{}], theirs: [{}] }))
    expect(actionNamed('fireAtVehicle')!.refuses(state)).toBe('Nobody has a weapon ready that pierces armor.')
  })
})
