import { plainly } from '../../../../../../src/main/sheets/glance/words.ts'
import type { GlanceModel, GlanceStep } from '../../../../../../src/main/sheets/glance/glanceModel.ts'
import { campaignTurnModel } from '../../../../../../src/games/fng/sheets/campaignTurn/campaignTurn.ts'
import { numberOf, type StepId } from '../../../../../../src/games/fng/sheets/campaignTurn/paperSteps.ts'
import type { FngState } from '../../../../../../src/games/fng/rules/state.ts'

/** @returns the sheet of a state that no journal led to. */
export const modelOf = (state: FngState): GlanceModel => campaignTurnModel({ state, walk: () => [], linesOf: () => [] })

/** @returns all steps of a sheet, in the order in which they are numbered. */
export const stepsOf = ({ sides }: GlanceModel): GlanceStep[] =>
  sides.flatMap(({ parts }) => parts.flatMap(({ steps }) => steps))

/** @returns a step of a sheet, its target as plain text. */
export function rowOf(model: GlanceModel, id: StepId) {
  const step = stepsOf(model)[numberOf(id) - 1]!
  return { ...step, target: plainly(step.target) }
}
