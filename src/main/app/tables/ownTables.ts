import type { AnyState } from '../../engine/state.ts'
import { rolledTable, type OwnTable } from '../../engine/ownTables.ts'
import type { Table } from '../../engine/table.ts'
import type { AnyGame } from '../game.ts'

/** @returns the player's own tables of a campaign, as packs hold them and as they are rolled on. */
export const ownTablesOf = (game: AnyGame, state: AnyState): readonly { given: OwnTable; table: Table }[] =>
  (game.packs?.parts.ownTables?.save(state)?.content ?? []).map((given) => ({ given, table: rolledTable(given) }))
