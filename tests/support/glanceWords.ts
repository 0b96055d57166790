import { plainly } from '../../src/main/sheets/glance/words.ts'
import type { GlanceModel, GlanceStep } from '../../src/main/sheets/glance/glanceModel.ts'

/** @returns all steps of a turn at a glance, in the order in which they are numbered. */
export const glanceSteps = ({ sides }: GlanceModel): GlanceStep[] =>
  sides.flatMap(({ parts }) => parts.flatMap(({ steps }) => steps))

/** @returns the steps of a sheet by their titles, their targets as plain text; of several pages the first that has one. */
export function stepNamed(model: GlanceModel, title: string) {
  const step = glanceSteps(model).find((one) => one.title === title)
  if (!step) throw new Error(`There is no step "${title}".`)
  return { ...step, target: plainly(step.target) }
}

/** @returns all that a sheet says. */
export const glanceText = (model: GlanceModel): string =>
  JSON.stringify(
    model.sides.map(({ facts, parts }) => [
      facts,
      parts.map(({ steps }) => steps.map(({ target, ...rest }) => ({ ...rest, target: plainly(target) }))),
    ]),
  )
