import type { AnyRow } from '../engine/state.ts'
import { db, type Connection, type SqlValue } from './connection.ts'
import { lineColumns, lineParameters } from './lines.ts'
import type { NewEntry, Place } from './types.ts'

/** Puts an entry with its changes and lines into the journal. */
export type Append = (parent: Place, depth: number, entry: NewEntry) => number

const entryColumns = [
  'parent',
  'depth',
  'step',
  'title',
  'moment',
  'input',
  'tape',
  'mode',
  'rules_version',
  'at',
] as const
const changeColumns = ['entry', 'position', 'collection', 'row_id', 'before', 'after'] as const

/**
 * @returns a function that appends entries to the journal of this file and gives back their ids; its statements are
 * made once. Call it inside a transaction; the rows themselves and the head are not its business.
 */
export function appender(connection: Connection): Append {
  const insertEntry = connection.prepared(insertInto('entry', entryColumns))
  const insertChange = connection.prepared(insertInto('entry_change', changeColumns))
  const insertLine = connection.prepared(insertInto('entry_line', lineColumns))

  return (parent, depth, entry) => {
    const { step, title, moment, mode, rulesVersion, at } = entry
    const input = JSON.stringify(entry.input ?? null)
    const id = insertEntry([
      parent,
      depth,
      step,
      title,
      moment,
      input,
      JSON.stringify(entry.tape),
      mode,
      rulesVersion,
      at,
    ])
    entry.changes.forEach((change, position) => {
      insertChange([id, position, change.collection, change.id, asJson(change.before), asJson(change.after)])
    })
    entry.lines.forEach((line, position) => {
      insertLine(lineParameters(id, position, line))
    })
    return id
  }
}

const asJson = (row: AnyRow | null): SqlValue => (row === null ? null : JSON.stringify(row))

/** An insert whose values are handed in when it runs. */
function insertInto(table: 'entry' | 'entry_change' | 'entry_line', columns: readonly string[]) {
  const values = Object.fromEntries(columns.map((column) => [column, null]))
  return db.insertInto(table).values(values)
}
