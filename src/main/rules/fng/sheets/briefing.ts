import type { Rules } from '../../../engine/system.ts'
import { isRainy } from '../calendar.ts'
import { objectivesOf } from '../missionRules.ts'
import { missionOf, squadName, tourOf } from '../people.ts'
import type { FngState, Mission, Sector } from '../state.ts'
import { gameLength, missionVictoryPoints } from '../tables/index.ts'
import { dayPartNames, forceNames, missionNames, taskNames } from '../words.ts'
import { endingWords, factsOf } from './briefingFacts.ts'
import type { BriefingModel, MapModel, MapSector, TurnTrack } from './briefingModel.ts'
import { goingSquads } from './briefingParty.ts'
import { pointsOf, resultBands } from './briefingPoints.ts'
import { dateWords, listWords, sourceOf } from './sheetWords.ts'

/** Boxes after the minimum, for extra turns. */
const extraTurns = 6

/**
 * The briefing of a mission (FNG pp. 57-60, 98-102). What has not been rolled yet is left out.
 * @param mission the one of this half-month if none is named.
 * @throws RuleError `not-now` without a mission.
 */
export function briefingModel(state: FngState, rules: Rules, mission: Mission = missionOf(state)): BriefingModel {
  const tour = tourOf(state)
  const squads = goingSquads(state, mission)
  const names = [
    ...new Set(state.party.filter((p) => p.missionId === mission.id && !p.attached).map((p) => p.squad)),
  ].sort((a, b) => a - b)
  return {
    title: titleOf(mission),
    unit: [...(names.length === 0 ? [] : [squadWords(names)]), tour.unit].join(', '),
    force: `${forceNames[tour.list]}, ${dateWords(mission.halfMonth)}`,
    objectives: objectivesOf(mission),
    map: mapOf(state, mission),
    facts: factsOf(state, mission, rules),
    turns: turnsOf(mission, rules),
    points: mission.type === null ? [] : pointsOf(state, mission, rules),
    results: resultBands(rules),
    squads,
    source: sourceOf(gameLength.page, ...missionVictoryPoints.alsoOn),
    when: `half-month ${mission.halfMonth - tour.startHalfMonth + 1} of ${tour.tourLength}`,
  }
}

/** "HQ, 1st and 2nd squad" */
function squadWords(squads: readonly number[]): string {
  const words = squads.map((squad) => (squad === 0 ? 'HQ' : squadName(squad).replace(' squad', '')))
  return `${listWords(words)}${squads.some((squad) => squad > 0) ? ' squad' : ''}`
}

function titleOf(mission: Mission): string {
  if (mission.type === null) return 'Mission briefing'
  const name = missionNames[mission.type]
  if (mission.defenseTask !== null) return `Mission briefing: ${name}, ${taskNames[mission.defenseTask]}`
  const side = mission.ambushSide === null ? '' : mission.ambushSide === 'player' ? ', ours' : ', theirs'
  return `Mission briefing: ${name}${side}`
}

function turnsOf(mission: Mission, rules: Rules): TurnTrack {
  const { dayPart, dayPartTurns } = mission
  return {
    minimum: mission.minimumTurns ?? 0,
    extra: extraTurns,
    ending: mission.type === null ? '' : endingWords(mission.type, rules),
    dayPart:
      dayPart === null || dayPartTurns === null
        ? null
        : { name: dayPartNames[dayPart], until: dayPartTurns, night: dayPart === 'night' || dayPart === 'preDawn' },
  }
}

/** Missions in which the unit comes in over the table's edge and leaves there (FNG pp. 99-101). */
const comesIn = (mission: Mission): boolean =>
  mission.type === 'patrol' || mission.type === 'recon' || mission.defenseTask === 'waterParty'

/** @returns what the map of a mission's table is drawn from. */
export function mapOf(state: FngState, mission: Mission): MapModel {
  const mine = <R extends { readonly missionId: number }>(rows: readonly R[]) =>
    rows.filter((r) => r.missionId === mission.id)
  // Paddies are flooded from May to November and in any Terrible weather (ruling to FNG p. 49).
  const flooded = isRainy(mission.halfMonth) || mission.weather === 'terrible'
  return {
    seed: mission.id,
    sectors: mine(state.sectors).map((sector) => mapSector(sector, flooded)),
    courses: mine(state.courses).map(({ kind, sector, direction, widthInches }) => ({
      kind,
      sector,
      direction,
      widthInches,
    })),
    markers: mine(state.markers).map(({ number, sector, kind, found }) => ({
      number,
      sector,
      kind,
      resolved: found !== null,
    })),
    bridge: mission.defenseTask === 'bridge',
    start:
      mission.playerSector === null
        ? null
        : { sector: mission.playerSector, how: comesIn(mission) ? 'entry' : 'start' },
  }
}

const mapSector = (sector: Sector, flooded: boolean): MapSector => ({
  number: sector.number,
  ground: sector.ground,
  under: sector.under,
  over: sector.over,
  marsh: sector.marsh,
  mud: sector.mud,
  flooded,
  craters: sector.craters,
  craterInches: sector.craterInches,
  buildings: sector.buildings,
})
