import type { AnyRow } from '../engine/state.ts'
import { hashedOfEntry, linkAfter, sealOfEntry, type Content, type Link, type RowMarks } from './chain.ts'
import { db, type Connection, type SqlValue } from './connection.ts'
import { lineColumns, lineParameters } from './lines.ts'
import { once } from './once.ts'
import type { NewEntry, Place } from './types.ts'

/** Puts an entry with its changes and lines into the journal, after the link of its parent. */
export type Append = (parent: Place, after: Link, entry: NewEntry, known?: Known) => Appended

/** The same for one whose cells are as a file holds them. */
export type AppendContent = (parent: Place, after: Link, content: Content, known?: Known) => Appended

/** What is known of an entry that another file had: its id there, and where redo goes from it. */
export interface Known {
  readonly id: number
  readonly redo: Place
}

/** Where the journal has come to. */
export interface Appended {
  readonly id: number
  readonly link: Link
}

const entryColumns = ['id', 'parent', 'depth', 'redo', ...hashedOfEntry, 'hash', 'state', 'seal'] as const
const changeColumns = ['entry', 'position', 'collection', 'row_id', 'before', 'after'] as const

/**
 * @returns a function that appends entries to the journal of this file and chains them; its statements are made once.
 * Call it inside a transaction; the rows themselves and the head are not its business.
 */
export function appender(connection: Connection, marks: RowMarks): Append {
  const append = contentAppender(connection, marks)
  return (parent, after, { step, title, moment, input, tape, mode, rulesVersion, at, changes, lines }, known) => {
    const content: Content = {
      depth: after.depth + 1,
      entry: [step, title, moment, asJson(input), asJson(tape), mode, rulesVersion, at],
      changes: changes.map((change, position) => [position, change]),
      lines: lines.map((line, position) => lineParameters(position, line)),
    }
    return append(parent, after, content, known)
  }
}

/** @returns the same for contents as they lie in a file; they are not looked at. */
export function contentAppender(connection: Connection, marks: RowMarks): AppendContent {
  const insertEntry = connection.prepared(insertInto('entry', entryColumns))
  const insertChange = connection.prepared(insertInto('entry_change', changeColumns))
  const insertLine = connection.prepared(insertInto('entry_line', lineColumns))

  return (parent, before, content, known) => {
    const { id, redo } = known ?? { id: nextId(connection), redo: null }
    const link = linkAfter(before, content, marks)
    const { depth, hash, state } = link
    insertEntry([id, parent, depth, redo, ...content.entry, hash, state, sealOfEntry(id, redo, hash)])
    for (const [position, change] of content.changes)
      insertChange([id, position, change.collection, change.id, rowJson(change.before), rowJson(change.after)])
    for (const line of content.lines) insertLine([id, ...line])
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
