import Database from 'better-sqlite3'
import { existsSync } from 'node:fs'
import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Compilable,
  type Dialect,
} from 'kysely'
import { filesBeside } from './beside.ts'
import { busy, refusing, translated } from './errors.ts'
import { unlogged } from './header.ts'
import { mustBeTrees, pagesOf, withPages, type Pages } from './pages.ts'
import type { Schema } from './schema.ts'
import { whyUnwritten } from './whyUnwritten.ts'

/** What SQLite can be handed and hands back in our tables. */
export type SqlValue = string | number | null

const compileOnly: Dialect = {
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
}

/**
 * Builds the queries of the meta tables. It only compiles: a Connection runs them, at once and synchronously, so
 * nothing of this process can come between two queries of a transaction.
 */
export const db = new Kysely<Schema>({ dialect: compileOnly })

/** Builds the queries of the collections' tables, whose names only the system knows. */
export const tables = new Kysely<Record<string, Record<string, SqlValue>>>({ dialect: compileOnly })

/** A file opened with SQLite. All methods throw StoreError for what SQLite refuses for an expected reason. */
export interface Connection {
  readonly path: string
  readonly raw: Database.Database
  /** @returns all rows of a query. */
  all<O>(query: Compilable<O>): O[]
  /** @returns the first row, if there is one. */
  first<O>(query: Compilable<O>): O | undefined
  run(query: Compilable): void
  /**
   * Compiles a query once, to be run many times.
   * @returns a function that runs it with the parameters in the order of the query's own.
   */
  prepared(query: Compilable): (parameters: readonly SqlValue[]) => number
  /** Reads in one transaction, so that all queries see the same moment. */
  reading<T>(work: () => T): T
  /** Writes in one transaction, locked from its start; whatever is thrown leaves nothing behind. */
  writing<T>(work: () => T): T
  close(): void
}

/**
 * How long this process stands still for another to finish its transaction, in milliseconds: a commit takes less. Whoever
 * can wait longer tries again later, so that calls for other tours are answered meanwhile.
 */
const patience = 25

/**
 * Opens an existing file, and makes sure that reading it comes to an end. Nothing is written, but for what another
 * program has left half done.
 * @throws StoreError when the file cannot be opened.
 */
export function connect(path: string): Connection {
  if (filesBeside(path).length > 0) settle(path)
  const raw = refusing(path, () => new Database(path, { fileMustExist: true, timeout: patience }))
  return connection(path, raw, (work) => {
    withPages(path, work)
  })
}

/**
 * Opens an existing file for looking only: nothing can be written through it, not even a half-written commit put right.
 * A locked file is not waited for at all.
 * @throws StoreError as connect.
 */
export function connectToLook(path: string): Connection {
  return connection(path, openToLook(path), (work) => {
    withPages(path, work)
  })
}

/**
 * The same for a file that this process has open already: it may be in a transaction, so its pages are left alone.
 * @throws StoreError as connect.
 */
export const connectBeside = (path: string): Connection => connection(path, openToLook(path))

function openToLook(path: string): Database.Database {
  filesBeside(path)
  return refusing(path, () => new Database(path, { readonly: true, fileMustExist: true, timeout: 0 }))
}

/**
 * Opens a copy of a file in memory, or an empty database.
 * @param path for messages only.
 */
export function connectInMemory(path: string, bytes?: Buffer): Connection {
  if (!bytes) return connection(path, new Database(':memory:'))
  const own = unlogged(bytes)
  return connection(path, new Database(own), (work) => {
    work(pagesOf(path, own))
  })
}

/** Sets a file to a journal; what lies in a log is taken back into it first. */
export const journaled = 'journal_mode = DELETE'

/**
 * Takes back into a file what another program has written to a log beside it, and sets it to a journal again: only so is
 * it whole by itself.
 * @throws StoreError `file-busy` while that program has it open; then nothing was changed. As connect.
 */
export function endLog(path: string): void {
  const connection = connect(path)
  try {
    refusing(path, () => connection.raw.pragma(journaled))
  } finally {
    connection.close()
  }
}

/** Has SQLite bring a file to where its last commit left it. Of the file itself it reads the header alone. */
function settle(path: string): void {
  refusing(path, () => {
    const raw = new Database(path, { fileMustExist: true, timeout: patience })
    try {
      raw.pragma('user_version')
    } finally {
      raw.close()
    }
  })
  // With the last who has it open, its log goes.
  if (existsSync(`${path}-wal`)) throw busy(path)
}

function connection(path: string, raw: Database.Database, withPages?: WithPages): Connection {
  const statements = new Map<string, Database.Statement>()
  setUp(path, raw, withPages)

  const statementOf = (sql: string) => {
    const statement = statements.get(sql) ?? raw.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
  const transaction = raw.transaction((work: () => unknown) => work())

  return {
    path,
    raw,
    all: <O>(query: Compilable<O>) => {
      const { sql, parameters } = query.compile()
      return refusing(path, () => statementOf(sql).all(...parameters) as O[])
    },
    first: <O>(query: Compilable<O>) => {
      const { sql, parameters } = query.compile()
      return refusing(path, () => statementOf(sql).get(...parameters) as O | undefined)
    },
    run: (query) => {
      const { sql, parameters } = query.compile()
      refusing(path, () => statementOf(sql).run(...parameters))
    },
    prepared: (query) => {
      const statement = refusing(path, () => statementOf(query.compile().sql))
      return (parameters) => refusing(path, () => Number(statement.run(...parameters).lastInsertRowid))
    },
    reading: <T>(work: () => T) => refusing(path, () => transaction.deferred(work) as T),
    writing: <T>(work: () => T) => {
      try {
        return refusing(path, () => transaction.immediate(work) as T)
      } catch (error) {
        // Within a transaction the file is locked, which asking the system would end.
        throw raw.inTransaction ? error : whyUnwritten(error, path)
      }
    },
    close: () => {
      raw.close()
    },
  }
}

type WithPages = (work: (pages: Pages) => void) => void

/** SQLite reads the schema for these, so a locked or spoilt file already shows here. */
function setUp(path: string, raw: Database.Database, withPages: WithPages | undefined): void {
  try {
    if (withPages) mustComeToAnEnd(raw, withPages)
    for (const setting of settings) raw.pragma(setting)
  } catch (error) {
    raw.close()
    throw translated(error, path)
  }
}

/** EXTRA: a step is through only when the journal is gone from the disk for good, or power that fails then would undo it. */
const settings = ['foreign_keys = ON', 'synchronous = EXTRA', 'trusted_schema = OFF', 'cell_size_check = ON']

/** The schema comes first: with the first query SQLite reads it, whole. */
function mustComeToAnEnd(raw: Database.Database, withPages: WithPages): void {
  raw.exec('begin')
  // Locks the file, and reads its header alone.
  raw.pragma('user_version')
  withPages((pages) => {
    mustBeTrees(pages, [schemaRoot])
    const roots = raw.prepare<[], number>('select rootpage from sqlite_schema where rootpage > 0').pluck().all()
    mustBeTrees(pages, [schemaRoot, ...roots])
  })
  raw.exec('commit')
}

/** The page at which the schema begins. */
const schemaRoot = 1
