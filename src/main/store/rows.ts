import { RuleError } from '../engine/errors.ts'
import type { AnyRow, AnyState, Change, Collections, Column, Columns } from '../engine/state.ts'
import { tables, type Connection, type SqlValue } from './connection.ts'
import { damaged } from './errors.ts'
import { snakeCase } from './naming.ts'
import { once } from './once.ts'

/** The collections' tables: where the state lies. */
export interface StateTables {
  /** @returns the whole state, each collection in order of its ids. */
  readonly read: () => AnyState
  /** Puts rows where they are to be: `row` null takes the row away. Call it inside a transaction. */
  readonly write: (rows: readonly TargetRow[]) => void
}

/** A row as it is to be in the end. */
export interface TargetRow {
  readonly collection: string
  readonly id: number
  readonly row: AnyRow | null
}

/** @returns what changes come to when played: of several changes of one row, the last. */
export function targets(changes: readonly Change[], direction: 'forward' | 'backward'): TargetRow[] {
  const last = new Map<string, TargetRow>()
  for (const { collection, id, before, after } of changes)
    last.set(`${collection}|${id}`, { collection, id, row: direction === 'forward' ? after : before })
  return [...last.values()]
}

/** @returns reader and writer of a system's collections in this file; each keeps its statements for the next time. */
export function stateTables(connection: Connection, collections: Collections): StateTables {
  const tablesByName = new Map(allWorded(collections).map((each) => [each.name, collectionTable(connection, each)]))
  return {
    read: () => Object.fromEntries([...tablesByName].map(([name, table]) => [name, table.read()])),
    write: (rows) => {
      for (const { collection, id, row } of rows) {
        const table = tablesByName.get(collection)
        if (!table) throw new Error(`This system has no collection ${collection}.`)
        if (row) table.put(id, row)
        else table.remove(id)
      }
      for (const name of new Set(rows.map(({ collection }) => collection))) tablesByName.get(name)!.mustHoldAll()
    },
  }
}

/** More than any game comes to in years of play: views look through rows for rows. */
const mostRows = 5000

/** Ids, and what refers to them, may be any number that JavaScript holds. */
function boundsOf({ within }: Column): { readonly least: number; readonly most: number } {
  const [least, most] = within ?? [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]
  return { least, most }
}

const idColumn: Column = { type: 'integer', nullable: false, within: [1, Number.MAX_SAFE_INTEGER] }

/** What a collection is in a file, and how it is asked for: the same in all files of its game. */
function wordedOf(name: string, columns: Columns) {
  const table = snakeCase(name)
  const fields = Object.entries(columns).map(([field, column]) => ({ field, column, sqlName: snakeCase(field) }))
  const flags = fields.filter(({ column }) => column.type === 'flag').map(({ field }) => field)
  const whole = [{ field: 'id', sqlName: 'id', column: idColumn }, ...fields]
    .filter(({ column }) => column.type === 'integer')
    .map(({ field, sqlName, column }) => ({ field, sqlName, ...boundsOf(column) }))
  const select = tables
    .selectFrom(table)
    .select(['id', ...fields.map(({ field, sqlName }) => `${sqlName} as ${field}`)])
    .orderBy('id')
    .limit(mostRows + 1)
  const oneTooMany = tables.selectFrom(table).select('id').limit(1).offset(mostRows)
  return { name, table, fields, flags, whole, select: once(select)(), oneTooMany: once(oneTooMany)() }
}

type Worded = ReturnType<typeof wordedOf>

const worded = new WeakMap<Collections, readonly Worded[]>()

/** To word them again for each file would be a tenth of what it takes to open one. */
function allWorded(collections: Collections): readonly Worded[] {
  const known = worded.get(collections) ?? Object.entries(collections).map(([name, columns]) => wordedOf(name, columns))
  worded.set(collections, known)
  return known
}

function collectionTable(connection: Connection, { name, table, fields, flags, whole, select, oneTooMany }: Worded) {
  // Statements are made when first needed: most steps touch few of the collections.
  let upsert: ((parameters: readonly SqlValue[]) => unknown) | undefined
  let remove: ((parameters: readonly SqlValue[]) => unknown) | undefined

  return {
    read: () => {
      const rows = connection.all(select)
      if (rows.length > mostRows)
        throw damaged(connection.path, `its table ${table} is longer than that of any campaign`)
      const beyond = whole.find(({ field, least, most }) =>
        rows.some(({ [field]: value }) => value !== null && ((value as number) < least || (value as number) > most)),
      )
      if (beyond) throw damaged(connection.path, `${beyond.sqlName} of its table ${table} is beyond all bounds`)
      return rows.map((row) => asStateRow(row, flags))
    },
    put: (id: number, row: AnyRow) => {
      if (row.id !== id || Object.keys(row).length !== fields.length + 1)
        throw new Error(`Row ${id} of ${name} does not have the columns of its collection.`)
      upsert ??= connection.prepared(upsertOf(table, ['id', ...fields.map(({ sqlName }) => sqlName)]))
      upsert([
        id,
        ...fields.map(({ field, column }) => asSqlValue(row[field], column, `${name}.${field} of row ${id}`)),
      ])
    },
    /** @throws RuleError `bad-input` where it has become longer than may be read. */
    mustHoldAll: () => {
      if (connection.first(oneTooMany)) throw new RuleError('bad-input', tooManyRows(name))
    },
    remove: (id: number) => {
      remove ??= connection.prepared(tables.deleteFrom(table).where('id', '=', id))
      remove([id])
    },
  }
}

/** An upsert, because delete and insert would fire what hangs on the row's deletion. */
function upsertOf(table: string, columns: readonly string[]) {
  const values = Object.fromEntries(columns.map((column) => [column, null]))
  return tables
    .insertInto(table)
    .values(values)
    .onConflict((conflict) =>
      columns.length === 1
        ? conflict.column('id').doNothing()
        : conflict
            .column('id')
            .doUpdateSet((eb) =>
              Object.fromEntries(columns.slice(1).map((column) => [column, eb.ref(`excluded.${column}`)])),
            ),
    )
}

function asStateRow(row: Record<string, SqlValue>, flags: readonly string[]): AnyRow {
  const stateRow: Record<string, unknown> = row
  for (const field of flags) if (row[field] !== null) stateRow[field] = row[field] === 1
  return stateRow as AnyRow
}

const tooManyRows = (name: string) => `A campaign holds ${mostRows} rows of ${name}, and no more. Nothing was changed.`

/** What reading would refuse is not written in the first place. */
function withinBounds(value: number, column: Column, where: string): number {
  const { least, most } = boundsOf(column)
  if (value >= least && value <= most) return value
  throw new RuleError(
    'bad-input',
    `${where} cannot be ${value}: a campaign holds ${least} to ${most} there. Nothing was changed.`,
  )
}

/** SQLite would quietly turn 5 into '5' or cut a broken character: then the file would not hold what the rules said. */
function asSqlValue(value: unknown, column: Column, where: string): SqlValue {
  if (value === null && column.nullable) return null
  if (column.type === 'text' && typeof value === 'string' && value.isWellFormed()) return value
  if (column.type === 'integer' && Number.isSafeInteger(value)) return withinBounds(value as number, column, where)
  if (column.type === 'flag' && typeof value === 'boolean') return value ? 1 : 0
  throw new Error(
    `${where} cannot be ${typeof value === 'number' ? value : JSON.stringify(value)}; it is declared as ${column.type}.`,
  )
}
