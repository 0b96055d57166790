import type { AnyRow } from '../engine/state.ts'
import { hashedOfEntry, linkAfter, sealOfEntry, type Link, type RowMarks } from './chain.ts'
import { db, type Connection, type SqlValue } from './connection.ts'
import { lineColumns, lineParameters } from './lines.ts'
import { once } from './once.ts'
import type { NewEntry, Place } from './types.ts'

/** Puts an entry with its changes and lines into the journal, after the link of its parent. */
export type Append = (parent: Place, after: Link, entry: NewEntry) => Appended

/** Where the journal has come to. */
export interface Appended {
  readonly id: number
  readonly link: Link
}

const entryColumns = ['id', 'parent', 'depth', ...hashedOfEntry, 'hash', 'state', 'seal'] as const
const changeColumns = ['entry', 'position', 'collection', 'row_id', 'before', 'after'] as const

/**
 * @returns a function that appends entries to the journal of this file and chains them; its statements are made once.
 * Call it inside a transaction; the rows themselves and the head are not its business.
 */
export function appender(connection: Connection, marks: RowMarks): Append {
  const insertEntry = connection.prepared(insertInto('entry', entryColumns))
  const insertChange = connection.prepared(insertInto('entry_change', changeColumns))
  const insertLine = connection.prepared(insertInto('entry_line', lineColumns))

  return (parent, before, entry) => {
    const id = nextId(connection)
    const { step, title, moment, mode, rulesVersion, at } = entry
    const cells = [step, title, moment, asJson(entry.input), asJson(entry.tape), mode, rulesVersion, at]
    const lines = entry.lines.map((line, position) => lineParameters(id, position, line))
    const content = {
      depth: before.depth + 1,
      entry: cells,
      changes: entry.changes.map((change, position) => [position, change] as const),
      lines: lines.map((line) => line.slice(1)),
    }
    const link = linkAfter(before, content, marks)
    insertEntry([id, parent, link.depth, ...cells, link.hash, link.state, sealOfEntry(id, null, link.hash)])
    entry.changes.forEach((change, position) => {
      insertChange([id, position, change.collection, change.id, rowJson(change.before), rowJson(change.after)])
    })
    for (const line of lines) insertLine(line)
    return { id, link }
  }
}

const asJson = (value: unknown): string => JSON.stringify(value ?? null)
const rowJson = (row: AnyRow | null): SqlValue => (row === null ? null : JSON.stringify(row))

const theSequence = once(db.selectFrom('sqlite_sequence').select('seq').where('name', '=', 'entry'))

/** @returns the id that SQLite would give: its seal is over it, and must be there with the row. */
const nextId = (connection: Connection): number => (connection.first(theSequence())?.seq ?? 0) + 1

/** An insert whose values are handed in when it runs. */
function insertInto(table: 'entry' | 'entry_change' | 'entry_line', columns: readonly string[]) {
  const values = Object.fromEntries(columns.map((column) => [column, null]))
  return db.insertInto(table).values(values)
}
