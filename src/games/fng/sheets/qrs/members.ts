import { RuleError } from '../../../../main/engine/errors.ts'
import type { Table } from '../../../../main/engine/table.ts'
import { fngTables } from '../../rules/tables/index.ts'
import type { Family } from './qrsSheets.ts'

const byId: ReadonlyMap<string, Table> = new Map(fngTables.map((table) => [table.id, table]))

/** @returns the tables of a family, in the order of the book. */
export const membersOf = ({ tables }: Family): readonly Table[] =>
  tables.flatMap((id) =>
    id.endsWith('.*') ? fngTables.filter((table) => table.id.startsWith(id.slice(0, -1))) : [tableNamed(id)],
  )

/** @throws RuleError `bad-input` for a table that there is not. */
export function tableNamed(id: string): Table {
  const found = byId.get(id)
  if (!found) throw new RuleError('bad-input', `There is no table "${id}".`)
  return found
}

/** The table that another belongs to, by id: "army.usmc" of "army.usmc.rep". */
export const ownerOf = ({ id }: Table): Table | undefined => byId.get(id.split('.').slice(0, -1).join('.'))
