import { isAreaOpen } from '../../rules/missions.ts'
import { squadName, tourOf } from '../../rules/people.ts'
import type { FngState, Mission } from '../../rules/state.ts'
import { halfMonthWords } from './formCode.ts'
import { areaNames, forceNames, missionNames, taskNames } from '../../rules/words.ts'
import { dateWords } from './sheetWords.ts'
import { listWords } from '../../../../main/sheets/phrases.ts'

/** Whose a sheet of a mission is, and when: the right side of its head, and its foot. */
export interface MissionHead {
  /** "1st squad, 2nd Platoon, Bravo Company" */
  readonly unit: string
  /** "USMC, early September 1967" */
  readonly force: string
  /** "half-month 17 of 26" */
  readonly when: string
}

/** @returns what stands on every sheet of a mission. */
export function missionHead(state: FngState, mission: Mission): MissionHead {
  const tour = tourOf(state)
  const own = state.party.filter((member) => member.missionId === mission.id && !member.attached)
  const squads = [...new Set(own.map(({ squad }) => squad))].sort((a, b) => a - b)
  return {
    unit: [...(squads.length === 0 ? [] : [squadWords(squads)]), tour.unit].join(', '),
    force: `${forceNames[tour.list]}, ${dateWords(mission.halfMonth)}`,
    when: `half-month ${halfMonthWords(tour, mission.halfMonth)}`,
  }
}

/** @returns "Fight, DMZ" of the mission of this half-month, as far as it has been rolled; empty without one. */
export function missionUnderWay(state: FngState): string {
  const mission = state.missions.find(({ id }) => id === tourOf(state).missionId)
  if (mission === undefined || isAreaOpen(state, mission)) return ''
  return [...(mission.type === null ? [] : [missionNames[mission.type]]), areaNames[mission.area]].join(', ')
}

/** @returns "HQ", "1st" */
export const squadWord = (squad: number): string => (squad === 0 ? 'HQ' : squadName(squad).replace(' squad', ''))

/** @returns "HQ, 1st and 2nd squad" */
export function squadWords(squads: readonly number[]): string {
  return `${listWords(squads.map(squadWord))}${squads.some((squad) => squad > 0) ? ' squad' : ''}`
}

/** @returns "Table map: Defense, Bridge"; without the mission's type, which is not known from the start, "Table map". */
export function missionTitle(what: string, mission: Mission): string {
  if (mission.type === null) return what
  const name = missionNames[mission.type]
  if (mission.defenseTask !== null) return `${what}: ${name}, ${taskNames[mission.defenseTask]}`
  const side = mission.ambushSide === null ? '' : mission.ambushSide === 'player' ? ', ours' : ', theirs'
  return `${what}: ${name}${side}`
}
