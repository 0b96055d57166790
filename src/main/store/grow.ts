import { basename } from 'node:path'
import { sql, type Compilable } from 'kysely'
import type { Meant, RowMigration } from '../engine/migrations.ts'
import type { Collections } from '../engine/state.ts'
import {
  createCollection,
  deferred,
  record,
  recordedCollections,
  sqlType,
  statement,
  type Recorded,
} from './collections.ts'
import { db, type Connection } from './connection.ts'
import { damaged, StoreError } from './errors.ts'
import { snakeCase } from './naming.ts'
import type { StoredSystem } from './types.ts'

/** A column that is to come or to go. */
interface Place {
  readonly collection: string
  readonly column: string
}

/** What has to be done to a file whose system has changed since it was written. */
export interface Growth {
  readonly collections: readonly string[]
  /** Columns to be added, with what old rows have meant; null: nothing. */
  readonly columns: readonly (Place & { readonly meant: Meant | null })[]
  readonly dropped: readonly Place[]
}

type Games = Pick<StoredSystem, 'title' | 'collections' | 'migrations'>

/**
 * Compares what the file was made with and what its system declares now.
 * @returns what is to be added, whole collections and columns that may be null, and what the system's migrations tell of.
 * @throws StoreError `newer-version` when they differ in any other way, `damaged` when it is the file of another game.
 */
export function growthOf(connection: Connection, { title, collections, migrations = [] }: Games): Growth {
  const recorded = recordedCollections(connection)
  let strange = [...recorded.keys()].some((name) => !Object.hasOwn(collections, name))
  const columns: Growth['columns'][number][] = []
  const dropped: Place[] = []
  for (const [collection, was] of recorded) {
    const now = collections[collection] ?? {}
    const { drops, adds } = migrationOf(migrations, collection)
    for (const column of Object.keys(was)) {
      if (now[column] === undefined && drops.has(column)) dropped.push({ collection, column })
      else if (!sameColumn(was[column], now[column])) strange = true
    }
    for (const [column, { nullable }] of Object.entries(now)) {
      if (was[column] !== undefined) continue
      const meant = adds.get(column) ?? null
      if (meant === null && !nullable) strange = true
      columns.push({ collection, column, meant })
    }
  }
  if (strange) {
    // Versions of one game share most of their collections.
    const shared = [...recorded.keys()].filter((name) => Object.hasOwn(collections, name))
    if (shared.length * 2 >= recorded.size) throw otherVersion(connection.path)
    throw damaged(connection.path, `it says that it is of ${title}, and is not laid out like a campaign of that game`)
  }
  return { collections: Object.keys(collections).filter((name) => !recorded.has(name)), columns, dropped }
}

/** Is there nothing left to do? */
export const isGrown = ({ collections, columns, dropped }: Growth): boolean =>
  collections.length + columns.length + dropped.length === 0

/** Does what `growthOf` found. The rows in old journal entries change with the others, so undo and replay still fit. */
export function grow(connection: Connection, { collections }: Pick<Games, 'collections'>, growth: Growth): void {
  for (const name of growth.collections) createCollection(connection, name, collections[name]!)
  for (const place of growth.columns) addColumn(connection, collections, place)
  for (const place of growth.dropped) dropColumn(connection, place)
  const changed = new Set([...growth.columns, ...growth.dropped].map(({ collection }) => collection))
  for (const name of changed) record(connection, name, collections[name]!)
}

/** @returns which columns of a collection went by themselves, and what those that came have meant. */
export function migrationOf(migrations: readonly RowMigration[], collection: string) {
  const own = migrations.filter((one) => one.collection === collection)
  return {
    drops: new Set(own.flatMap(({ drops }) => drops)),
    adds: new Map(own.flatMap(({ adds }) => Object.entries(adds))),
  }
}

function addColumn(connection: Connection, collections: Collections, place: Growth['columns'][number]): void {
  const { collection, column, meant } = place
  connection.run(addedColumn(place, collections[collection]![column]!))
  const path = `$.${column}`
  const value = JSON.stringify(meant)
  rewrite(connection, collection, (rows) => sql`json_insert(${rows}, ${path}, json(${value}))`)
}

/** @returns the statement that adds a column to the table of a collection. */
export function addedColumn({ collection, column, meant }: Growth['columns'][number], as: Recorded): Compilable {
  const name = sql.ref(snakeCase(column))
  const definition = sql`${name} ${definitionOf(as, name, meant)}`
  return statement(sql`alter table ${sql.table(snakeCase(collection))} add column ${definition}`)
}

/** SQLite wants the value of old rows as a default of the column. */
function definitionOf({ type, references }: Recorded, name: ReturnType<typeof sql.ref>, meant: Meant | null) {
  const link = references === undefined ? sql`` : sql` references ${sql.table(snakeCase(references))} (id) ${deferred}`
  const check = type === 'flag' && meant !== null ? sql` check (${name} in (0, 1))` : sql``
  const value =
    meant === null ? sql`` : sql` not null default ${sql.lit(typeof meant === 'boolean' ? Number(meant) : meant)}`
  return sql`${sql.raw(sqlType(type))}${value}${check}${link}`
}

function dropColumn(connection: Connection, { collection, column }: Place): void {
  connection.run(
    statement(sql`alter table ${sql.table(snakeCase(collection))} drop column ${sql.ref(snakeCase(column))}`),
  )
  const path = `$.${column}`
  rewrite(connection, collection, (rows) => sql`json_remove(${rows}, ${path})`)
}

type Rewritten = (rows: ReturnType<typeof sql.ref>) => ReturnType<typeof sql>

/** Changes a collection's rows in the entries of the journal; where there is no row, there is none afterwards. */
function rewrite(connection: Connection, collection: string, as: Rewritten): void {
  const rows = (side: 'before' | 'after') => as(sql.ref(side)).$castTo<string | null>()
  connection.run(
    db
      .updateTable('entry_change')
      .set({ before: rows('before'), after: rows('after') })
      .where('collection', '=', collection),
  )
}

function sameColumn(was: Recorded | undefined, now: Recorded | undefined): boolean {
  return was?.type === now?.type && was?.nullable === now?.nullable && was?.references === now?.references
}

const otherVersion = (path: string) =>
  new StoreError(
    'newer-version',
    `${basename(path)} was written by another version of Short-Timer, which lays it out differently. The file was left as it is, and your other tours are safe. Update Short-Timer to open it.`,
  )
