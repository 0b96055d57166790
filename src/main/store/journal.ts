import { sql } from 'kysely'
import type { Answer } from '../engine/answers.ts'
import type { Change } from '../engine/state.ts'
import { db, type Connection } from './connection.ts'
import { notFound } from './errors.ts'
import { listed, parsed } from './json.ts'
import type { TreeEntry } from './path.ts'
import type { ChangeTable, EntryTable } from './schema.ts'
import type { Entry, PastEntry, Place } from './types.ts'

type EntryRow = Omit<EntryTable, 'id'> & { id: number }

/** A row of the journal's changes as it lies in the file. */
export type RawChange = ChangeTable

/** @returns all entries of the journal, in order of depth, then of age: as they are, whether or not they hang together. */
export function readTree(connection: Connection): Omit<Entry, 'onPath'>[] {
  const query = db.selectFrom('entry').selectAll().orderBy('depth').orderBy('id')
  return connection.all(query).map((row) => ({ ...asPast(row, connection.path), redo: row.redo }))
}

/** @returns entries by their ids, in order of age; ids that are not there are left out. */
export function readEntries(connection: Connection, ids: readonly number[]): Omit<Entry, 'onPath'>[] {
  if (ids.length === 0) return []
  const query = db.selectFrom('entry').selectAll().where('id', 'in', listed(ids)).orderBy('id')
  return connection.all(query).map((row) => ({ ...asPast(row, connection.path), redo: row.redo }))
}

/** @returns ids of the entries, on the path or off it, whose input names an id in a field. */
export function entriesNaming(connection: Connection, field: string, id: number): number[] {
  const query = db
    .selectFrom('entry')
    .select('id')
    .where(sql<number>`json_extract(input, ${`$.${field}`})`, '=', id)
  return connection.all(query).map((row) => row.id)
}

/** @returns what of these entries never changes, in order of age. */
export function pastEntries(connection: Connection, ids: readonly number[]): PastEntry[] {
  if (ids.length === 0) return []
  const query = db.selectFrom('entry').selectAll().where('id', 'in', listed(ids)).orderBy('id')
  return connection.all(query).map((row) => asPast(row, connection.path))
}

/**
 * @param onPath what is known of it already: to find out would mean to walk the whole path.
 * @returns an entry that is known to be there.
 */
export function readEntry(connection: Connection, id: number, onPath: boolean): Entry {
  const row = connection.first(db.selectFrom('entry').selectAll().where('id', '=', id))
  if (!row) throw notFound(`Entry ${id} of the journal`)
  return { ...asPast(row, connection.path), redo: row.redo, onPath }
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

/** @returns the rows that these entries changed as they lie in the file, by entry; each entry's in the order of its commit. */
export function rawChanges(
  connection: Connection,
  entries: readonly number[],
): ReadonlyMap<number, readonly RawChange[]> {
  if (entries.length === 0) return new Map()
  const query = db
    .selectFrom('entry_change')
    .selectAll()
    .where('entry', 'in', listed(entries))
    .orderBy('entry')
    .orderBy('position')
  return Map.groupBy(connection.all(query), ({ entry }) => entry)
}

/** @returns the changes of several entries, in the order of the entries; each entry's own order is as committed. */
export function changesAlong(connection: Connection, links: readonly TreeEntry[]): Change[] {
  const changes = rawChanges(
    connection,
    links.map(({ id }) => id),
  )
  return links.flatMap(({ id }) => (changes.get(id) ?? []).map((row) => asChange(row, connection.path)))
}

/** @returns what one entry did to one row; null where it left it alone. */
export function changeOf(connection: Connection, entry: number, collection: string, id: number): Change | null {
  const query = db
    .selectFrom('entry_change')
    .selectAll()
    .where('entry', '=', entry)
    .where('collection', '=', collection)
    .where('row_id', '=', id)
    .orderBy('position', 'desc')
  const row = connection.first(query)
  return row ? asChange(row, connection.path) : null
}

/** @returns a row that a change holds. */
export const rowOf = (text: string | null, path: string): Change['before'] =>
  text === null ? null : (parsed(text, path) as Change['before'])

/** @returns a change as the journal holds it. */
export const asChange = (row: RawChange, path: string): Change => ({
  collection: row.collection,
  id: row.row_id,
  before: rowOf(row.before, path),
  after: rowOf(row.after, path),
})

function asPast(row: EntryRow, path: string): PastEntry {
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
  }
}
