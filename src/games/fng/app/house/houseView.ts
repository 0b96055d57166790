import type { HouseDifference, HouseView, NameListView, SwitchView } from '../../../../contract/house.ts'
import type { TablePatch } from '../../../../main/engine/houseRules.ts'
import { differencesIn } from '../../../../main/engine/patchDifferences.ts'
import { patchesIn } from '../../rules/house/rulesOf.ts'
import { inTour, switches, switchOf } from '../../rules/house/switches.ts'
import { nameListOf } from '../../rules/names/drawName.ts'
import { listTitles, ownNames } from '../../rules/names/ownNames.ts'
import type { FngState } from '../../rules/state.ts'
import { fngTables } from '../../rules/tables/index.ts'

/** @returns the switches, and "this campaign against the book": everything that differs. */
export function houseView(state: FngState): HouseView {
  const differences = againstTheBook(state)
  const inTables = differences.flatMap(({ table }) => table ?? [])
  return {
    names: nameListViews(state),
    switches: switches.map((each): SwitchView => {
      const { name, title, about, page, kind, options } = each
      const closed = name === inTour && state.tour.length === 0 ? 'Said when the platoon is made.' : null
      return { name, title, about, page, kind, options, value: switchOf(state, name), closed }
    }),
    tables: [...new Set(inTables)].map((id) => ({ id, differences: inTables.filter((each) => each === id).length })),
    differences,
  }
}

const nameListViews = (state: FngState): NameListView[] =>
  Object.entries(listTitles).map(([list, title]) => {
    const groups = nameListOf(list)
    const count = (half: 'first' | 'last') => new Set(groups.flatMap((group) => group[half])).size
    return { list, title, ...ownNames(state, list), book: { first: count('first'), last: count('last') } }
  })

/** @returns how much differs from the book, and a text that is the same as long as the house rules are. */
export const houseStamp = (state: FngState): { readonly differences: number; readonly stamp: string } => ({
  differences: againstTheBook(state).length,
  stamp: [
    ...state.houseRows.map(({ tableId, part, position, patch }) => `${tableId} ${part} ${position} ${patch}`),
    ...state.switches.map(({ name, value }) => `${name} ${value}`),
    ...state.ownTables.map(({ name, title, dice, rows }) => `${name} ${title} ${dice} ${rows}`),
  ].join('\n'),
})

/** @returns all that a campaign plays otherwise than the book, tables in the order of the book, then switches. */
export const againstTheBook = (state: FngState): HouseDifference[] => [
  ...tableDifferences(patchesIn(state.houseRows)),
  ...switches.flatMap(({ name }) => switchDifference(name, switchOf(state, name))),
]

/** @returns what differs in tables, in the order of the book. */
export const tableDifferences = (patches: ReadonlyMap<string, TablePatch>): HouseDifference[] =>
  fngTables.flatMap((book) => {
    const patch = patches.get(book.id)
    if (!patch) return []
    const of = { table: book.id, switch: null, title: book.title, page: book.page }
    return differencesIn(book, patch).map(({ what, book: was, house }) => ({ ...of, what, book: was, house }))
  })

/** @returns what a switch plays otherwise; nothing where it stands at its first answer. */
export function switchDifference(name: string, value: string): HouseDifference[] {
  const of = switches.find((each) => each.name === name)
  if (!of) return []
  const { title, page } = of
  const options: readonly { readonly value: string; readonly label: string }[] = of.options
  const [first] = options
  const chosen = options.find((option) => option.value === value) ?? first!
  if (chosen === first) return []
  return [{ table: null, switch: name, title, page, what: '', book: first!.label, house: chosen.label }]
}
