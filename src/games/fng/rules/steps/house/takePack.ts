import type { Step } from '../../../../../main/engine/system.ts'
import { mustBeWhole } from '../../../../../main/engine/ownTables.ts'
import { writeOwnTable } from '../../house/ownTables.ts'
import type { Pack } from '../../inputs.ts'
import { ownNames, writeNames } from '../../names/ownNames.ts'
import type { FngState } from '../../state.ts'
import { nothingChanged } from '../story/place.ts'
import { linesOfRules, playableAll, withSwitches, withTables } from './manyRules.ts'
import { linesOfNames, mustBeList } from './setNames.ts'
import { mustBeAnswer } from './setSwitch.ts'
import { linesOfOwnTables } from './writeTable.ts'

/**
 * Takes what a player has shared as a pack. What it names takes the place of what the campaign had there; all else stays.
 * @throws RuleError `bad-input` where something of it cannot be played, or nothing would change: all of it, or nothing.
 */
export const takePack: Step<FngState, Pack> = {
  title: (_, { title }) => (title === '' ? 'From a pack' : `From the pack "${title}"`),
  run({ state, input, newId, say }) {
    const { names = [], tables = [], switches = [], ownTables = [] } = input
    switches.forEach(mustBeAnswer)
    ownTables.forEach(mustBeWhole)
    const named = names.reduce((now, { list, ...given }) => {
      const { first, last } = ownNames(now, list)
      return writeNames(now, mustBeList(list), { first: given.first ?? first, last: given.last ?? last }, newId)
    }, state)
    const ruled = withSwitches(withTables(named, playableAll(tables), newId), switches, newId)
    const next = ownTables.reduce((now, table) => writeOwnTable(now, table, newId), ruled)
    const lines = [...linesOfNames(state, next), ...linesOfRules(state, next), ...linesOfOwnTables(state, next)]
    if (lines.length === 0) nothingChanged()
    lines.forEach(say)
    return next
  },
}
