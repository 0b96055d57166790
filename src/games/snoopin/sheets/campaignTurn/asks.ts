import type { Ask } from './moment.ts'
import type { StepId } from './paperSteps.ts'
import * as after from './targetsAfter.ts'
import * as before from './targetsBefore.ts'

/** What each step asks for at a moment of a campaign. */
export const asks: Readonly<Record<StepId, Ask>> = {
  mission: before.mission,
  orders: before.orders,
  assets: before.assets,
  reconnoiter: before.reconnoiter,
  objectives: before.objectives,
  edges: before.edges,
  initiate: before.initiate,
  fogCards: before.fogCards,
  deploy: before.deploy,
  game: before.game,
  regularList: after.regularList,
  insurgentList: after.insurgentList,
  assessment: after.assessment,
  casualties: after.casualties,
  stragglers: after.stragglers,
  accompanied: after.accompanied,
  evacuated: after.evacuated,
  points: after.points,
  development: after.development,
  fatigue: after.fatigue,
  gains: after.gains,
  insurgency: after.insurgency,
  return: after.returned,
  replacementPool: after.replacementPool,
  replacements: after.replacements,
  loss: after.loss,
}
