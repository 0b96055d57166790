import { basename } from 'node:path'
import { sql } from 'kysely'
import type { Collections, Column, Columns } from '../engine/state.ts'
import { db, tables, type Connection } from './connection.ts'
import { damaged, StoreError } from './errors.ts'
import { parsed } from './json.ts'
import { snakeCase } from './naming.ts'

/** A column as the file remembers it. */
type Recorded = Pick<Column, 'type' | 'nullable' | 'references'>

/** What has to be added to a file whose system has grown since it was written. */
export interface Growth {
  readonly collections: readonly string[]
  readonly columns: readonly { readonly collection: string; readonly column: string }[]
}

/**
 * Makes the tables of a system's collections, and records their columns for later versions.
 * References are deferred and nothing but the id is unique: undo may put rows back in any order.
 */
export function createCollections(connection: Connection, collections: Collections): void {
  for (const [name, columns] of Object.entries(collections)) createCollection(connection, name, columns)
}

/**
 * Compares what the file was made with and what its system declares now.
 * @returns what is to be added: whole collections, and columns that may be null.
 * @throws StoreError `newer-version` when they differ in any other way.
 */
export function growthOf(connection: Connection, collections: Collections): Growth {
  const recorded = recordedCollections(connection)
  const strange = [...recorded.keys()].filter((name) => collections[name] === undefined)
  const columns = [...recorded].flatMap(([collection, was]) => {
    const now = collections[collection] ?? {}
    strange.push(...Object.keys(was).filter((column) => !sameColumn(was[column], now[column])))
    const added = Object.keys(now).filter((column) => was[column] === undefined)
    strange.push(...added.filter((column) => !now[column]!.nullable))
    return added.map((column) => ({ collection, column }))
  })
  if (strange.length > 0) throw otherVersion(connection.path, strange)
  return { collections: Object.keys(collections).filter((name) => !recorded.has(name)), columns }
}

/** Adds what `growthOf` found. Old journal entries get the new columns too, as nothing, so undo and replay still fit. */
export function grow(connection: Connection, collections: Collections, growth: Growth): void {
  for (const name of growth.collections) createCollection(connection, name, collections[name]!)
  for (const { collection, column } of growth.columns) {
    const { type, references } = collections[collection]![column]!
    const link =
      references === undefined ? sql`` : sql` references ${sql.table(snakeCase(references))} (id) ${deferred}`
    const table = sql.table(snakeCase(collection))
    connection.run(
      statement(sql`alter table ${table} add column ${sql.ref(snakeCase(column))} ${sql.raw(sqlType(type))}${link}`),
    )
    const path = `$.${column}`
    connection.run(
      db
        .updateTable('entry_change')
        .set({
          before: sql<string | null>`json_insert(before, ${path}, null)`,
          after: sql<string | null>`json_insert(after, ${path}, null)`,
        })
        .where('collection', '=', collection),
    )
  }
  for (const name of new Set(growth.columns.map((c) => c.collection))) record(connection, name, collections[name]!)
}

/** @returns the columns of each collection, as the file remembers them. */
function recordedCollections(connection: Connection): Map<string, Record<string, Recorded>> {
  const rows = connection.all(db.selectFrom('collection_schema').selectAll().orderBy('collection'))
  return new Map(rows.map((row) => [row.collection, columnsOf(row.columns, connection.path)]))
}

function columnsOf(text: string, path: string): Record<string, Recorded> {
  const columns = parsed(text, path, 'the list of its columns')
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
  if (!isObject(columns) || !Object.values(columns).every(isObject))
    throw damaged(path, 'the list of its columns cannot be read')
  return columns as Record<string, Recorded>
}

function createCollection(connection: Connection, name: string, columns: Columns): void {
  let table = tables.schema.createTable(snakeCase(name)).addColumn('id', 'integer', (id) => id.primaryKey())
  for (const [column, { type, nullable, references }] of Object.entries(columns)) {
    const sqlName = snakeCase(column)
    table = table.addColumn(sqlName, type === 'text' ? 'text' : 'integer', (c) => {
      const typed = nullable ? c : c.notNull()
      const checked = type === 'flag' ? typed.check(sql`${sql.ref(sqlName)} in (0, 1)`) : typed
      return references === undefined ? checked : checked.references(`${snakeCase(references)}.id`).modifyEnd(deferred)
    })
  }
  connection.run(table.modifyEnd(sql`strict`))
  record(connection, name, columns)
}

/** Keys in a fixed order, so that the same declaration always gives the same text. */
function record(connection: Connection, collection: string, declared: Columns): void {
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

const deferred = sql`deferrable initially deferred`
const sqlType = (type: Column['type']) => (type === 'text' ? 'text' : 'integer')
/** A raw statement of the tables whose names only the system knows. */
const statement = (raw: ReturnType<typeof sql>) => ({ compile: () => raw.compile(tables) })

function sameColumn(was: Recorded | undefined, now: Recorded | undefined): boolean {
  return was?.type === now?.type && was?.nullable === now?.nullable && was?.references === now?.references
}

const otherVersion = (path: string, names: readonly string[]) =>
  new StoreError(
    'newer-version',
    `${basename(path)} was written by another version of Short-Timer, which keeps ${names.join(', ')} differently. The file was left as it is, and your other tours are safe. Update Short-Timer to open it.`,
  )
