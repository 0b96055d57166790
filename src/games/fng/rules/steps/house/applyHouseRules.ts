import { RuleError } from '../../../../../main/engine/errors.ts'
import { asInBook } from '../../../../../main/engine/houseRules.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import { patchesIn } from '../../house/rulesOf.ts'
import { inTour, switches } from '../../house/switches.ts'
import type { HouseRules } from '../../inputs.ts'
import type { FngState } from '../../state.ts'
import { nothingChanged } from '../story/place.ts'
import { linesOfRules, playableAll, withSwitches, withTables } from './manyRules.ts'
import { mustBeAnswer } from './setSwitch.ts'

/**
 * Plays by a whole set of house rules from here on, in place of all that the campaign had. An empty set is the book.
 * @throws RuleError `bad-input` where one of them cannot be played, or nothing would change: all of it, or nothing.
 */
export const applyHouseRules: Step<FngState, HouseRules> = {
  title: (_, { tables, switches: put }) =>
    tables.length + put.length === 0 ? 'Everything by the book' : 'House rules from a set',
  run({ state, input, newId, say }) {
    mustBeOnce(input)
    input.switches.forEach(mustBeAnswer)
    const had = [...patchesIn(state.houseRows).keys()].map((id) => [id, asInBook] as const)
    const tables = withTables(state, new Map([...had, ...playableAll(input.tables)]), newId)
    const next = withSwitches(tables, [...byTheBook, ...input.switches], newId)
    const lines = linesOfRules(state, next)
    if (lines.length === 0) nothingChanged()
    lines.forEach(say)
    return next
  },
}

/** Who has Attributes stays as it was said with the platoon, where the set says nothing of it. */
const byTheBook = switches
  .filter(({ name }) => name !== inTour)
  .map(({ name, options }) => ({ name, value: options[0].value }))

function mustBeOnce({ tables, switches: put }: HouseRules): void {
  const names = [...tables.map(({ table }) => table), ...put.map(({ name }) => name)]
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  if (twice !== undefined) throw new RuleError('bad-input', `The set names "${twice}" twice. Nothing was changed.`)
}
