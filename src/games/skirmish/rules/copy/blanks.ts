import { needsOf, type Need } from '../../../../main/engine/missing.ts'
import type { Rules } from '../../../../main/engine/system.ts'
import type { Table } from '../../../../main/engine/table.ts'
import { deviation, grenades, movement, weapons } from '../tables/copy.ts'

/** The tables that the page names and lacks. */
export const copyTables: readonly Table[] = [weapons, deviation, grenades, movement]

/** A cell of the player's copy, by the key of its row. */
export interface Blank extends Need {
  readonly rowKey: string
  /** Only some copies have it: weapons of their own, RPGs fired at men. */
  readonly spare: boolean
}

/** @returns every cell that comes from the player's copy, filled in or not, table by table. */
export const blanksOf = (rules: Rules): Blank[] =>
  needsOf(copyTables, rules).map((need) => {
    const rowKey = tableNamed(need.table).rows[need.row]!.key!
    return { ...need, rowKey, spare: isSpare(rowKey) }
  })

/** Is a row one that only some copies have? */
export const isSpare = (rowKey: string): boolean => rowKey.startsWith('own') || rowKey === 'rpg'

const tableNamed = (id: string): Table => copyTables.find((table) => table.id === id)!
