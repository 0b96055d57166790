import { describe, expect, it } from 'vitest'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import { placeId, placeIn, withPlaces } from '../buildings/places.ts'
import {
  battleWith,
  figureIn,
  our,
  playAction,
  their,
  type Dice,
  type TestBattle,
} from '../../../../../../support/battle.ts'

const callId = 700
const rto = our(2)

function withGuns(kind: 'mortars' | 'artillery', amount = 1, more: Partial<FngState['calls'][number]> = {}): FngState {
  const state = battleWith({
    ours: [
      { leads: true, rep: 5 },
      { role: 'rto', rep: 4 },
    ],
    theirs: [{}, {}],
    battle: { commanderId: our(1) },
  })
  const call = { source: 'onDemand', status: 'here', figureId: rto, askedTurn: 1, arrives: 1 } as const
  const rest = { what: 'Mortar', registered: false, rounds: 3, brings: null, attempts: 0 } as const
  return { ...state, calls: [{ id: callId, kind, amount, ...call, ...rest, ...more }] }
}

const mission = (more: Values = {}): Values => ({ call: callId, load: 'he', seen: true, inches: 48, ...more })
const deviate = (...faces: (1 | 2 | 3 | 4 | 5 | 6)[]): Dice[] => faces.map((face) => ['mortar.deviation', callId, face])

describe('a fire mission', () => {
  it('FNG p. 78: each round deviates from where the one before it fell', () => {
    const { state } = playAction(withGuns('mortars'), 'fireMission', mission(), [
      ['mortar.hitting', callId, 1, 2],
      ...deviate(2, 1, 5),
    ])
    expect(state.lasting.map(({ name }) => name)).toEqual([
      'Mortar, round 1: 6" to the left; circle 6" across',
      'Mortar, round 2: 6" beyond and 6" to the left; circle 6" across',
      'Mortar, round 3: 6" beyond and 6" to the left; circle 6" across',
    ])
    expect(state.calls[0]?.status).toBe('done')
  })

  it('deviates two or three times a round when it is not on target', () => {
    const { state } = playAction(withGuns('mortars', 1, { rounds: 1 }), 'fireMission', mission(), [
      ['mortar.hitting', callId, 6, 6],
      ...deviate(4, 4, 3),
    ])
    expect(state.lasting.map(({ name }) => name)).toEqual([
      'Mortar, round 1: 12" short and 6" to the right; circle 6" across',
    ])
  })

  it('counts one less for a spot that the caller does not see, but not for a registered target', () => {
    const target = (more: Partial<FngState['calls'][number]>, values: Values) =>
      playAction(withGuns('mortars', 1, { rounds: 1, ...more }), 'fireMission', values, [
        ['mortar.hitting', callId, 1, 1],
        ...deviate(5),
      ]).lines.find(({ table }) => table === 'mortar.hitting')?.target
    expect(target({}, mission({ seen: false }))).toBe(3)
    expect(target({ registered: true }, { call: callId, load: 'he', inches: 48 })).toBe(4)
  })

  it('halves the distance for a Forward Observer who sees the spot', () => {
    const state = withGuns('mortars', 1, { rounds: 1 })
    const observed = {
      ...state,
      figures: state.figures.map((f) => (f.id === rto ? { ...f, role: 'observer' as const } : f)),
    }
    const { state: after } = playAction(observed, 'fireMission', mission(), [
      ['mortar.hitting', callId, 1, 1],
      ...deviate(1),
    ])
    expect(after.lasting[0]?.name).toBe('Mortar, round 1: 3" beyond; circle 6" across')
  })

  it.each([
    [5, -4, true],
    [6, -8, false],
  ] as const)('FNG p. 78: Danger Close with a %d costs %d points', (face, points, fires) => {
    const dice: Dice[] = fires
      ? [['mortar.hitting', callId, 1, 1], ...deviate(5, 5, 5)]
      : [['battle.relieved', callId, 3]]
    const { state } = playAction(withGuns('mortars'), 'fireMission', mission({ inches: 19 }), [
      ['artillery.danger-close', callId, face],
      ...dice,
    ])
    expect(state.tallies).toMatchObject([{ event: 'otherPoints', points }])
    expect(state.lasting.length).toBe(fires ? 3 : 0)
    expect(state.calls[0]?.status).toBe('done')
  })

  it('FNG p. 79: lights the field: one round a weapon, placed as any other, for three turns', () => {
    const { state, texts } = playAction(withGuns('artillery', 2), 'fireMission', mission({ load: 'illumination' }), [
      ['artillery.hitting', callId, 1, 6],
      ['artillery.deviation', callId, 1],
      ['artillery.deviation', callId, 5],
      ['artillery.deviation', callId, 2],
      ['artillery.deviation', callId, 4],
    ])
    expect(state.lasting).toMatchObject([
      { kind: 'flare', since: 1, until: 3, amount: 36, name: 'Flare, 36" across, 12" beyond' },
      { kind: 'flare', since: 1, until: 3, amount: 36, name: 'Flare, 36" across, 12" short and 12" to the left' },
    ])
    expect(texts.at(-1)).toContain('a breeze moves it 6" a turn, strong wind 12"')
  })

  it('FNG p. 77: is not for PEFs: shells want a group of the enemy or a registered target, a flare does not', () => {
    const empty = (more: Partial<FngState['calls'][number]> = {}) => {
      const state = withGuns('mortars', 1, { rounds: 1, ...more })
      return { ...state, figures: state.figures.filter(({ side }) => side === 'ours') }
    }
    expect(() => playAction(empty(), 'fireMission', mission())).toThrow('a PEF is no target')
    const onPoint = playAction(empty({ registered: true }), 'fireMission', { call: callId, load: 'he', inches: 48 }, [
      ['mortar.hitting', callId, 1, 1],
      ...deviate(5),
    ])
    expect(onPoint.state.lasting).toMatchObject([{ kind: 'round' }])
    const lit = playAction(empty(), 'fireMission', mission({ load: 'illumination' }), [
      ['mortar.hitting', callId, 1, 1],
      ...deviate(5),
    ])
    expect(lit.state.lasting).toMatchObject([{ kind: 'flare' }])
  })

  it('waits while aircraft are over the table', () => {
    // Only that it hovers counts here.
    const craft = { id: 1, callId, mode: 'hovering' } as FngState['craft'][number]
    const state = { ...withGuns('mortars'), craft: [craft] }
    expect(() => playAction(state, 'fireMission', mission())).toThrow('only one kind of support at a time')
  })
})

describe('a round that bursts', () => {
  const round = {
    id: 50,
    kind: 'round',
    name: 'Mortar, round 1',
    sector: null,
    figureId: null,
    structureId: null,
  } as const
  const state = (): FngState => ({ ...withGuns('mortars'), lasting: [{ ...round, since: 1, until: null, amount: 2 }] })

  it('strikes whoever is in its circle, unless cover of its Impact stands between', () => {
    const values = {
      round: 50,
      circle: [
        { figure: their(1), dv: 0 },
        { figure: their(2), dv: 2 },
      ],
      near: [],
    }
    const { state: after } = playAction(state(), 'roundLands', values, [['combat-damage', their(1), 1]])
    expect(figureIn(after, their(1)).status).toBe('obviouslyDead')
    expect(figureIn(after, their(2)).status).toBe('duckBack')
    expect(after.lasting).toEqual([])
  })

  it('FNG p. 78: strikes a building with its APR, before those in the circle', () => {
    const place = { kind: 'hooch', type: 'hooch', dv: 1, dvAtStart: 1, groupId: 902 } as const
    const values = { round: 50, circle: [], near: [], struck: [placeId(1)] }
    const { state: after, lines } = playAction(withPlaces(state(), [place]), 'roundLands', values, [
      ['building-penetration', placeId(1), 6, 6],
      ['reaction.received-fire', their(1), 1, 2],
      ['reaction.received-fire', their(2), 1, 2],
    ])
    expect(lines[0]?.numbers).toMatchObject({ 'APR - DV': 1 })
    expect(placeIn(after, 1).state).toBe('standing')
  })

  it('FNG p. 89: a 40mm grenade breaks in with its own APR, not with that of a shell', () => {
    const place = { kind: 'bunker', type: 'bunker', dv: 3, dvAtStart: 3 } as const
    const named = (name: string) => {
      const before = withPlaces(state(), [place])
      return { ...before, lasting: before.lasting.map((row) => ({ ...row, name })) }
    }
    const values = { round: 50, circle: [], near: [], struck: [placeId(1)] }
    expect(playAction(named('40mm grenade 1: on target'), 'roundLands', values).texts).toEqual([])
    const { lines } = playAction(named('Artillery, round 1'), 'roundLands', values, [
      ['building-penetration', placeId(1), 6, 6],
    ])
    expect(lines[0]?.numbers).toMatchObject({ 'APR - DV': 2 })
  })

  it('says so when nobody is near', () => {
    expect(playAction(state(), 'roundLands', { round: 50, circle: [], near: [] }).texts).toEqual([
      'Mortar, round 1: nobody is near.',
    ])
  })
})

describe("the enemy's barrage", () => {
  const event = {
    id: 60,
    kind: 'event',
    name: 'enemyBarrage.mortars',
    sector: null,
    figureId: null,
    structureId: null,
  } as const
  const due = (setUp: TestBattle) => ({
    ...battleWith({ ours: [{}], battle: { pefRep: 1, enemy: 'nva' }, ...setUp }),
    lasting: [{ ...event, since: 1, until: 1, amount: 1 }],
  })
  const fire = (setUp: TestBattle, ...before: readonly Dice[]) =>
    playAction(due(setUp), 'enemyBarrage', { barrage: 60, seen: true }, [
      ...before,
      ['mortar.hitting', 60, 3, 4],
      ['mortar.deviation', 60, 5],
    ])
  const onTarget = 'Aimed at our farthest group in sight; each round deviates once.'

  it('falls, or is lost when he sees nobody', () => {
    const theirs = [{ leads: true, rep: 4 }] as const
    expect(fire({ theirs }).state.lasting.map(({ kind }) => kind)).toEqual(['round'])
    expect(playAction(due({ theirs }), 'enemyBarrage', { barrage: 60, seen: false }).state.lasting).toEqual([])
  })

  it('FNG pp. 16, 77: is directed by the best man where no Leader stands, not by the REP of the PEFs', () => {
    expect(fire({ theirs: [{ rep: 3 }, { rep: 4 }, { rep: 6, status: 'stunned' }] }).texts).toContain(onTarget)
  })

  it('FNG p. 77: with nobody on the table by an observer of the army list, or the PEFs by the other reading', () => {
    // NVA: a 6 is REP 5 (FNG p. 12).
    const { texts } = fire({}, ['army.nva.rep', 60, 6])
    expect(texts).toContain('An observer out of sight directs it: REP 5.')
    expect(texts).toContain(onTarget)
    const switches = [{ id: 1, name: 'barrageRep', value: 'pefs' }]
    const wide = playAction(due({ state: { switches } }), 'enemyBarrage', { barrage: 60, seen: true }, [
      ['mortar.hitting', 60, 3, 4],
      ...[5, 5, 5].map((face): Dice => ['mortar.deviation', 60, face as 5]),
    ])
    expect(wide.texts).toContain('Aimed at our farthest group in sight; each round deviates 3 times.')
  })
})
