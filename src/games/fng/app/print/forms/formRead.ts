import type { BoxRead } from '../../../../../contract/print.ts'
import { RuleError } from '../../../../../main/engine/errors.ts'
import type { Written } from '../../../../../main/sheets/forms/filled.ts'
import { missionOf } from '../../../rules/people.ts'
import type { FngState } from '../../../rules/state.ts'
import { readFormCode } from '../../../sheets/shared/formCode.ts'
import { reportRead } from './reportRead.ts'
import { rosterRead } from './rosterRead.ts'
import { slipRead } from './slipRead.ts'

/**
 * @param code of a form that can be taken as the tour stands.
 * @param boxes what stands in them, by their names.
 * @returns every box in which something was written, in the order of the form.
 * @throws RuleError `not-here` for a form that is filled in by hand alone, `not-now` for a slip when nothing can be thrown.
 */
export function formRead(
  state: FngState | null,
  code: string,
  boxes: ReadonlyMap<string, Written>,
): readonly BoxRead[] {
  const { form } = readFormCode(code)
  if (form === 'reportForm' && state !== null) return reportRead(state, missionOf(state), boxes)
  if (form === 'diceSlip' && state !== null) return slipRead(state, boxes)
  if (form === 'blankRoster') return rosterRead(boxes)
  throw new RuleError('not-here', `The form ${code} is filled in by hand: type its code, and copy it.`)
}
