import type { AnyRow } from '../../../main/engine/state.ts'
import { differencesIn, rowName, span } from '../../../main/engine/patchDifferences.ts'
import { ownTable } from '../rules/house/ownTables.ts'
import { patchesIn } from '../rules/house/rulesOf.ts'
import { switches } from '../rules/house/switches.ts'
import { listTitles, namesIn } from '../rules/names/ownNames.ts'
import { titleOf } from '../rules/house/tableNamed.ts'
import { fngTables } from '../rules/tables/index.ts'
import type { HouseRow, OwnTable, Switch } from '../rules/state.ts'

/** @returns what a row of the house rules is called: "Contact test, row 2". */
export function houseRowName(row: AnyRow): string {
  const { tableId, part, position } = row as unknown as HouseRow
  const table = fngTables.find(({ id }) => id === tableId)
  if (!table) return tableId
  if (part === 'modifier') return `${titleOf(table)}, ${table.modifiers[position]?.text ?? `modifier ${position + 1}`}`
  const of = table.rows[position]
  return `${titleOf(table)}, ${of ? rowName(of, position).replace(/^Row/, 'row') : `row ${position + 1}`}`
}

/** @returns what a patch says in plain words: "score 1-2, in the book 1". */
export function patchInWords(of: AnyRow): string {
  const row = of as unknown as HouseRow
  const table = fngTables.find(({ id }) => id === row.tableId)
  if (!table) return row.patch
  const patch = patchesIn([row]).get(row.tableId)!
  return differencesIn(table, patch)
    .map(
      ({ part, what, book, house }) =>
        `${part === 'row' ? `${what.replace(/^[^,]*, /, '')} ` : ''}${house || 'nothing'}, in the book ${book || 'nothing'}`,
    )
    .join('; ')
}

/** @returns the title of the switch that a row puts. */
export const switchTitle = ({ name }: Readonly<Record<string, unknown>>): string =>
  switches.find((each) => each.name === name)?.title ?? String(name)

/** @returns the answer that a row of switches holds, as the player reads it. */
export function answerInWords(row: AnyRow): string {
  const { name, value } = row as unknown as Switch
  const options: readonly { readonly value: string; readonly label: string }[] =
    switches.find((each) => each.name === name)?.options ?? []
  return options.find((option) => option.value === value)?.label ?? value
}

/** @returns what a row of names is called: "American names". */
export const nameListTitle = ({ list }: Readonly<Record<string, unknown>>): string =>
  `${(listTitles as Readonly<Record<string, string>>)[String(list)] ?? String(list)} names`

/** @returns the names of one half; none where they are the program's. */
export const namesInWords = (row: AnyRow, field: string): string => namesIn(String(row[field])).join(', ') || 'none'

/** @returns the rows of one of the player's own tables: "1-3: Rice; 4-6: A map". */
export const ownRowsInWords = (row: AnyRow): string =>
  ownTable(row as unknown as OwnTable)
    .rows.map(({ from, to, text }) => `${span(from, to)}: ${text}`)
    .join('; ')
