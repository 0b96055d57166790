import type { Answer, D6 } from '../../src/main/engine/answers.ts'
import type { Line } from '../../src/main/engine/lines.ts'
import { bookRules, idMaker, type Step } from '../../src/main/engine/system.ts'
import { openTape, type Tape } from '../../src/main/engine/tape.ts'
import type { BattleReport, ManReport } from '../../src/games/fng/rules/inputs.ts'
import { nothingOfMan, nothingReported } from '../../src/games/fng/rules/reportFields.ts'
import type { FngState, Mission, PartyMember, Phase, Soldier, Tour } from '../../src/games/fng/rules/state.ts'
import { aftermathSteps } from '../../src/games/fng/rules/steps/aftermath/aftermathSteps.ts'
import { unhurt } from '../../src/games/fng/rules/steps/aftermath/report.ts'
import { missionId, testMission, testPlatoon, withMission, type PlatoonOverrides } from './fngState.ts'

/** States and steps for tests of what follows a mission. */

/** One throw of a recorded tape. */
export const thrown = (key: string, subject: number, faces: readonly D6[], occurrence = 0): Answer => ({
  kind: 'dice',
  key,
  subject,
  occurrence,
  faces,
  by: 'player',
})

/** One choice of a recorded tape. */
export const chosen = (key: string, subject: number, value: string, occurrence = 0): Answer => ({
  kind: 'choice',
  key,
  subject,
  occurrence,
  value,
  by: 'player',
})

export interface StepPlayed {
  readonly state: FngState
  readonly lines: readonly Line[]
  readonly tape: Tape
}

/** Plays one step on a recorded tape that it must spend to the last answer; names are drawn by the program. */
export function playOn<I>(step: Step<FngState, I>, state: FngState, input: I, answers: readonly Answer[]): StepPlayed {
  const depth = nextDepth(state)
  const tape = openTape({ answers, dice: 'ask', choices: 'ask', seed: 1, depth })
  const played = runWith(step, state, input, tape, depth)
  tape.mustBeSpent()
  return played
}

/** A depth whose new ids are higher than all that the state has. */
export const nextDepth = (state: FngState): number =>
  1 + Math.max(...Object.values(state).flatMap((rows) => rows.map((row) => Math.floor(row.id / 4096))))

/** Plays one step with an open tape. */
export function runWith<I>(step: Step<FngState, I>, state: FngState, input: I, tape: Tape, depth: number): StepPlayed {
  const lines: Line[] = []
  const next = step.run({
    state,
    input,
    rules: bookRules,
    dice: tape,
    newId: idMaker(depth),
    say: (line) => lines.push(line),
  })
  return { state: next, lines, tape }
}

/** The platoon at a phase of a half-month without a mission. */
export const standingAt = (phase: Phase, overrides: PlatoonOverrides = {}): FngState =>
  testPlatoon({ ...overrides, tour: { ...overrides.tour, phase } })

/** A row of the party as `chooseParty` makes it; its id is 700 and the soldier's. */
export const partyRow = (soldierId: number, overrides: Partial<PartyMember> = {}): PartyMember => ({
  id: 700 + soldierId,
  missionId,
  soldierId,
  squad: 1,
  attached: false,
  ...unhurt,
  fate: null,
  recovered: false,
  medal: null,
  ...overrides,
})

/** Men of the 1st squad, who went. */
export const firstSquad = [11, 12, 13, 14, 15, 16] as const

export interface OnMission extends PlatoonOverrides {
  readonly mission?: Partial<Mission>
  /** By id of the man; the 1st squad goes unless others are named. */
  readonly party?: Readonly<Record<number, Partial<PartyMember>>>
}

/** The platoon at a phase of a half-month with a Fight at Support Level 3, to which the 1st squad went. */
export function onMission(phase: Phase, { mission, party = {}, ...overrides }: OnMission = {}): FngState {
  const ids = [...new Set([...firstSquad, ...Object.keys(party).map(Number)])].sort((a, b) => a - b)
  const state = withMission(standingAt(phase, overrides), {
    type: 'fight',
    supportLevel: 3,
    eal: 3,
    halfMonth: overrides.tour?.halfMonth ?? 0,
    contacted: phase === 'battle' ? null : true,
    ...mission,
  })
  const fine = phase === 'battle' ? {} : { fate: 'fine' as const, recovered: true }
  return { ...state, party: ids.map((id) => partyRow(id, { ...fine, ...party[id] })) }
}

/** What the report says of one man unless told otherwise. */
export const reportOf = (soldierId: number, overrides: Partial<ManReport> = {}): ManReport => ({
  soldierId,
  ...unhurt,
  ...nothingOfMan,
  ...overrides,
})

/** A report of a battle in which nothing happened but contact. */
export const battleReport = (overrides: Partial<BattleReport> = {}): BattleReport => ({
  contacted: true,
  men: [],
  ...nothingReported,
  task: 'neither',
  onDemand: [],
  readyUnused: [],
  otherPoints: [],
  notes: '',
  ...overrides,
})

export const man = (state: FngState, id: number): Soldier => state.soldiers.find((soldier) => soldier.id === id)!
export const tour = (state: FngState): Tour => state.tour[0]!
export const mission = (state: FngState): Mission => state.missions.find((row) => row.id === missionId)!
/** Who stands in a billet; billets of the test platoon have the id of their first man. */
export const inBillet = (state: FngState, id: number): number | null =>
  state.billets.find((billet) => billet.id === id)!.soldierId

/** A US Army tour: 24 half-months (FNG p. 53). */
export const army: Partial<Tour> = { list: 'us-army-infantry', tourLength: 24 }

/** The steps from the end of a mission's consequences, or from a turn without one, to the next half-month. */
const closing = [
  'passTime',
  'checkShortTimers',
  'sendHome',
  'bringReplacements',
  'fillPosts',
  'returnAbsent',
  'endTurn',
]

/**
 * Plays a half-month from its step of time to its end with the program's dice.
 * @returns the state after each step, the last one in the next half-month, and all lines.
 */
export function closeTurn(state: FngState, seed = 1): { readonly state: FngState; readonly lines: readonly Line[] } {
  let now = { ...state, tour: [{ ...tour(state), phase: 'time' as Phase }] }
  const lines: Line[] = []
  for (const name of closing) {
    const depth = nextDepth(now)
    const step = aftermathSteps[name as 'passTime']
    const played = runWith(step, now, {}, openTape({ dice: 'roll', choices: 'draw', seed, depth }), depth)
    lines.push(...played.lines)
    now = played.state as typeof now
  }
  return { state: now, lines }
}

/** The platoon in the mission of its half-month, with these men. */
export function sendOut(state: FngState, ids: readonly number[], overrides: Partial<Mission> = {}): FngState {
  const depth = nextDepth(state)
  const id = idMaker(depth)
  const row = testMission({ id: id(), halfMonth: tour(state).halfMonth, type: 'fight', supportLevel: 3, ...overrides })
  return {
    ...state,
    missions: [...state.missions, row],
    party: [...state.party, ...ids.map((soldierId) => partyRow(soldierId, { id: id(), missionId: row.id }))],
    tour: [{ ...tour(state), missionId: row.id, phase: 'battle' }],
  }
}
