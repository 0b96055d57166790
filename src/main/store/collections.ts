import { sql, type Compilable } from 'kysely'
import type { Collections, Column, Columns } from '../engine/state.ts'
import { db, tables, type Connection } from './connection.ts'
import { damaged } from './errors.ts'
import { parsed } from './json.ts'
import { snakeCase } from './naming.ts'

/** A column as the file remembers it. */
export type Recorded = Pick<Column, 'type' | 'nullable' | 'references'>

/**
 * Makes the tables of a system's collections, and records their columns for later versions.
 * References are deferred and nothing but the id is unique: undo may put rows back in any order.
 */
export function createCollections(connection: Connection, collections: Collections): void {
  for (const [name, columns] of Object.entries(collections)) createCollection(connection, name, columns)
}

/** @returns the columns of each collection, as the file remembers them. */
export function recordedCollections(connection: Connection): Map<string, Record<string, Recorded>> {
  const rows = connection.all(db.selectFrom('collection_schema').selectAll().orderBy('collection'))
  return new Map(rows.map((row) => [row.collection, columnsOf(row.columns, connection.path)]))
}

function columnsOf(text: string, path: string): Record<string, Recorded> {
  const columns = parsed(text, path, 'the list of its columns')
  if (!isObject(columns) || !Object.values(columns).every(isRecorded))
    throw damaged(path, 'the list of its columns cannot be read')
  return columns as Record<string, Recorded>
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isRecorded = (value: unknown): value is Recorded =>
  isObject(value) &&
  'type' in value &&
  ['text', 'integer', 'flag'].includes(value.type as string) &&
  'nullable' in value &&
  typeof value.nullable === 'boolean' &&
  (!('references' in value) || typeof value.references === 'string')

/** Makes the table of one collection, and records its columns. */
export function createCollection(connection: Connection, name: string, columns: Columns): void {
  connection.run(tableOf(name, columns))
  record(connection, name, columns)
}

/** @returns the statement that makes the table of a collection. */
export function tableOf(name: string, columns: Record<string, Recorded>): Compilable {
  let table = tables.schema.createTable(snakeCase(name)).addColumn('id', 'integer', (id) => id.primaryKey())
  for (const [column, { type, nullable, references }] of Object.entries(columns)) {
    const sqlName = snakeCase(column)
    table = table.addColumn(sqlName, type === 'text' ? 'text' : 'integer', (c) => {
      const typed = nullable ? c : c.notNull()
      const checked = type === 'flag' ? typed.check(sql`${sql.ref(sqlName)} in (0, 1)`) : typed
      return references === undefined ? checked : checked.references(`${snakeCase(references)}.id`).modifyEnd(deferred)
    })
  }
  return table.modifyEnd(sql`strict`)
}

/** Keys in a fixed order, so that the same declaration always gives the same text. */
export function record(connection: Connection, collection: string, declared: Columns): void {
  const recorded = Object.entries(declared).map(([name, { type, nullable, references }]): [string, Recorded] => [
    name,
    { type, nullable, ...(references === undefined ? {} : { references }) },
  ])
  const columns = JSON.stringify(Object.fromEntries(recorded))
  connection.run(
    db
      .insertInto('collection_schema')
      .values({ collection, columns })
      .onConflict((conflict) => conflict.column('collection').doUpdateSet({ columns })),
  )
}

export const deferred = sql`deferrable initially deferred`
export const sqlType = (type: Column['type']) => (type === 'text' ? 'text' : 'integer')
/** A raw statement of the tables whose names only the system knows. */
export const statement = (raw: ReturnType<typeof sql>) => ({ compile: () => raw.compile(tables) })
