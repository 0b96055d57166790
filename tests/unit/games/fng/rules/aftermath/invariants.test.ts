import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Step } from '../../../../../../src/main/engine/system.ts'
import { openTape } from '../../../../../../src/main/engine/tape.ts'
import type { BattleReport, ManReport } from '../../../../../../src/games/fng/rules/inputs.ts'
import { isOnRoster } from '../../../../../../src/games/fng/rules/people.ts'
import type { FngState, MissionType, Phase } from '../../../../../../src/games/fng/rules/state.ts'
import { aftermathSteps as steps } from '../../../../../../src/games/fng/rules/steps/aftermath/aftermathSteps.ts'
import { battleReport, man, nextDepth, reportOf, runWith, sendOut, tour } from '../../../../../support/fngAftermath.ts'
import { testPlatoon } from '../../../../../support/fngState.ts'

/** Where each step may lead. */
const after: Readonly<Record<string, readonly Phase[]>> = {
  report: ['recovery'],
  recover: ['victoryPoints'],
  countPoints: ['missionResult'],
  adjustPoints: ['missionResult'],
  judgeMission: ['medals', 'starLost'],
  awardMedals: ['improveRep'],
  improveRep: ['decreaseRep'],
  decreaseRep: ['time'],
  passTime: ['shortTimers'],
  checkShortTimers: ['deros'],
  sendHome: ['replacements', 'starLost'],
  bringReplacements: ['leaders'],
  fillPosts: ['absences'],
  returnAbsent: ['turnEnd'],
  endTurn: ['contact', 'over'],
}

/** What is wrong with the state after a step; plain comparisons, since there are millions of them. */
function faults(state: FngState, step: string, before: FngState): string[] {
  const { phase } = tour(state)
  const standing = state.billets.flatMap((billet) => billet.soldierId ?? [])
  const stands = new Set(standing)
  const ofMen = state.soldiers.flatMap((soldier) => {
    const away = soldier.status === 'hospital' || soldier.status === 'rAndR'
    const sound =
      stands.has(soldier.id) === isOnRoster(soldier) &&
      soldier.rep >= 2 &&
      soldier.rep <= 7 &&
      soldier.bestRep >= soldier.rep &&
      soldier.deros >= 0 &&
      soldier.awayMissions > 0 === away &&
      (soldier.left === null) === isOnRoster(soldier)
    return sound ? [] : [`${step}: ${JSON.stringify(soldier)}`]
  })
  const ofBillets = state.billets.filter((billet) => (billet.openSince === null) !== (billet.soldierId !== null))
  const ids = new Set(state.soldiers.map((soldier) => soldier.id))
  return [
    ...ofMen,
    ...ofBillets.map((billet) => `${step}: ${JSON.stringify(billet)}`),
    ...(after[step]?.includes(phase) ? [] : [`${step} leads to ${phase}`]),
    ...(stands.size === standing.length ? [] : [`${step}: a man stands in two billets`]),
    ...(before.soldiers.every((soldier) => ids.has(soldier.id)) ? [] : [`${step}: a man has vanished`]),
  ]
}

interface Battle {
  readonly type: MissionType
  readonly level: number
  readonly adjust: number
  readonly men: readonly Omit<ManReport, 'soldierId'>[]
  readonly more: Partial<BattleReport>
}

const manReport = fc.record({
  fate: fc.constantFrom(
    'fine',
    'fine',
    'retired',
    'outOfTheFight',
    'outOfTheFight',
    'obviouslyDead',
    'missing' as const,
  ),
  evacuation: fc.constantFrom('none', 'foot', 'medevac' as const),
  recovered: fc.boolean(),
  burned: fc.boolean(),
  killsToRoll: fc.nat(3),
  deed: fc.constantFrom(null, 'twoInMelee' as const),
})
const battle: fc.Arbitrary<Battle> = fc.record({
  type: fc.constantFrom('ambush', 'defense', 'fight', 'patrol', 'recon' as const),
  level: fc.integer({ min: 1, max: 6 }),
  adjust: fc.integer({ min: -40, max: 60 }),
  men: fc.array(
    manReport.map((report) => reportOf(0, report)),
    { minLength: 8, maxLength: 8 },
  ),
  more: fc.record({ otherKillsToRoll: fc.nat(4), pefsRevealed: fc.nat(3), civilianCasualties: fc.nat(2) }),
})

/** What a player could report of it: no contradictions, and no missing Star. */
function honest(state: FngState, ids: readonly number[], { men, more }: Battle): BattleReport {
  const { starId } = tour(state)
  const reported = battleReport({
    ...more,
    men: ids.map((soldierId, i) => {
      const told = men[i]!
      const fate =
        soldierId === starId && (told.fate === 'missing' || told.fate === 'obviouslyDead') ? 'fine' : told.fate
      const down = fate === 'outOfTheFight'
      const evacuation = down ? told.evacuation : 'none'
      const recovered = evacuation !== 'none' || fate === 'fine' || told.recovered
      return { ...told, soldierId, fate, evacuation, recovered }
    }),
  })
  const flown = reported.men.some(({ evacuation }) => evacuation === 'medevac')
  return flown ? { ...reported, onDemand: ['helicopters'] } : reported
}

const mission = ['recover', 'countPoints', 'judgeMission', 'awardMedals', 'improveRep', 'decreaseRep'] as const
const closing = [
  'passTime',
  'checkShortTimers',
  'sendHome',
  'bringReplacements',
  'fillPosts',
  'returnAbsent',
  'endTurn',
] as const

function playTurn(start: FngState, turn: Battle | null, seed: number): FngState {
  let state = start
  const play = <I>(name: string, step: Step<FngState, I>, input: I) => {
    if (tour(state).phase === 'starLost') return
    const depth = nextDepth(state)
    const before = state
    state = runWith(step, state, input, openTape({ dice: 'roll', choices: 'draw', seed, depth }), depth).state
    expect(faults(state, name, before)).toEqual([])
  }
  const here = state.billets
    .flatMap((billet) => billet.soldierId ?? [])
    .filter((id) => man(state, id).status === 'present')
  const ids = here.slice(0, 8)
  if (turn) {
    state = sendOut(state, ids, { type: turn.type, supportLevel: turn.level })
    play('report', steps.report, honest(state, ids, turn))
    for (const name of mission) {
      if (name === 'judgeMission') play('adjustPoints', steps.adjustPoints, { points: turn.adjust, reason: 'By hand' })
      play(name, steps[name], {})
    }
  } else state = { ...state, tour: [{ ...tour(state), phase: 'time' }] }
  for (const name of closing) play(name, steps[name], {})
  return state
}

describe('after the mission, whatever happens', () => {
  it('men and billets stay in order through turns of random battles on random dice', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(battle, { freq: 5 }), { minLength: 1, maxLength: 6 }),
        fc.nat(1_000_000),
        fc.constantFrom('usmc', 'us-army-infantry', 'anzac', 'arvn-pre-1968', 'sf-cidg'),
        fc.array(fc.integer({ min: 1, max: 24 }), { minLength: 40, maxLength: 40 }),
        (turns, seed, list, deros) => {
          const platoon = testPlatoon({ tour: { list, tourLength: list === 'usmc' ? 26 : 24 } })
          const soldiers = platoon.soldiers.map((soldier, i) => ({ ...soldier, deros: deros[i]! }))
          let state: FngState = { ...platoon, soldiers }
          for (const turn of turns) if (tour(state).phase === 'contact') state = playTurn(state, turn, seed)
        },
      ),
      { numRuns: 60 },
    )
  })
})
