import { hashedOfEntry, noLink, type Content, type Link } from './chain.ts'
import { db, type Connection, type SqlValue } from './connection.ts'
import { standsNowhere } from './errors.ts'
import { asChange, rawChanges, type RawChange } from './journal.ts'
import { listed } from './json.ts'
import { lineColumns } from './lines.ts'
import { once } from './once.ts'
import type { EntryTable } from './schema.ts'
import type { Place } from './types.ts'

/** @returns the link at a place. @throws StoreError `damaged` where the journal has no such entry. */
export function readLink(connection: Connection, place: Place): Link {
  if (place === null) return noLink
  const link = connection.first(theLink(place))
  if (!link) throw standsNowhere(connection.path, place)
  return link
}

const theLink = once(db.selectFrom('entry').select(['depth', 'hash', 'state']).where('id', '=', 0))

/** An entry with all that its hashes are over, as it lies in the file. */
export interface Body {
  readonly entry: Omit<EntryTable, 'id'> & { readonly id: number }
  readonly content: Content
  readonly changes: readonly RawChange[]
}

/**
 * @param ids all entries where left out.
 * @returns entries with their changes and lines, in order of age.
 * @throws StoreError `damaged` for changes that cannot be read.
 */
export function readBodies(connection: Connection, ids?: readonly number[]): Body[] {
  const query = db.selectFrom('entry').selectAll().orderBy('id')
  const entries = connection.all(ids ? query.where('id', 'in', listed(ids)) : query)
  const found = entries.map(({ id }) => id)
  const changes = rawChanges(connection, found)
  const lines = Map.groupBy(connection.all(linesOf(found)), ({ entry }) => entry)
  return entries.map((entry) => {
    const own = changes.get(entry.id) ?? []
    return {
      entry,
      changes: own,
      content: {
        depth: entry.depth,
        entry: hashedOfEntry.map((column) => entry[column]),
        changes: own.map((change) => [change.position, asChange(change, connection.path)]),
        lines: (lines.get(entry.id) ?? []).map((line) => columnsOfLine.map((column): SqlValue => line[column])),
      },
    }
  })
}

const columnsOfLine = lineColumns.slice(1)

const linesOf = (ids: readonly number[]) =>
  db.selectFrom('entry_line').select(lineColumns).where('entry', 'in', listed(ids)).orderBy('entry').orderBy('position')
