import { RuleError } from '../../../main/engine/errors.ts'
import type { Look } from '../../../main/app/game.ts'
import type { Values } from '../rules/battle/action.ts'
import { actionNamed } from '../rules/battle/chapters.ts'
import type { BattleAction } from '../rules/inputs.ts'
import type { FngState } from '../rules/state.ts'
import { backFromHead } from './backFromHead.ts'
import { followsAt } from './battle/follow/follows.ts'

/**
 * @returns the input of a step that is taken now: what the player has written in a battle stands in plain letters.
 * @throws RuleError `bad-input` for what cannot be read, `not-now` where what is left out does not follow.
 */
export function takenNow(step: string, input: unknown, look: Look<FngState>): unknown {
  if (step !== 'act') return input
  const { action, values } = input as BattleAction
  return { action, values: action === 'letGo' ? leftOut(values, look) : { ...values, ...writtenIn(action, values) } }
}

/**
 * What follows in a battle is read from the journal, which no rule knows: whether a line stands there that is left out, and
 * what it says, is seen to here.
 */
function leftOut(values: Values, { state, tour }: Look<FngState>): Values {
  const row = followsAt(state, backFromHead(tour)).find(({ key }) => key === values['follow'])
  if (!row)
    throw new RuleError('not-now', 'What was to be left out does not follow, or no longer. Nothing was changed.')
  return { figures: row.figures, follow: row.key, title: row.title }
}

/** Line breaks, and what turns the letters after it about or is not there to see. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u

/** The texts of a form, without the blanks round them. */
function writtenIn(action: string, values: Values): Values {
  const fields = Object.entries(actionNamed(action)?.fields ?? {})
  return Object.fromEntries(
    fields.flatMap(([name, { kind, label }]) => {
      const value = values[name]
      if (kind !== 'text' || typeof value !== 'string') return []
      const text = value.trim()
      if (unseen.test(text))
        throw new RuleError(
          'bad-input',
          `${label}: one line of letters and signs that can be seen. Nothing was changed.`,
        )
      return [[name, text] as const]
    }),
  )
}
