import type { Compilable } from 'kysely'
import { recordedCollections, tableOf, type Recorded } from './collections.ts'
import { connectInMemory, type Connection } from './connection.ts'
import { altered, damaged } from './errors.ts'
import { addedColumn, migrationOf } from './grow.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/migrations.ts'
import { snakeCase } from './naming.ts'
import { isRoster, mayHaveRoster, rosterName, rosterOf } from './rosterView.ts'
import type { StoredSystem } from './types.ts'

// What lies in a file beside its rows is SQL, and SQLite runs it unasked: triggers when something is written, checks when
// the file is looked over, views and computed columns when it is read. So a file that may come from anybody is read only
// once all of that has been found to be what this program writes, to the letter.

/** A table, or whatever else a file's schema names. */
interface Part {
  readonly type: string
  readonly name: string
  readonly tbl_name: string
  /** The page at which its rows begin. */
  readonly rootpage: number | null
  readonly sql: string | null
}

/** What a file's schema has been found to be, as far as its version decides it. */
export interface Layout {
  /** Names and statements of the tables that are none of the campaign's own: those of collections, or a stranger's. */
  readonly others: ReadonlyMap<string, string>
  /** The statement of its view of the men; null where there is none, undefined where its version knows of none. */
  readonly roster: string | null | undefined
}

/** @returns the schema of a file; reading it runs nothing. */
export const partsOf = (connection: Connection): Part[] =>
  connection.raw.prepare<[], Part>('select type, name, tbl_name, rootpage, sql from sqlite_schema').all()

/**
 * Compares a schema with what the migrations make up to a version: the campaign's own tables must be there, exactly so,
 * and nothing besides but plain tables, of which nothing is known yet.
 *
 * @throws StoreError `damaged`.
 */
export function mustHaveOwnTables(path: string, parts: readonly Part[], version: number): Layout {
  const { own, internal } = expected(version)
  const missing = new Set(own.keys())
  const others = new Map<string, string>()
  let roster: Layout['roster'] = mayHaveRoster(version) ? null : undefined
  for (const part of parts) {
    const { type, name, sql } = part
    missing.delete(name)
    if (roster === null && type === 'view' && name === rosterName && part.tbl_name === name) {
      roster = sql
      continue
    }
    const known = own.get(name) ?? internal.get(name)
    if (known === undefined ? isPlainTable(part) : isSame(part, known)) {
      if (known === undefined) others.set(name, sql!)
    } else throw altered(path, known ? otherwise(name) : neverMade(type, name))
  }
  if (missing.size > 0) throw damaged(path, `it lacks ${[...missing].join(', ')}`)
  return { others, roster }
}

/**
 * Compares the tables of collections with what the file itself says of their columns: each column as this program would
 * make it, with the table or later; and the view that is made of them. What it says must then still be what its game declares (`growthOf`).
 *
 * @throws StoreError `damaged`.
 */
export function mustHaveCollections(connection: Connection, { others, roster }: Layout, system: StoredSystem): void {
  const { path } = connection
  const recorded = recordedCollections(connection)
  const whole = JSON.stringify([system.id, [...recorded], [...others], roster ?? roster === null])
  if (sound.has(whole)) return
  const byTable = new Map([...recorded].map(([name, columns]) => [snakeCase(name), { name, columns }]))
  const missing = [...byTable.keys()].filter((table) => !others.has(table))
  if (missing.length > 0) throw damaged(path, `it lacks ${missing.join(', ')}`)
  for (const [table, sql] of others) {
    const collection = byTable.get(table)
    if (!collection) throw altered(path, neverMade('table', table))
    if (!isMadeOf(sql, collection.name, collection.columns, system)) throw altered(path, otherwise(table))
  }
  if (roster === null && rosterOf(recorded, system) !== null) throw damaged(path, `it lacks ${rosterName}`)
  if (typeof roster === 'string' && !isRoster(roster, recorded, system)) throw altered(path, otherwise(rosterName))
  sound.add(whole)
}

/** What has been found in order: nearly all files of a library are laid out alike. */
const sound = new Set<string>()

const isSame = (a: Part, b: Part): boolean => a.type === b.type && a.tbl_name === b.tbl_name && a.sql === b.sql

const created = 'CREATE TABLE '
const isPlainTable = ({ type, sql }: Part): boolean => type === 'table' && sql?.startsWith(created) === true

interface Expected {
  readonly own: ReadonlyMap<string, Part>
  /** What SQLite makes by itself, if somebody has asked it to collect its statistics. */
  readonly internal: ReadonlyMap<string, Part>
}

const made = new Map<number, Expected>()

/** @returns what the migrations make up to a version, by name; it is made once. */
function expected(version: number): Expected {
  const known = made.get(version) ?? make(version)
  made.set(version, known)
  return known
}

function make(version: number): Expected {
  const connection = connectInMemory('')
  try {
    migrate(
      connection,
      migrations.filter(({ to }) => to <= version),
      false,
    )
    const own = byName(partsOf(connection))
    connection.raw.exec('analyze')
    return { own, internal: byName(partsOf(connection).filter(({ name }) => !own.has(name))) }
  } finally {
    connection.close()
  }
}

const byName = (parts: readonly Part[]) => new Map(parts.map((part) => [part.name, part]))

const end = ') strict'

/** Is a table's statement made of these columns, each once and in any order, and of nothing else? */
function isMadeOf(sql: string, collection: string, columns: Record<string, Recorded>, system: StoredSystem): boolean {
  const opening = openingOf(collection)
  if (!sql.startsWith(opening) || !sql.endsWith(end)) return false
  let rest = sql.slice(opening.length, -end.length)
  const left = new Set(Object.keys(columns))
  while (rest !== '') {
    const next = firstOf(left, rest, (column) => waysToMake(collection, column, columns[column]!, system))
    if (next === null) return false
    left.delete(next.column)
    rest = rest.slice(next.way.length)
  }
  return left.size === 0
}

function firstOf(columns: Iterable<string>, text: string, waysOf: (column: string) => readonly string[]) {
  for (const column of columns)
    for (const way of waysOf(column))
      if (text.startsWith(way) && (text.length === way.length || text.startsWith(', "', way.length)))
        return { column, way }
  return null
}

const statementOf = (query: Compilable): string => created + query.compile().sql.slice(created.length)

/** @returns how the statement of a collection's table begins. */
const openingOf = (collection: string): string => statementOf(tableOf(collection, {})).slice(0, -end.length)

/** @returns what may stand in a table's statement for a column: as made with the table, and as added to it later. */
function waysToMake(collection: string, column: string, as: Recorded, { migrations = [] }: StoredSystem): string[] {
  const withTable = statementOf(tableOf(collection, { [column]: as })).slice(openingOf(collection).length, -end.length)
  const meant = migrationOf(migrations, collection).adds.get(column) ?? null
  if (!as.nullable && meant === null) return [withTable]
  const adding = addedColumn({ collection, column, meant }, as).compile().sql
  return [withTable, `, ${adding.slice(adding.indexOf(addColumn) + addColumn.length)}`]
}

const addColumn = ' add column '

const kinds = new Map([
  ['table', 'a table'],
  ['index', 'an index'],
  ['view', 'a view'],
  ['trigger', 'a trigger'],
])

const neverMade = (type: string, name: string): string =>
  `it holds ${kinds.get(type) ?? 'something'} that Short-Timer never makes, ${quoted(name)}`

const otherwise = (name: string): string => `${quoted(name)} is not as Short-Timer makes it`

/** A stranger's name may be of any length, and hold anything. */
const quoted = (name: string): string => `"${name.replace(/[\p{C}\p{Z}]+/gu, ' ').slice(0, 40)}"`
