import { drawMission } from './before/drawMission.ts'
import { beginTurn } from './before/beginTurn.ts'
import { initiatePlan } from './before/initiatePlan.ts'
import { giveOrders, rollMomentum } from './before/orders.ts'
import { reconnoiter, rollOff } from './before/reconnoiter.ts'
import { buildInsurgency, closeDevelopment } from './buildInsurgency.ts'
import { addForce } from './campaign/addForce.ts'
import { addAsset, correctAsset, removeAsset } from './campaign/assets.ts'
import { beginCampaign } from './campaign/beginCampaign.ts'
import { correctForce, correctMan, correctTeam } from './campaign/corrections.ts'
import { rollLeadership } from './campaign/rollLeadership.ts'
import { addMan, addSquad, moveMan, removeMan } from './campaign/squads.ts'
import { correctInsurgency, giveDevelopment, namePointMan, takeDevelopment } from './developmentByHand.ts'
import { correctFatigue } from './correctFatigue.ts'
import { developTeams } from './developTeams.ts'
import { agreeToEnd, endCampaign } from './endCampaign.ts'
import { assess, openMission } from './game/assess.ts'
import { hit, takeBackHit } from './game/hits.ts'
import { startGame } from './game/startGame.ts'
import { tally, use } from './game/tally.ts'
import { buy, endGame, endGameTurn } from './game/turns.ts'
import { nameMen } from './nameMen.ts'
import { recordPoints } from './recordPoints.ts'
import { recoverCasualties } from './recoverCasualties.ts'
import { returnToDuty } from './returnToDuty.ts'

/** Every step by name, in the order of a campaign. */
export const snoopinSteps = {
  beginCampaign,
  addForce,
  addSquad,
  addMan,
  moveMan,
  correctMan,
  removeMan,
  correctForce,
  correctTeam,
  rollLeadership,
  addAsset,
  correctAsset,
  removeAsset,
  correctFatigue,
  giveDevelopment,
  takeDevelopment,
  namePointMan,
  correctInsurgency,
  beginTurn,
  drawMission,
  rollMomentum,
  giveOrders,
  rollOff,
  reconnoiter,
  initiatePlan,
  startGame,
  tally,
  hit,
  takeBackHit,
  use,
  buy,
  endGameTurn,
  endGame,
  openMission,
  assess,
  recoverCasualties,
  recordPoints,
  developTeams,
  buildInsurgency,
  closeDevelopment,
  returnToDuty,
  nameMen,
  agreeToEnd,
  endCampaign,
}
