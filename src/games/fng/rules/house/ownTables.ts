import { rolledTable, type OwnTable as Given } from '../../../../main/engine/ownTables.ts'
import { addRows, patchRow } from '../../../../main/engine/state.ts'
import type { Table } from '../../../../main/engine/table.ts'
import type { FngState, OwnTable } from '../state.ts'

type Stored = Pick<FngState, 'ownTables'>

const known = new WeakMap<readonly OwnTable[], readonly Table[]>()

/** @returns the player's own tables, to be rolled on alone; made once for each set of them. */
export function ownTables({ ownTables: rows }: Stored): readonly Table[] {
  const found = known.get(rows) ?? rows.map((row) => rolledTable(ownTable(row)))
  known.set(rows, found)
  return found
}

/** @returns a table as it was given, from the row that keeps it. */
export const ownTable = ({ name, title, dice, rows }: OwnTable): Given => ({
  id: name,
  title,
  dice,
  rows: JSON.parse(rows) as Given['rows'],
})

/** Keeps one of the player's own tables, in place of one of the same name. */
export function writeOwnTable(state: FngState, { id: name, ...table }: Given, newId: () => number): FngState {
  const row = { name, title: table.title, dice: table.dice, rows: JSON.stringify(table.rows) }
  const old = state.ownTables.find((each) => each.name === name)
  if (!old) return addRows(state, 'ownTables', [{ id: newId(), ...row }])
  return old.title === row.title && old.dice === row.dice && old.rows === row.rows
    ? state
    : patchRow(state, 'ownTables', old.id, row)
}
