import type { Line } from '../../../../main/engine/lines.ts'
import type { Views } from '../../sheets/shared/views.ts'
import { battleSteps } from '../../rules/steps/battle/battleSteps.ts'
import { afterAction } from './afterAction.ts'
import { battleCourse } from './battleCourse.ts'

/** @returns a mission after its battle in the words of the half-month's page: of who fell, what the sentences of the battle tell, but sealed ones. */
export const actionOnPaper: Views['action'] = ({ linesOf }, { state, mission, stops, reported }) => {
  const course = stops
    .filter(({ entry }) => Object.hasOwn(battleSteps, entry.step))
    .map(({ entry, changes }) => ({ title: entry.title, changes, lines: openIn(linesOf(entry.id)) }))
  return afterAction(state, mission, battleCourse(course), reported)
}

const openIn = (lines: readonly Line[]): string[] => lines.flatMap(({ secret, text }) => (secret ? [] : [text]))
