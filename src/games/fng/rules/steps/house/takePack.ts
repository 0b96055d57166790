import type { Step } from '../../../../../main/engine/system.ts'
import type { Pack } from '../../inputs.ts'
import type { FngState } from '../../state.ts'
import { nothingChanged } from '../story/place.ts'
import { linesOfRules, playableAll, withSwitches, withTables } from './manyRules.ts'
import { mustBeAnswer } from './setSwitch.ts'

/**
 * Takes what a player has shared as a pack. What it names takes the place of what the campaign had there; all else stays.
 * @throws RuleError `bad-input` where something of it cannot be played, or nothing would change: all of it, or nothing.
 */
export const takePack: Step<FngState, Pack> = {
  title: (_, { title }) => (title === '' ? 'From a pack' : `From the pack "${title}"`),
  run({ state, input, newId, say }) {
    const { tables = [], switches = [] } = input
    switches.forEach(mustBeAnswer)
    const next = withSwitches(withTables(state, playableAll(tables), newId), switches, newId)
    const lines = linesOfRules(state, next)
    if (lines.length === 0) nothingChanged()
    lines.forEach(say)
    return next
  },
}
