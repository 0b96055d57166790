import type { Table } from '../../../../main/engine/table.ts'
import { casualtyAccompanied, casualtyEvacuated, casualtyStatus, casualtyStraggler } from './casualties.ts'
import { combatFatigue, leadershipDevelopment, ranks, specialDevelopment, unitDevelopment } from './development.ts'
import { leadership, outstandingLeader, startRatings } from './force.ts'
import { gameEnd } from './game.ts'
import { insurgency, insurgencyRanks, insurgencySpecial } from './insurgency.ts'
import { assetCosts, attached, mission, momentum } from './mission.ts'
import { lossOfDevelopments, replacement, replacementPool, returnToDuty } from './replacements.ts'
import { margin, vpFreeWorld, vpVc } from './victory.ts'

/** Every table, in the order of the book; rolls that its text speaks of without a table are tables as well. */
export const snoopinTables: readonly Table[] = [
  startRatings,
  outstandingLeader,
  leadership,
  mission,
  momentum,
  assetCosts,
  attached,
  gameEnd,
  vpFreeWorld,
  vpVc,
  margin,
  casualtyEvacuated,
  casualtyAccompanied,
  casualtyStraggler,
  casualtyStatus,
  unitDevelopment,
  combatFatigue,
  ranks,
  specialDevelopment,
  leadershipDevelopment,
  returnToDuty,
  replacementPool,
  replacement,
  lossOfDevelopments,
  insurgency,
  insurgencyRanks,
  insurgencySpecial,
]
