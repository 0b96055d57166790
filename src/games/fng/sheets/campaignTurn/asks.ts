import type { Ask } from './moment.ts'
import type { StepId } from './paperSteps.ts'
import * as after from './targets/afterMission.ts'
import * as every from './targets/everyHalfMonth.ts'
import * as ground from './targets/ground.ts'
import * as come from './targets/replacements.ts'
import * as points from './targets/victoryPoints.ts'
import * as whether from './targets/whether.ts'
import * as when from './targets/when.ts'
import * as where from './targets/where.ts'
import * as party from './targets/whoGoes.ts'
import * as there from './targets/whoIsThere.ts'

/** What each step asks for at a moment of a tour: its dice, what they must come to, where that stands. */
export const asks: Readonly<Record<StepId, Ask>> = {
  standDown: whether.standDown,
  contact: whether.contactTest,
  area: where.area,
  politicalStatus: where.politicalStatus,
  supportLevel: where.supportLevel,
  enemyActivity: where.enemyActivity,
  dayPart: when.dayPart,
  weather: when.weather,
  missionType: when.missionType,
  terrain: ground.terrain,
  courses: ground.courses,
  buildings: ground.buildings,
  missionDetails: there.missionDetails,
  ourSector: there.ourSector,
  markers: there.markers,
  theirSectors: there.theirSectors,
  whoGoes: party.whoGoes,
  attachments: party.attachments,
  gear: party.gear,
  battle: party.battle,
  recovery: after.recovery,
  victoryPoints: points.victoryPoints,
  missionResult: after.missionResult,
  medals: after.medals,
  improveRep: after.improveRep,
  decreaseRep: after.decreaseRep,
  time: every.time,
  shortTimers: every.shortTimers,
  deros: every.deros,
  replacementsGiven: come.replacementsGiven,
  replacements: come.replacements,
  newAttributes: come.newAttributes,
  leaders: every.leaders,
  absences: every.absences,
  clear: every.clear,
  turnEnd: every.turnEnd,
}
