import type { Rules } from '../../../../main/engine/system.ts'
import { isRainy } from '../../rules/calendar.ts'
import { aimOf, objectivesOf } from '../../rules/missionRules.ts'
import { missionOf } from '../../rules/people.ts'
import type { FngState, Mission, Sector } from '../../rules/state.ts'
import { gameLength, missionVictoryPoints } from '../../rules/tables/index.ts'
import { dayPartNames } from '../../rules/words.ts'
import { endingWords, factsOf } from './briefingFacts.ts'
import type { BriefingModel, MapModel, MapSector, MapTime, TurnTrack } from './briefingModel.ts'
import { extraTurns } from '../shared/dayParts.ts'
import { defendedOf } from '../map/defendedGround.ts'
import { goingSquads } from './briefingParty.ts'
import { pointsOf, resultBands } from './briefingPoints.ts'
import { isFought } from '../../rules/missions.ts'
import { thingsOn } from '../map/thingsOn.ts'
import { missionHead, missionTitle } from '../shared/missionHead.ts'
import { sourceOf } from '../shared/sheetWords.ts'
import { specialRules, type AmbushClaymores } from './specialRules.ts'

/**
 * The briefing of a mission (FNG pp. 57-60, 98-102). What has not been rolled yet is left out.
 * @param mission the one of this half-month if none is named.
 * @param setOut the tour as those who go set out; only for a mission that is over is it not the present one.
 * @param claymores what came of the die for the Claymores of an Ambush; null while it has not been thrown.
 * @param stays who stays, and why: the journal knows it.
 * @throws RuleError `not-now` without a mission.
 */
export function briefingModel(
  state: FngState,
  rules: Rules,
  mission: Mission = missionOf(state),
  setOut: FngState = state,
  claymores: AmbushClaymores | null = null,
  stays: readonly string[] = [],
): BriefingModel {
  return {
    ...missionHead(state, mission),
    title: missionTitle('Mission briefing', mission),
    aim: aimOf(mission),
    objectives: objectivesOf(mission),
    map: mapOf(state, mission),
    facts: factsOf(state, mission, rules),
    turns: turnsOf(mission, rules),
    points: mission.type === null ? [] : pointsOf(state, mission, rules),
    special: specialRules(mission, rules, claymores),
    results: resultBands(rules),
    squads: goingSquads(setOut, rules, mission),
    stays,
    source: sourceOf(gameLength.page, ...missionVictoryPoints.alsoOn),
  }
}

function turnsOf(mission: Mission, rules: Rules): TurnTrack {
  const { dayPart, dayPartTurns } = mission
  return {
    minimum: mission.minimumTurns ?? 0,
    extra: extraTurns,
    ending: mission.type === null ? '' : `then ${endingWords(mission.type, rules)}`,
    dayPart:
      dayPart === null || dayPartTurns === null
        ? null
        : { name: dayPartNames[dayPart], until: dayPartTurns, night: dayPart === 'night' || dayPart === 'preDawn' },
  }
}

/** Missions in which the unit comes in over the table's edge and leaves there (FNG pp. 99-101). */
const comesIn = (mission: Mission): boolean =>
  mission.type === 'patrol' || mission.type === 'recon' || mission.defenseTask === 'waterParty'

/** @returns the weather of a mission just now: in its battle it may have changed. */
export const weatherOf = (state: FngState, mission: Mission): Mission['weather'] =>
  isFought(state, mission) ? state.battle[0]!.weather : mission.weather

/**
 * What the map of a mission's table is drawn from. The briefing, on screen and on paper, tells the mission as it was set
 * up; the table map of its battle shows the table as it stands now, and is the only one to show what the battle brought.
 * @param when `now`: with what the battle under way has put on the table and destroyed.
 */
export function mapOf(state: FngState, mission: Mission, when: MapTime = 'setUp'): MapModel {
  const fought = when === 'now' && isFought(state, mission)
  const mine = <R extends { readonly missionId: number }>(rows: readonly R[]) =>
    rows.filter((r) => r.missionId === mission.id)
  // Paddies are flooded from May to November and in any Terrible weather (ruling to FNG p. 49).
  const terrible = [mission.weather, weatherOf(state, mission)].includes('terrible')
  const flooded = isRainy(mission.halfMonth) || terrible
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
    things: fought ? thingsOn(state) : [],
    bridge: mission.defenseTask === 'bridge',
    defended: defendedOf(state, mission, fought),
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
