import { asInBook, changesNothing, type TablePatch } from '../../../../../main/engine/houseRules.ts'
import { note, type Line } from '../../../../../main/engine/lines.ts'
import { differencesIn } from '../../../../../main/engine/patchDifferences.ts'
import { patchesIn } from '../../house/rulesOf.ts'
import { inTour, switches, switchOf } from '../../house/switches.ts'
import { playable, tableNamed, titleOf } from '../../house/tableNamed.ts'
import { writePatch, writeSwitch } from '../../house/write.ts'
import type { ChosenSwitch, HouseTable } from '../../inputs.ts'
import type { FngState } from '../../state.ts'
import { lineFor } from './setSwitch.ts'

/** @throws RuleError `bad-input` where one of the tables could not be played so. */
export const playableAll = (tables: readonly HouseTable[]): ReadonlyMap<string, TablePatch> =>
  new Map(tables.map((each) => [each.table, playable(tableNamed(each.table), each)]))

/** Lays house rules over tables, by id, in place of those that they had. */
export const withTables = (state: FngState, wanted: ReadonlyMap<string, TablePatch>, newId: () => number): FngState =>
  [...wanted].reduce((next, [id, patch]) => writePatch(next, id, patch, newId), state)

/** Puts switches. Who has Attributes is passed over while there is no platoon: it is said with that. */
export function withSwitches(state: FngState, put: readonly ChosenSwitch[], newId: () => number): FngState {
  const wanted = new Map(put.map(({ name, value }) => [name, value]))
  return switches.reduce((next, { name }) => {
    const value = wanted.get(name)
    const cannot = name === inTour && next.tour.length === 0
    return value === undefined || cannot || switchOf(next, name) === value
      ? next
      : writeSwitch(next, name, value, newId)
  }, state)
}

/** @returns what the journal says of all tables and switches that have changed. */
export function linesOfRules(before: FngState, after: FngState): Line[] {
  const tables = new Set([before, after].flatMap(({ houseRows }) => houseRows.map(({ tableId }) => tableId)))
  const changed = [...tables].filter((id) => patchText(before, id) !== patchText(after, id))
  const put = switches.filter(({ name }) => switchOf(before, name) !== switchOf(after, name))
  return [
    ...changed.map((id) => lineForTable(after, id)),
    ...put.map(({ name }) => lineFor(after, { name, value: switchOf(after, name) })),
  ]
}

const patchText = ({ houseRows }: FngState, id: string): string =>
  JSON.stringify(patchesIn(houseRows).get(id) ?? asInBook)

function lineForTable({ houseRows }: FngState, id: string): Line {
  const book = tableNamed(id)
  const patch = patchesIn(houseRows).get(id) ?? asInBook
  const about = { table: id, page: book.page }
  if (changesNothing(patch)) return note(`${titleOf(book)} is played as in the book.`, about)
  const all = differencesIn(book, patch).map(({ what, house }) => `${what}: ${house || 'nothing'}`)
  return note(`${titleOf(book)}. ${all.join('; ')}.`, about)
}
