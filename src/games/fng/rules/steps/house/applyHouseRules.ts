import { RuleError } from '../../../../../main/engine/errors.ts'
import { asInBook, changesNothing } from '../../../../../main/engine/houseRules.ts'
import { note } from '../../../../../main/engine/lines.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import { differencesIn } from '../../../../../main/engine/patchDifferences.ts'
import { patchesIn } from '../../house/rulesOf.ts'
import { inTour, switches, switchOf } from '../../house/switches.ts'
import { playable, tableNamed, titleOf } from '../../house/tableNamed.ts'
import { writePatch, writeSwitch } from '../../house/write.ts'
import type { HouseRules } from '../../inputs.ts'
import type { FngState } from '../../state.ts'
import { nothingChanged } from '../story/place.ts'
import { lineFor, mustBeAnswer } from './setSwitch.ts'

/**
 * Plays by a whole set of house rules from here on, in place of all that the campaign had. An empty set is the book.
 * @throws RuleError `bad-input` where one of them cannot be played, or nothing would change: all of it, or nothing.
 */
export const applyHouseRules: Step<FngState, HouseRules> = {
  title: (_, { tables, switches: put }) =>
    tables.length + put.length === 0 ? 'Everything by the book' : 'House rules from a set',
  run({ state, input, newId, say }) {
    mustBeOnce(input)
    const withTables = withPatches(state, input, newId)
    const next = withSwitches(withTables, input, newId)
    const changed = [...tablesOf(state, next)].filter((id) => patchText(state, id) !== patchText(next, id))
    const put = switches.filter(({ name }) => switchOf(state, name) !== switchOf(next, name))
    if (changed.length + put.length === 0) nothingChanged()
    for (const id of changed) say(lineForTable(next, id))
    for (const { name } of put) say(lineFor(next, { name, value: switchOf(next, name) }))
    return next
  },
}

function mustBeOnce({ tables, switches: put }: HouseRules): void {
  const names = [...tables.map(({ table }) => table), ...put.map(({ name }) => name)]
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  if (twice !== undefined) throw new RuleError('bad-input', `The set names "${twice}" twice. Nothing was changed.`)
}

function withPatches(state: FngState, { tables }: HouseRules, newId: () => number): FngState {
  const wanted = new Map(tables.map((each) => [each.table, playable(tableNamed(each.table), each)]))
  const ids = new Set([...patchesIn(state.houseRows).keys(), ...wanted.keys()])
  return [...ids].reduce((next, id) => writePatch(next, id, wanted.get(id) ?? asInBook, newId), state)
}

/** Who has Attributes stays as it was said with the platoon, where the set says nothing of it. */
function withSwitches(state: FngState, { switches: put }: HouseRules, newId: () => number): FngState {
  put.forEach(mustBeAnswer)
  const wanted = new Map(put.map(({ name, value }) => [name, value]))
  return switches.reduce((next, { name, options }) => {
    const value = wanted.get(name) ?? (name === inTour ? undefined : options[0].value)
    const cannot = name === inTour && next.tour.length === 0
    return value === undefined || cannot || switchOf(next, name) === value
      ? next
      : writeSwitch(next, name, value, newId)
  }, state)
}

const tablesOf = (...states: readonly FngState[]): ReadonlySet<string> =>
  new Set(states.flatMap(({ houseRows }) => houseRows.map(({ tableId }) => tableId)))

const patchText = ({ houseRows }: FngState, id: string): string =>
  JSON.stringify(patchesIn(houseRows).get(id) ?? asInBook)

function lineForTable({ houseRows }: FngState, id: string) {
  const book = tableNamed(id)
  const patch = patchesIn(houseRows).get(id) ?? asInBook
  const about = { table: id, page: book.page }
  if (changesNothing(patch)) return note(`${titleOf(book)} is played as in the book.`, about)
  const all = differencesIn(book, patch).map(({ what, house }) => `${what}: ${house || 'nothing'}`)
  return note(`${titleOf(book)}. ${all.join('; ')}.`, about)
}
