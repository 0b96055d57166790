import { updateCampaign } from './campaign.ts'
import { sealOfEntry } from './chain.ts'
import { db, type Connection } from './connection.ts'
import { damaged } from './errors.ts'
import { changesAlong, mustExist } from './journal.ts'
import { once } from './once.ts'
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
  const parent = connection.first(theParent(id))?.parent ?? null
  if (parent === null) updateCampaign(connection, { redo: id })
  else {
    const hash = connection.first(theHash(parent))?.hash
    if (hash === undefined) throw damaged(connection.path, 'its journal does not hang together')
    const seal = sealOfEntry(parent, id, hash)
    connection.run(db.updateTable('entry').set({ redo: id, seal }).where('id', '=', parent))
  }
  return parent
}

// One after the other: a join of the two SQLite would prepare anew for each entry.
const theParent = once(db.selectFrom('entry').select('parent').where('id', '=', 0))
const theHash = once(db.selectFrom('entry').select('hash').where('id', '=', 0))
