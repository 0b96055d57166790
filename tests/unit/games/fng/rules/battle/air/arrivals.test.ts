import { describe, expect, it } from 'vitest'
import { bringCraft } from '../../../../../../../src/games/fng/rules/battle/air/bringCraft.ts'
import type { Battle, Call } from '../../../../../../../src/games/fng/rules/battle/battle.ts'
import type { FngState, Mission } from '../../../../../../../src/games/fng/rules/state.ts'
import { battleWith, our, playAction, playScene, type Choice, type Dice } from '../../../../../../support/battle.ts'
import { nextDepth } from '../../../../../../support/fngAftermath.ts'
import { callId, fac, onStation } from './onStation.ts'

const rto = our(1)

/** An RTO with his set at a Support Level without modifiers. */
const asking = (battle: Partial<Battle> = {}, mission: Partial<Mission> = {}): FngState => {
  const state = battleWith({
    ours: [{ role: 'rto' }],
    theirs: [{}],
    groups: { A: { activated: true } },
    battle: { supportLevel: 5, ...battle },
  })
  return { ...state, missions: state.missions.map((row) => ({ ...row, ...mission })) }
}

const request = (kind: string, more: object = {}) => ({
  kind,
  caller: rto,
  radio: rto,
  fieldPhone: false,
  tallestHill: false,
  ...more,
})

const connected: readonly Dice[] = [
  ['battle.atmospherics', rto, 3],
  ['making-the-call', rto, 2],
]

const ask = (state: FngState, tape: readonly (Dice | Choice)[], kind = 'airStrike') =>
  playAction(state, 'callSupport', request(kind, { ready: false }), [...connected, ...tape]).state

describe('an airstrike by radio', () => {
  it('FNG p. 80: a 4 brings a FAC next turn and the strike the turn after', () => {
    expect(ask(asking(), [['air.request', rto, 4]]).calls).toMatchObject([
      { kind: 'fac', status: 'underWay', arrives: 2 },
      { kind: 'airStrike', status: 'underWay', arrives: 3 },
    ])
  })

  it('FNG p. 80: a 3 takes half a die longer, and a 1 closes it for the battle', () => {
    const state = ask(asking(), [
      ['air.request', rto, 3],
      ['battle.fac-turns', rto, 4],
    ])
    expect(state.calls.map(({ arrives }) => arrives)).toEqual([4, 5])
    const denied = ask(asking(), [['air.request', rto, 1]])
    expect(denied.calls).toEqual([])
    expect(denied.lasting).toContainEqual(expect.objectContaining({ kind: 'supportClosed', name: 'airStrike' }))
  })

  it('does not wait for a FAC who is there already', () => {
    const state = onStation(asking(), fac)
    expect(ask(state, [['air.request', rto, 5]]).calls.slice(1)).toMatchObject([{ kind: 'airStrike', arrives: 2 }])
  })

  it('FNG p. 59: in Inclement weather a 2 keeps it on the ground, and else it comes later', () => {
    const grounded = ask(asking({ weather: 'inclement' }), [
      ['air.request', rto, 4],
      ['battle.aircraft-take-off', rto, 2],
    ])
    expect(grounded.calls).toEqual([])
    const late = ask(asking({ weather: 'inclement' }), [
      ['air.request', rto, 4],
      ['battle.aircraft-take-off', rto, 3],
      ['battle.aircraft-delay', rto, 5],
    ])
    expect(late.calls.map(({ arrives }) => arrives)).toEqual([5, 6])
    expect(() => ask(asking({ weather: 'terrible' }), [])).toThrow('airStrike is not among the choices')
  })

  it('asks for an AC-47 by name, at night only', () => {
    expect(() => ask(asking(), [], 'spooky')).toThrow('spooky is not among the choices')
    const state = ask(asking({ dayPart: 'night' }), [['air.request', rto, 4]], 'spooky')
    expect(state.calls.map(({ kind }) => kind)).toEqual(['fac', 'spooky'])
  })
})

describe('what comes', () => {
  const due = (more: Partial<Call>): Call => ({
    id: callId,
    kind: 'airStrike',
    source: 'roll',
    status: 'here',
    figureId: null,
    askedTurn: 1,
    arrives: 1,
    amount: 1,
    what: '',
    registered: false,
    rounds: 0,
    brings: null,
    attempts: 0,
    ...more,
  })
  const bring = (state: FngState, more: Partial<Call>, tape: readonly (Dice | Choice)[] = []) =>
    playScene({ ...state, calls: [due(more)] }, (scene) => void bringCraft(scene, callId), tape).state

  it('FNG p. 81: in II Corps a 5 and a 5 are an F-4 of REP 5, and a die says its load', () => {
    const state = bring(asking({}, { corps: 'ii' }), {}, [
      ['air.availability.ii-iii-iv-corps', callId, 5],
      ['air.availability.ii-iii-iv-corps', callId, 5],
      ['battle.aircraft-load-die', callId, 4],
    ])
    expect(state.craft).toMatchObject([{ type: 'f-4', service: 'usaf', rep: 5, startRep: 5, load: 'b', mode: 'off' }])
  })

  it('lets the player say the load where the campaign plays it so', () => {
    const base = asking({}, { corps: 'i' })
    const state = bring({ ...base, switches: [{ id: 1, name: 'aircraftLoads', value: 'player' }] }, {}, [
      ['air.availability.i-corps', callId, 4],
      ['air.availability.i-corps', callId, 1],
      { choose: 'battle.aircraft-load', of: callId, value: 'a' },
    ])
    expect(state.craft).toMatchObject([{ type: 'a-4', service: 'usmc', load: 'a', rep: 4 }])
  })

  it('FNG p. 94: a pair of aircraft where the chart says so, a FAC whose type the player picks', () => {
    const pair = bring(asking({}, { corps: 'i' }), { amount: 2 }, [
      ['air.availability.i-corps', callId, 3],
      ['air.availability.i-corps', callId, 1],
      ['air.availability.i-corps', callId, 3],
      ['air.availability.i-corps', callId, 5],
    ])
    expect(pair.craft.map(({ name, rep }) => [name, rep])).toEqual([
      ['F-100 Hun', 3],
      ['F-100 Hun 2', 5],
    ])
    const alone = bring(asking(), { kind: 'fac' }, [
      { choose: 'battle.fac-type', of: callId, value: 'o-2' },
      ['air.fac-rep', callId, 6],
    ])
    expect(alone.craft).toMatchObject([{ type: 'o-2', rep: 6 }])
  })

  it('FNG pp. 71, 59: a lull lets medevacs alone in, and Terrible weather nobody', () => {
    const lull = { kind: 'event', name: 'lull', sector: null, figureId: null, structureId: null } as const
    const still = { ...asking(), lasting: [{ id: 1, ...lull, since: 1, until: 1, amount: 0 }] }
    expect(bring(still, {}).calls).toMatchObject([{ status: 'underWay', arrives: 2 }])
    expect(bring(asking({ weather: 'terrible' }), {}).calls).toMatchObject([{ status: 'lost' }])
    const crew = [1, 2, 3, 4].map((nth): Dice => ['heli.crew-rep', crewId(still, nth), 4])
    expect(bring(still, { kind: 'medevac' }, crew).craft).toMatchObject([{ type: 'uh-1d-slick', rep: 4 }])
  })
})

/** Ids of a crew: new rows are the craft, its group, then the men. */
const crewId = (state: FngState, nth: number): number => nextDepth(state) * 4096 + 2 + nth
