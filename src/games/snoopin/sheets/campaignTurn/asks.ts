import type { Ask } from './moment.ts'
import type { StepId } from './paperSteps.ts'
import * as goingIn from './targets/goingIn.ts'
import * as missionAndOrders from './targets/missionAndOrders.ts'
import * as table from './targets/table.ts'
import * as whatWasLearnt from './targets/whatWasLearnt.ts'
import * as whoComes from './targets/whoComes.ts'
import * as whoWasHit from './targets/whoWasHit.ts'
import * as whoWon from './targets/whoWon.ts'

/** What each step asks for at a moment of a campaign. */
export const asks: Readonly<Record<StepId, Ask>> = {
  mission: missionAndOrders.mission,
  orders: missionAndOrders.orders,
  assets: missionAndOrders.assets,
  reconnoiter: table.reconnoiter,
  objectives: table.objectives,
  edges: table.edges,
  initiate: goingIn.initiate,
  fogCards: goingIn.fogCards,
  deploy: goingIn.deploy,
  game: goingIn.game,
  regularList: whoWon.regularList,
  insurgentList: whoWon.insurgentList,
  assessment: whoWon.assessment,
  casualties: whoWasHit.casualties,
  stragglers: whoWasHit.stragglers,
  accompanied: whoWasHit.accompanied,
  evacuated: whoWasHit.evacuated,
  points: whoWasHit.points,
  development: whatWasLearnt.development,
  fatigue: whatWasLearnt.fatigue,
  gains: whatWasLearnt.gains,
  insurgency: whatWasLearnt.insurgency,
  return: whoComes.returned,
  replacementPool: whoComes.replacementPool,
  replacements: whoComes.replacements,
  loss: whoComes.loss,
}
