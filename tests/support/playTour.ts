import type { Answer } from '../../src/main/engine/answers.ts'
import type { Line } from '../../src/main/engine/lines.ts'
import { difference, type Change } from '../../src/main/engine/state.ts'
import { bookRules, playStep } from '../../src/main/engine/system.ts'
import { openTape } from '../../src/main/engine/tape.ts'
import type { NewPlatoon } from '../../src/games/fng/rules/inputs.ts'
import { billetOf, missionOf, rosterOf, soldierById } from '../../src/games/fng/rules/people.ts'
import { reportFieldsOf } from '../../src/games/fng/rules/missionRules.ts'
import { simulateBattle } from '../../src/games/fng/rules/simulation.ts'
import type { FngState, FreeWorldList, Phase } from '../../src/games/fng/rules/state.ts'
import { fngSystem } from '../../src/games/fng/rules/system.ts'

/** A step as it went into the journal of a tour that is played in memory. */
export interface PlayedEntry {
  readonly step: string
  readonly title: string
  readonly input: unknown
  readonly depth: number
  readonly tape: readonly Answer[]
  readonly lines: readonly Line[]
  readonly changes: readonly Change[]
  readonly state: FngState
}

export const platoonOf = (list: FreeWorldList, startHalfMonth = 0): NewPlatoon => ({
  unit: '2nd Platoon, Bravo Company',
  list,
  corps: list === 'usmc' ? 'i' : list === 'anzac' ? 'iii' : 'ii',
  startHalfMonth: list === 'arvn-post-1968' ? 24 : startHalfMonth,
  squads: 3,
  star: {
    firstName: 'John',
    lastName: 'Mercer',
    squad: 1,
    post: 'squadLeader',
    attributes: ['born-leader', 'marksman'],
  },
  attributesFor: 'starSquad',
  names: { first: [], last: [] },
  flakJackets: false,
  weapons: {},
})

/** The step that a phase waits for, as the screens would send it. */
const steps: Partial<Record<Phase, string>> = {
  contact: 'testForContact',
  area: 'rollArea',
  politicalStatus: 'rollPoliticalStatus',
  supportLevel: 'rollSupportLevel',
  enemyActivity: 'rollEnemyActivity',
  dayPart: 'rollDayPart',
  weather: 'rollWeather',
  missionType: 'rollMissionType',
  terrain: 'rollTerrain',
  buildings: 'rollBuildings',
  missionDetails: 'rollMissionDetails',
  markers: 'placeMarkers',
  whoGoes: 'chooseParty',
  battle: 'report',
  recovery: 'recover',
  victoryPoints: 'countPoints',
  missionResult: 'judgeMission',
  medals: 'awardMedals',
  improveRep: 'improveRep',
  decreaseRep: 'decreaseRep',
  time: 'passTime',
  shortTimers: 'checkShortTimers',
  deros: 'sendHome',
  replacements: 'bringReplacements',
  leaders: 'fillPosts',
  absences: 'returnAbsent',
  turnEnd: 'endTurn',
  starLost: 'endCampaign',
}

/** @returns the next step of a tour and its input, with a simulated battle. */
export function nextStep(state: FngState, seed: number): { step: string; input: unknown } {
  const { phase, starId } = state.tour[0]!
  const step = steps[phase]!
  switch (phase) {
    case 'area':
      return { step, input: { area: null } }
    case 'whoGoes': {
      const own = starId === null ? 1 : (billetOf(state, starId)?.squad ?? 1)
      const ready = [own, 1, 2, 3, 4, 0].find((squad) =>
        rosterOf(state).some((man) => man.status === 'present' && billetOf(state, man.id)?.squad === squad),
      )
      return { step, input: { squads: [ready ?? own], stayBehind: [] } }
    }
    case 'battle': {
      const mission = missionOf(state)
      const men = state.party.filter((p) => p.missionId === mission.id).map((p) => soldierById(state, p.soldierId))
      const markers = state.markers.filter((m) => m.missionId === mission.id)
      const battle = {
        mission: {
          id: mission.id,
          reportFields: reportFieldsOf(mission),
          markers,
          reportLimits: { pcs: mission.pcsToFind },
        },
        men: men.map((man) => ({ soldierId: man.id, rep: man.rep, star: man.id === starId })),
      }
      return { step, input: simulateBattle(battle, seed) }
    }
    default:
      return { step, input: {} }
  }
}

/** Plays one step in memory with seeded dice; the program chooses too. */
export function playInMemory(state: FngState, step: string, input: unknown, seed: number, depth: number): PlayedEntry {
  const tape = openTape({ dice: 'roll', choices: 'draw', seed, depth })
  const played = playStep(fngSystem, step, { state, input, rules: bookRules, dice: tape, depth })
  const changes = difference(state, played.state)
  const { title, lines } = played
  return { step, title, input, depth, tape: tape.told(), lines, changes, state: played.state }
}

/**
 * Plays a whole tour in memory.
 * @returns every step in order; the last state is the end of the campaign.
 */
export function playTour(
  list: FreeWorldList,
  seed: number,
  onStep: (entry: PlayedEntry) => void = () => undefined,
): PlayedEntry[] {
  const entries: PlayedEntry[] = []
  const add = (state: FngState, step: string, input: unknown) => {
    const entry = playInMemory(state, step, input, seed, entries.length + 1)
    entries.push(entry)
    onStep(entry)
    return entry.state
  }
  let state = add(fngSystem.empty, 'muster', platoonOf(list))
  while (state.tour[0]!.phase !== 'over') {
    const { step, input } = nextStep(state, seed)
    state = add(state, step, input)
    if (entries.length > 2000) throw new Error('The tour does not end.')
  }
  return entries
}
