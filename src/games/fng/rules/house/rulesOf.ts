import { laidOver, type ModifierPatch, type TablePatch } from '../../../../main/engine/houseRules.ts'
import { bookRules, type Rules } from '../../../../main/engine/system.ts'
import type { Table } from '../../../../main/engine/table.ts'
import type { FngState, HouseRow } from '../state.ts'
import { fngTables } from '../tables/index.ts'
import { withTwins } from './twins.ts'

const known = new WeakMap<readonly HouseRow[], Rules>()

/**
 * The tables as this campaign plays them. Laid over once for each set of house rules, however many steps are played by
 * it: a forecast rolls by the hundred thousand.
 */
export function rulesOf({ houseRows }: Pick<FngState, 'houseRows'>): Rules {
  if (houseRows.length === 0) return bookRules
  const found = known.get(houseRows) ?? makeRules(houseRows)
  known.set(houseRows, found)
  return found
}

function makeRules(houseRows: readonly HouseRow[]): Rules {
  const patches = playedPatches(houseRows)
  const tables = new Map<string, Table>()
  for (const book of fngTables) {
    const patch = patches.get(book.id)
    if (patch) tables.set(book.id, laidOver(book, patch))
  }
  return { table: <T extends Table>(book: T): T => (tables.get(book.id) as T | undefined) ?? book }
}

/** @returns what a campaign plays differently, by id of the table: a figure that is printed twice in both places. */
export const playedPatches = (houseRows: readonly HouseRow[]): ReadonlyMap<string, TablePatch> =>
  withTwins(patchesIn(houseRows))

/** @returns the house rules as they were made, by id of the table. */
export function patchesIn(houseRows: readonly HouseRow[]): ReadonlyMap<string, TablePatch> {
  const ids = new Set(houseRows.map(({ tableId }) => tableId))
  return new Map([...ids].map((id) => [id, patchOf(houseRows.filter(({ tableId }) => tableId === id))]))
}

function patchOf(rows: readonly HouseRow[]): TablePatch {
  const read = (row: HouseRow) => JSON.parse(row.patch) as object
  return {
    rows: rows.filter(({ part }) => part === 'row').map((row) => ({ row: row.position, ...read(row) })),
    modifiers: rows
      .filter(({ part }) => part === 'modifier')
      .map((row) => ({ modifier: row.position, ...read(row) }) as ModifierPatch),
  }
}
