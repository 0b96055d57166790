import type { Views } from '../../sheets/shared/views.ts'
import { battleSteps } from '../../rules/steps/battle/battleSteps.ts'
import { afterAction } from './afterAction.ts'
import { battleCourse } from './battleCourse.ts'

/** @returns a mission after its battle as the page of the half-month tells it, with what the journal knows of who fell. */
export const actionOnPaper: Views['action'] = (state, mission, stops, reported) => {
  const course = stops
    .filter(({ entry }) => Object.hasOwn(battleSteps, entry.step))
    .map(({ entry, changes }) => ({ title: entry.title, changes }))
  return afterAction(state, mission, battleCourse(course), reported)
}
