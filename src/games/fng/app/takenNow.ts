import { RuleError } from '../../../main/engine/errors.ts'
import type { Look } from '../../../main/app/game.ts'
import type { BattleAction } from '../rules/inputs.ts'
import type { FngState } from '../rules/state.ts'
import { backFromHead } from './backFromHead.ts'
import { followsAt } from './battle/follow/follows.ts'

/**
 * What follows in a battle is read from the journal, which no rule knows: whether a line stands there that is left out, and
 * what it says, is seen to here.
 *
 * @returns the input of a step that is taken now.
 * @throws RuleError `not-now` where what is left out does not follow.
 */
export function takenNow(step: string, input: unknown, { state, tour }: Look<FngState>): unknown {
  if (step !== 'act') return input
  const { action, values } = input as BattleAction
  if (action !== 'letGo') return input
  const row = followsAt(state, backFromHead(tour)).find(({ key }) => key === values['follow'])
  if (!row) throw new RuleError('not-now', 'What was to be left out does not follow, or no longer. Nothing was changed.')
  return { action, values: { figures: row.figures, follow: row.key, title: row.title } }
}
