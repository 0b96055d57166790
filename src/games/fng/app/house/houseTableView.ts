import type { HouseModifierView, HouseRowView, HouseTableView } from '../../../../contract/house.ts'
import {
  asInBook,
  laidOver,
  type ModifierPatch,
  type RowPatch,
  type TablePatch,
} from '../../../../main/engine/houseRules.ts'
import { rowName } from '../../../../main/engine/patchDifferences.ts'
import type { Modifier, Row, Table } from '../../../../main/engine/table.ts'
import { howWords, tableJson } from '../../../../main/engine/tableJson.ts'
import { patchesIn } from '../../rules/house/rulesOf.ts'
import { tableNamed } from '../../rules/house/tableNamed.ts'
import type { FngState } from '../../rules/state.ts'
import { fieldsOf } from './rowFields.ts'

/**
 * @returns a table with book and house side by side.
 * @throws RuleError `bad-input` for a table that there is not.
 */
export const houseTableView = (state: FngState, id: string): HouseTableView =>
  patchedTableView(tableNamed(id), patchesIn(state.houseRows).get(id) ?? asInBook)

/** @returns the same for a table with one set of house rules laid over it. */
export function patchedTableView(book: Table, patch: TablePatch): HouseTableView {
  const house = laidOver(book, patch)
  const units = tableJson(book, '').modifiers
  return {
    id: book.id,
    title: book.title,
    page: book.page,
    dice: howWords(book),
    rows: book.rows.map((row, i) =>
      rowView(
        book,
        row,
        house.rows[i]!,
        patch.rows.find((each) => each.row === i),
      ),
    ),
    modifiers: book.modifiers.map((modifier, i) =>
      modifierView(
        modifier,
        i,
        units[i]!.unit,
        patch.modifiers.find((each) => each.modifier === i),
      ),
    ),
    changed: patch.rows.length + patch.modifiers.length > 0,
  }
}

function rowView(book: Table, row: Row, house: Row, patch: RowPatch | undefined): HouseRowView {
  const position = book.rows.indexOf(row)
  // What the row is with its result alone: that is what all else is told against, words with its figures too.
  const by = (part: Partial<RowPatch>) => laidOver(book, { rows: [{ row: position, ...part }], modifiers: [] })
  const alone = by({ outcome: patch?.outcome }).rows[position]!
  const { text, cells } = by({ outcome: patch?.outcome, gives: patch?.gives }).rows[position]!
  const base: Row = { ...alone, ...(text !== undefined && { text }), ...(cells !== undefined && { cells }) }
  return {
    position,
    name: nameOf(row, position),
    fields: fieldsOf(book, { book: row, base, house }),
    changed: patch !== undefined,
  }
}

/** A list's row by its first column where it has one: keys are for files. */
function nameOf(row: Row, position: number): string {
  if (row.key === undefined) return rowName(row, position)
  const [first] = Object.values(row.cells ?? {})
  return typeof first === 'string' && first !== '' ? first : (row.text ?? row.key)
}

const modifierView = (
  { text, by, sets, effect }: Modifier,
  position: number,
  unit: string,
  patch: ModifierPatch | undefined,
): HouseModifierView => ({
  position,
  name: text,
  unit,
  book: by,
  house: patch?.by ?? by,
  open: sets === undefined && !(effect !== undefined && by === 0),
})
