import type { ReportLimits } from '../contract/report.ts'
import type { MissionView } from '../contract/mission.ts'
import type { Rules } from '../../../main/engine/system.ts'
import { dateName } from '../rules/calendar.ts'
import { rulesOf } from '../rules/house/rulesOf.ts'
import { readySupportFor } from '../rules/aftermath/readySupport.ts'
import { bringsHelicopters, reportFieldsOf } from '../rules/missionRules.ts'
import { billetOf, soldierById } from '../rules/people.ts'
import { briefingModel } from '../sheets/briefing/briefing.ts'
import { resultFloors } from '../sheets/briefing/briefingPoints.ts'
import { leaderWord } from '../sheets/roster/rosterLine.ts'
import { tableMapModel } from '../sheets/map/tableMap.ts'
import type { FngState, Mission } from '../rules/state.ts'
import { sectorsOnCourse } from '../rules/terrain.ts'
import { missionNames, taskNames } from '../rules/words.ts'
import { weaponShortName } from '../rules/weapons.ts'
import { sectorWords } from '../sheets/map/sectorWords.ts'
import { missionStays } from './missionStays.ts'
import { asItStands, type SetOut } from './setOut.ts'
import { isAtBattle } from '../rules/missions.ts'
import { nameOf } from '../rules/naming.ts'

/**
 * @param setOut how its party set out.
 * @returns a mission as the screens show it: what its printed briefing says, who stays, and what the report asks for.
 */
export function missionView(state: FngState, mission: Mission, setOut: SetOut = asItStands(state)): MissionView {
  const rules = rulesOf(state)
  const claymores = mission.ambushSide === 'player' ? setOut.claymores : null
  const briefing = briefingModel(state, rules, mission, setOut.state, claymores)
  return {
    id: mission.id,
    date: dateName(mission.halfMonth),
    title: titleOf(mission),
    aim: briefing.aim,
    objectives: briefing.objectives,
    facts: briefing.facts,
    special: briefing.special,
    sectors: sectorViews(state, mission, rules),
    markers: briefing.map.markers.map(({ number, kind }) => ({ number, kind })),
    start: briefing.map.start,
    points: briefing.points.map(({ text, points }) => ({ text, each: Number(points) })),
    results: resultFloors(rules),
    party: partyView(setOut.state, mission, rules),
    stays: missionStays(mission, setOut),
    battle: isAtBattle(state, mission) ? battleStage(state) : null,
    reportFields: reportFieldsOf(mission),
    supportReady: readySupportFor(mission, rules),
    reportLimits: limitsOf(state, mission),
    result: mission.result,
    victoryPoints: mission.victoryPoints,
  }
}

/** A battle that was tracked has counted by itself. */
function limitsOf(state: FngState, mission: Mission): ReportLimits {
  const tracked = isAtBattle(state, mission) && state.battle.length > 0
  const ready = readySupportFor(mission, rulesOf(state))
  return {
    pcs: mission.type === 'recon' && !tracked ? mission.pcsToFind : null,
    helicopters:
      tracked || bringsHelicopters(mission.defenseTask) ? 'come' : ready.includes('helicopters') ? 'ready' : 'called',
  }
}

/** "Defense: Bridge" */
function titleOf({ type, defenseTask }: Mission): string {
  if (type === null) return 'Mission'
  return defenseTask === null ? missionNames[type] : `${missionNames[type]}: ${taskNames[defenseTask]}`
}

/** @returns how far the battle is that the half-month waits for. */
export function battleStage({ battle: [battle] }: FngState): NonNullable<MissionView['battle']> {
  if (!battle) return 'ready'
  return battle.ended ? 'ended' : 'fought'
}

/** The ground of each sector, and what lies on it as it was set up; a river that runs through it is crossed as its own ground is (FNG p. 49). */
function sectorViews(state: FngState, mission: Mission, rules: Rules): MissionView['sectors'] {
  const { sectors, map } = tableMapModel(state, rules, mission, 'setUp')
  return sectors.map(({ sector, figures, on }) => {
    const river = map.courses.find((one) => one.kind === 'river' && sectorsOnCourse(one).includes(sector.number))
    return {
      number: sector.number,
      ground: `${sectorWords(sector)}${river ? `, river ${river.widthInches}" wide` : ''}`,
      ...figures,
      on,
    }
  })
}

function partyView(state: FngState, mission: Mission, rules: Rules): MissionView['party'] {
  return state.party
    .filter((member) => member.missionId === mission.id)
    .map((member) => {
      const man = soldierById(state, member.soldierId)
      const billet = billetOf(state, man.id)
      return {
        soldierId: man.id,
        name: nameOf(state, man),
        rep: man.rep,
        weapon: billet === null ? '' : weaponShortName(billet.weapon, rules),
        leader: billet === null ? '' : leaderWord(billet.post),
        attached: member.attached,
        gear: state.gear
          .filter((gear) => gear.missionId === mission.id && gear.soldierId === man.id)
          .map((gear) => weaponShortName(gear.item, rules)),
      }
    })
}
