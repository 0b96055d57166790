import type { MissionView } from '../../../contract/views.ts'
import { dateName } from '../../rules/fng/calendar.ts'
import { rulesOf } from '../../rules/fng/house/rulesOf.ts'
import { readySupportOf, reportFieldsOf } from '../../rules/fng/missionRules.ts'
import { billetOf, fullName, soldierById } from '../../rules/fng/people.ts'
import { briefingModel } from '../../rules/fng/sheets/briefing.ts'
import { leaderWord } from '../../rules/fng/sheets/rosterLine.ts'
import type { FngState, Mission, Sector } from '../../rules/fng/state.ts'
import { weaponShortName } from '../../rules/fng/weapons.ts'

/** @returns a mission as the screens show it: the briefing, with what the report form needs. */
export function missionView(state: FngState, mission: Mission): MissionView {
  const briefing = briefingModel(state, rulesOf(state), mission)
  return {
    id: mission.id,
    date: dateName(mission.halfMonth),
    title: briefing.title,
    facts: briefing.facts,
    objectives: briefing.objectives,
    sectors: state.sectors
      .filter((s) => s.missionId === mission.id)
      .map((sector) => sectorView(state, mission, sector)),
    courses: state.courses
      .filter((course) => course.missionId === mission.id)
      .map(({ kind, sector, direction, widthInches }) => ({ kind, sector, direction, widthInches })),
    points: briefing.points.map(({ text, points }) => ({ event: text, text, each: Number(points) })),
    party: partyView(state, mission),
    reportFields: reportFieldsOf(mission),
    supportReady: mission.supportLevel === null ? [] : readySupportOf(mission.supportLevel, rulesOf(state)),
    result: mission.result,
    victoryPoints: mission.victoryPoints,
  }
}

function sectorView(state: FngState, mission: Mission, sector: Sector): MissionView['sectors'][number] {
  const craters = sector.craters > 0 ? [`${sector.craters} craters of ${sector.craterInches}"`] : []
  const over = sector.over !== null && sector.over !== 'craters' ? [sector.over.replaceAll('-', ' ')] : []
  return {
    number: sector.number,
    ground: sector.ground.replaceAll('-', ' '),
    layers: [
      ...(sector.under === null ? [] : [sector.under]),
      ...over,
      ...craters,
      ...(sector.marsh ? ['marsh in the rains'] : []),
      ...(sector.mud ? ['mud'] : []),
    ],
    buildings: sector.buildings,
    markers: state.markers
      .filter((marker) => marker.missionId === mission.id && marker.sector === sector.number)
      .map(({ number, kind, found }) => ({ number, kind, found })),
    player: mission.playerSector === sector.number,
  }
}

function partyView(state: FngState, mission: Mission): MissionView['party'] {
  return state.party
    .filter((member) => member.missionId === mission.id)
    .map((member) => {
      const man = soldierById(state, member.soldierId)
      const billet = billetOf(state, man.id)
      return {
        soldierId: man.id,
        name: fullName(man),
        rep: man.rep,
        weapon: billet === null ? '' : weaponShortName(billet.weapon, rulesOf(state)),
        leader: billet === null ? '' : leaderWord(billet.post),
        attached: member.attached,
        gear: state.gear
          .filter((gear) => gear.missionId === mission.id && gear.soldierId === man.id)
          .map((gear) => weaponShortName(gear.item, rulesOf(state))),
      }
    })
}
