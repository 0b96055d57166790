import { sql } from 'kysely'
import type { Answer } from '../engine/answers.ts'
import type { Change } from '../engine/state.ts'
import { db, type Connection } from './connection.ts'
import { notFound } from './errors.ts'
import { parsed } from './json.ts'
import { pathTo, type Link } from './path.ts'
import type { ChangeTable, EntryTable } from './schema.ts'
import type { Entry, Place } from './types.ts'

type EntryRow = Omit<EntryTable, 'id'> & { id: number; on_path: number }

/** Which entries are wanted. */
export type Which = 'onPath' | 'all' | { readonly id: number } | { readonly parent: Place }

/**
 * @param head decides which entries count as being on the path.
 * @returns entries in order of depth, then of age.
 */
export function readEntries(connection: Connection, head: Place, which: Which): Entry[] {
  let query = db
    .selectFrom('entry')
    .selectAll()
    .select(sql<number>`id in ${pathTo(head)}`.as('on_path'))
    .orderBy('depth')
    .orderBy('id')
  if (which === 'onPath') query = query.where('id', 'in', pathTo(head))
  else if (which !== 'all' && 'id' in which) query = query.where('id', '=', which.id)
  else if (which !== 'all') query = query.where('parent', 'is', which.parent)
  return connection.all(query).map((row) => asEntry(row, connection.path))
}

/**
 * @param onPath what is known of it already: to find out would mean to walk the whole path.
 * @returns an entry that is known to be there.
 */
export function readEntry(connection: Connection, id: number, onPath: boolean): Entry {
  const row = connection.first(db.selectFrom('entry').selectAll().where('id', '=', id))
  if (!row) throw notFound(`Entry ${id} of the journal`)
  return asEntry({ ...row, on_path: onPath ? 1 : 0 }, connection.path)
}

/** @throws StoreError `not-found` unless the place is the start or an entry of this file. */
export function mustExist(connection: Connection, place: Place): void {
  if (place === null) return
  if (!connection.first(db.selectFrom('entry').select('id').where('id', '=', place)))
    throw notFound(`Entry ${place} of the journal`)
}

/** @returns the rows that one entry changed, in the order of its commit. */
export function changesOf(connection: Connection, entry: number): Change[] {
  const query = db.selectFrom('entry_change').selectAll().where('entry', '=', entry).orderBy('position')
  return connection.all(query).map((row) => asChange(row, connection.path))
}

/** @returns the changes of several entries, in the order of the entries; each entry's own order is as committed. */
export function changesAlong(connection: Connection, links: readonly Link[]): Change[] {
  return links.flatMap(({ id }) => changesOf(connection, id))
}

function asChange(row: ChangeTable, path: string): Change {
  return {
    collection: row.collection,
    id: row.row_id,
    before: row.before === null ? null : (parsed(row.before, path) as Change['before']),
    after: row.after === null ? null : (parsed(row.after, path) as Change['after']),
  }
}

function asEntry(row: EntryRow, path: string): Entry {
  return {
    id: row.id,
    parent: row.parent,
    depth: row.depth,
    step: row.step,
    title: row.title,
    moment: row.moment,
    input: parsed(row.input, path),
    tape: parsed(row.tape, path) as Answer[],
    mode: row.mode,
    rulesVersion: row.rules_version,
    at: row.at,
    redo: row.redo,
    onPath: row.on_path === 1,
  }
}
