import { describe, expect, it } from 'vitest'
import { pointsSoFar } from '../../../../../../../src/games/fng/rules/battle/ending/points.ts'
import { reportOfBattle } from '../../../../../../../src/games/fng/rules/battle/ending/report.ts'
import { tally, type TallyEvent } from '../../../../../../../src/games/fng/rules/battle/tally.ts'
import type { Scene } from '../../../../../../../src/games/fng/rules/battle/scene.ts'
import { battleCollections } from '../../../../../../../src/games/fng/rules/battle/collections.ts'
import type { FngState, Mission } from '../../../../../../../src/games/fng/rules/state.ts'
import { report } from '../../../../../../../src/games/fng/rules/steps/aftermath/report.ts'
import { playOn, thrown } from '../../../../../../support/fngAftermath.ts'
import { missionId } from '../../../../../../support/fngState.ts'
import {
  battleId,
  battleWith,
  figureIn,
  our,
  playAction,
  playScene,
  their,
  type Dice,
  type TestBattle,
} from '../../../../../../support/battle.ts'

const on = (state: FngState, mission: Partial<Mission>): FngState => ({
  ...state,
  missions: state.missions.map((row) => (row.id === missionId ? { ...row, ...mission } : row)),
})
const noted = (state: FngState, ...events: readonly (Parameters<typeof tally>[1] | TallyEvent)[]) =>
  playScene(state, (scene: Scene) => {
    for (const event of events) tally(scene, typeof event === 'string' ? { event } : event)
  }).state
const lastTurn = (more: TestBattle = {}) =>
  battleWith({ ours: [{}], theirs: [{}], ...more, battle: { turn: 6, length: 6, side: 'theirs', ...more.battle } })
const dice = (ours: 1 | 2 | 3 | 4 | 5 | 6): Dice[] => [
  ['battle.activation.ours', battleId, ours],
  ['battle.activation.theirs', battleId, 1],
]
const nextTurn = (state: FngState, tape: readonly Dice[]) => playAction(state, 'nextTurn', {}, tape)

describe('how long a mission lasts', () => {
  it('FNG p. 98: after the last turn a die of 5 or 6 ends it, less brings one more turn', () => {
    const over = nextTurn(lastTurn(), [['battle.extra-turn', battleId, 5]])
    expect(over.state.battle[0]).toMatchObject({ over: true, turn: 6, side: null })
    expect(() => nextTurn(over.state, [])).toThrow('The mission is over')
    const goesOn = nextTurn(lastTurn(), [['battle.extra-turn', battleId, 4], ...dice(3)])
    expect(goesOn.state.battle[0]).toMatchObject({ over: false, turn: 7 })
  })

  it('FNG p. 98: no die before the least number of turns has been played', () => {
    expect(nextTurn(lastTurn({ battle: { turn: 5 } }), dice(3)).state.battle[0]).toMatchObject({ turn: 6 })
  })

  it('FNG p. 98: an Ambush ends on 4-6, or goes on as a Fight of twelve turns, which is asked but once', () => {
    const ambush = on(lastTurn(), { type: 'ambush' })
    const ends = nextTurn(ambush, [['mission.ambush-aftermath', battleId, 4]])
    expect(ends.state.battle[0]!.over).toBe(true)
    const fight = nextTurn(ambush, [['mission.ambush-aftermath', battleId, 3], ...dice(3)]).state
    expect(fight.battle[0]).toMatchObject({ over: false, length: 12 })
    const late: FngState = { ...fight, battle: fight.battle.map((row) => ({ ...row, turn: 12 })) }
    expect(nextTurn(late, [['battle.extra-turn', battleId, 6]]).state.battle[0]!.over).toBe(true)
  })
})

describe('the end of the battle', () => {
  const end = (state: FngState, values: object = {}) =>
    playAction(state, 'endBattle', { lost: [], offInTime: false, task: 'neither', ...values }).state

  it('FNG p. 40: who lies too far from friends is missing; a Star never', () => {
    const state = battleWith({
      ours: [
        { star: true, status: 'retired' },
        { status: 'outOfTheFight', wasOut: true },
      ],
    })
    const after = end(state, { lost: [our(2)] })
    expect(figureIn(after, our(2))).toMatchObject({ status: 'left', leftHow: 'missing' })
    expect(after.battle[0]).toMatchObject({ ended: true, side: null })
    expect(() => end(state, { lost: [our(1)] })).toThrow('not possible')
    expect(() => playAction(after, 'nextTurn', {})).toThrow('No battle is being tracked')
  })

  it('FNG p. 100: a Patrol says whether it got off in time, a Defense how its task came out', () => {
    const plain = battleWith({ ours: [{}] })
    expect(reportOfBattle(end(on(plain, { type: 'patrol' }), { offInTime: true })).leftTableInTime).toBe(true)
    expect(reportOfBattle(end(on(plain, { type: 'patrol' }))).leftTableInTime).toBe(false)
    expect(reportOfBattle(end(on(plain, { type: 'defense' }), { task: 'failed' })).task).toBe('failed')
    expect(reportOfBattle(end(plain)).leftTableInTime).toBe(true)
  })
})

describe('the report that the battle gives', () => {
  const fought = battleWith({
    ours: [
      { star: true, status: 'captured' },
      { status: 'outOfTheFight', wasOut: true },
      { status: 'obviouslyDead' },
      { status: 'left', leftHow: 'evacuated', evacuation: 'medevac', wasOut: true },
      { status: 'left', leftHow: 'ran', hadRetired: true },
      { status: 'stunned', wasOut: true, aided: true },
      { status: 'captured' },
    ],
    theirs: [{ status: 'captured' }, { status: 'captured', wasOut: true }, {}],
  })
  const men = (state: FngState) => reportOfBattle(state).men

  it('FNG p. 40: fates as they stand; the Star is recovered even from the enemy', () => {
    expect(men(fought).map(({ fate, recovered, evacuation, wasOut }) => [fate, recovered, evacuation, wasOut])).toEqual(
      [
        ['retired', true, 'none', false],
        ['outOfTheFight', true, 'none', true],
        ['obviouslyDead', true, 'none', false],
        ['outOfTheFight', true, 'medevac', true],
        ['retired', true, 'none', false],
        ['fine', true, 'none', true],
        ['captured', false, 'none', false],
      ],
    )
    expect(reportOfBattle(fought)).toMatchObject({ contacted: true, capturedUnharmed: 1, capturedWounded: 1 })
  })

  it('FNG p. 103: kills by whom, and the deeds that let a man roll for a medal', () => {
    const put = (about: number) => ({ event: 'putOut', figureId: our(3), about }) as const
    const after = noted(
      fought,
      { event: 'kill', figureId: our(2), about: their(3) },
      { event: 'kill', about: their(3), count: 2 },
      { event: 'downInMelee', figureId: our(2), about: their(1) },
      { event: 'downInMelee', figureId: our(2), about: their(2) },
      ...[1, 2, 3, 4].map(put),
      { event: 'downInMelee', figureId: our(4), about: their(1) },
    )
    expect(
      men(after)
        .map(({ killsToRoll, deed }) => [killsToRoll, deed])
        .slice(1, 4),
    ).toEqual([
      [1, 'twoInMelee'],
      [0, 'fourSingleHanded'],
      [0, null],
    ])
    expect(reportOfBattle(after).otherKillsToRoll).toBe(2)
  })

  it('FNG pp. 98-103: support, markers, civilians, points of other chapters', () => {
    const after = noted(
      on(fought, { supportLevel: 4, type: 'recon', eal: 3 }),
      { event: 'support.onDemand', text: 'artillery' },
      { event: 'support.readyUsed', text: 'helicopters' },
      { event: 'pcRevealed', count: 3 },
      'leftTableInTime',
      { event: 'civilianCasualty', count: 2 },
      { event: 'otherPoints', points: 5, text: 'Tunnel searched' },
      { event: 'otherPoints', points: 2, text: 'Tunnel searched' },
    )
    expect(reportOfBattle(after)).toMatchObject({
      onDemand: ['artillery'],
      readyUnused: ['tacticalAir'],
      pcsRevealed: 3,
      allPcsAndOff: true,
      civilianCasualties: 2,
      otherPoints: [{ points: 7, reason: 'Tunnel searched' }],
    })
  })

  it('FNG p. 100: wounded of a Patrol who lie on the table cost four each, not two', () => {
    const patrol = on(fought, { type: 'patrol' })
    expect(reportOfBattle(patrol).woundedLeft).toBe(1)
    const items = Object.fromEntries(pointsSoFar(patrol).items.map(({ event, points }) => [event, points]))
    expect(items).toMatchObject({ woundedLeft: -4, ownWounded: -2, ownDead: -5, ownMissing: -10 })
  })

  it('counts the losses of other units for us, who have no row of their own', () => {
    const [first, ...rest] = fought.figures
    const other: FngState = {
      ...fought,
      figures: [first!, ...rest.map((f) => (f.id === our(3) ? { ...f, soldierId: null } : f))],
    }
    expect(reportOfBattle(other).otherPoints).toEqual([{ points: -5, reason: 'Of other units 1 dead' }])
  })

  it('is what the report step takes; the battle is over with it', () => {
    const after = noted(fought, { event: 'kill', figureId: our(2), about: their(3) })
    const filled = reportOfBattle(after)
    const soldierId = figureIn(after, our(2)).soldierId!
    const { state } = playOn(report, after, filled, [thrown('after.body-count', soldierId, [5])])
    for (const collection of Object.keys(battleCollections) as (keyof FngState)[])
      expect(state[collection], collection).toEqual([])
    expect(state.party.find((row) => row.soldierId === soldierId)).toMatchObject({
      fate: 'outOfTheFight',
      killsConfirmed: 1,
    })
  })

  it('is refused where no battle has been tracked', () => {
    expect(() => reportOfBattle({ ...fought, battle: [] })).toThrow('No battle is being tracked')
  })
})
