import { updateCampaign } from './campaign.ts'
import { sealOfEntry } from './chain.ts'
import { db, type Connection } from './connection.ts'
import { damaged } from './errors.ts'
import { changesAlong, mustExist } from './journal.ts'
import { route } from './path.ts'
import { targets, type StateTables } from './rows.ts'
import type { Place } from './types.ts'

/**
 * Brings the rows from one place of the tree to another; marks on the way back what redo goes to. The head is not its
 * business. Call it inside a transaction.
 *
 * @throws StoreError `not-found`.
 */
export function goTo(connection: Connection, rows: Pick<StateTables, 'write'>, from: Place, to: Place): void {
  mustExist(connection, to)
  const { back, forward } = route(connection, from, to)
  for (const { id } of back) leave(connection, id)
  rows.write(targets(changesAlong(connection, back), 'backward'))
  rows.write(targets(changesAlong(connection, forward), 'forward'))
}

/** Marks an entry as the one that redo goes to from its parent. @returns the parent. */
export function leave(connection: Connection, id: number): Place {
  const { parent, hash } = connection.first(parentOf(id)) ?? { parent: null, hash: null }
  if (parent === null) updateCampaign(connection, { redo: id })
  else {
    if (hash === null) throw damaged(connection.path, 'its journal does not hang together')
    const seal = sealOfEntry(parent, id, hash)
    connection.run(db.updateTable('entry').set({ redo: id, seal }).where('id', '=', parent))
  }
  return parent
}

const parentOf = (id: number) =>
  db
    .selectFrom('entry')
    .leftJoin('entry as before', 'before.id', 'entry.parent')
    .select(['entry.parent', 'before.hash'])
    .where('entry.id', '=', id)
