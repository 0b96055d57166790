import { RuleError } from '../../../../../main/engine/errors.ts'
import type { FilledIn, FormBoxes } from '../../../../../main/app/game/print.ts'
import { missionOf } from '../../../rules/people.ts'
import type { FngState } from '../../../rules/state.ts'
import { rulesFor } from '../../../sheets/shared/blankOf.ts'
import { readFormCode } from '../../../sheets/shared/formCode.ts'
import { musterView } from '../../musterView.ts'
import { reportRead } from './reportRead.ts'
import { rosterRead } from './rosterRead.ts'

/**
 * @returns every box in which something was written, in the order of the form.
 * @throws RuleError `not-here` for a form that is filled in by hand alone.
 */
export function formRead({ state, code, boxes, slip }: FilledIn<FngState>): FormBoxes {
  const { form } = readFormCode(code)
  if (form === 'reportForm' && state !== null) return { boxes: reportRead(state, missionOf(state), boxes) }
  if (form === 'setUpSlip' || form === 'aftermathSlip') return slip()
  if (form === 'blankRoster') return { boxes: rosterRead(boxes, musterView(rulesFor(state))) }
  throw new RuleError('not-here', `The form ${code} is filled in by hand: type its code, and copy it.`)
}
