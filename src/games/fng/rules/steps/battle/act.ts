import { RuleError } from '../../../../../main/engine/errors.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import { actionNamed, chapterHooks } from '../../battle/chapters.ts'
import { openScene } from '../../battle/openScene.ts'
import { checkValues } from '../../battle/values.ts'
import type { BattleAction } from '../../inputs.ts'
import { mustStandAt } from '../../people.ts'
import type { FngState } from '../../state.ts'

/**
 * Plays one action of the battle: checks the form against the action's fields, then lets the action run.
 *
 * @throws RuleError `bad-input` for an unknown action or a form that is not filled rightly, `not-now` when the action is
 *   not possible, and whatever the action throws.
 */
export const act: Step<FngState, BattleAction> = {
  title: (before, { action: name, values }, after) => {
    const action = actionNamed(name)
    // A form sends only what it asks: the entry's words are made of the whole.
    return action?.entry?.(after, checkValues(action.fields, values, before) as never) ?? action?.title ?? name
  },
  run({ input, ...args }) {
    mustStandAt(args.state, 'battle')
    const action = actionNamed(input.action)
    if (!action) throw new RuleError('bad-input', `There is no action ${input.action} in a battle.`)
    const refused = action.refuses(args.state)
    if (refused !== null) throw new RuleError('not-now', `${refused} Nothing was changed.`)
    const values = checkValues(action.fields, input.values, args.state)
    const scene = openScene(args, chapterHooks)
    args.stands?.(() => scene.state)
    action.run(scene, values as never)
    return scene.state
  },
}
