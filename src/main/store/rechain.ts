import type { Collections } from '../engine/state.ts'
import { doAtOnce } from '../engine/work.ts'
import { readHead } from './campaign.ts'
import { oddCells } from './cells.ts'
import { linkAfter, noLink, rowMarks, sealOfEntry, type Link, type RowMarks } from './chain.ts'
import { checkChain } from './checkChain.ts'
import { recordedCollections } from './collections.ts'
import { db, type Connection } from './connection.ts'
import { unsound } from './errors.ts'
import { readBodies, readLink, type Body } from './links.ts'
import { stateTables } from './rows.ts'
import { mustBeSealed, seal } from './seal.ts'
import { notAsLeft } from './stateKeeper.ts'

/**
 * Chains all entries as they are now, and seals the file. That proves nothing about what was before. Call it inside the
 * transaction that has brought a file up to date.
 *
 * @throws StoreError `damaged` where the rows are not what the journal comes to.
 */
export function rechain(connection: Connection, collections: Collections): void {
  const marks = rowMarks(collections)
  chainEntries(connection, marks)
  sealEntries(connection)
  seal(connection)
  const came = marks.sum(stateTables(connection, collections).read())
  if (came !== readLink(connection, readHead(connection)).state) throw notAsLeft(connection.path)
}

/** Chains all entries as they are now. @throws StoreError `damaged` for those of which something is not what the program writes. */
export function chainEntries(connection: Connection, marks: RowMarks): void {
  const links = new Map<number | null, Link>([[null, noLink]])
  for (const { entry, content } of soundBodies(connection)) {
    const { hash, state } = linkAfter(links.get(entry.parent) ?? noLink, content, marks)
    links.set(entry.id, { depth: entry.depth, hash, state })
    connection.run(db.updateTable('entry').set({ hash, state }).where('id', '=', entry.id))
  }
}

/** Seals all entries as they stand. */
export function sealEntries(connection: Connection): void {
  for (const { id, redo, hash } of connection.all(db.selectFrom('entry').select(['id', 'redo', 'hash'])))
    connection.run(
      db
        .updateTable('entry')
        .set({ seal: sealOfEntry(id, redo, hash) })
        .where('id', '=', id),
    )
}

/**
 * Makes sure that all is as it was left, before it is chained anew: or what has been spoilt would be sealed.
 * @throws StoreError `damaged`.
 */
export function mustBeChained(connection: Connection): void {
  mustBeSealed(connection)
  const marks = rowMarks(Object.fromEntries(recordedCollections(connection)))
  const [found] = doAtOnce(checkChain(soundBodies(connection), marks))
  if (found !== undefined) throw unsound(connection.path, found.message)
}

function soundBodies(connection: Connection): Body[] {
  const [odd] = oddCells(connection)
  if (odd !== undefined) throw unsound(connection.path, odd)
  return readBodies(connection)
}
