import Database from 'better-sqlite3'
import { basename } from 'node:path'

/** Why the store refused. Anything else that it throws is a bug, or a fault of the machine such as a full disk. */
export type StoreErrorCode =
  /** No file of ours: a text, an empty file, another program's database. */
  | 'not-a-tour'
  /** Ours, but cut short or spoilt. */
  | 'damaged'
  /** Made by a version of the program that this one cannot follow. */
  | 'newer-version'
  /** Another program holds the file, or the system does not let us at it. */
  | 'file-busy'
  /** The tour moved on elsewhere since it was looked at. */
  | 'head-moved'
  | 'not-found'
  | 'name-taken'

/** A refusal of the store: nothing was changed; the message says what happened, what is safe, what to do. */
export class StoreError extends Error {
  readonly code: StoreErrorCode

  constructor(code: StoreErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StoreError'
    this.code = code
  }
}

/** @returns the refusal for a file that is ours but spoilt. */
export const damaged = (path: string, what: string, cause?: unknown): StoreError =>
  new StoreError(
    'damaged',
    `${basename(path)} is damaged: ${what}. The file was left as it is. Copies of its last half-months lie in the folder .snapshots beside it; copy one back, or a copy of your own.`,
    cause,
  )

/** @returns the refusal for something that the caller named and that is not there. */
export const notFound = (what: string): StoreError =>
  new StoreError('not-found', `${what} is not there (any more). Nothing was changed. Look at the list again.`)

const busy = (path: string, cause: unknown) =>
  new StoreError(
    'file-busy',
    `${basename(path)} is in use by another program. Nothing was changed. Close the other program, or try again in a moment.`,
    cause,
  )

const locked = (path: string, cause: unknown) =>
  new StoreError(
    'file-busy',
    `The system does not let Short-Timer read or write ${basename(path)}. Nothing was changed. Check the rights of the file and its folder.`,
    cause,
  )

const refusals: readonly (readonly [RegExp, (path: string, cause: unknown) => StoreError])[] = [
  [/^SQLITE_(BUSY|LOCKED)/, busy],
  [/^SQLITE_(CANTOPEN|READONLY|PERM)|^E(ACCES|PERM|BUSY)$/, locked],
  [
    /^SQLITE_(CORRUPT|NOTADB|FORMAT|IOERR_SHORT_READ)/,
    (path, cause) => damaged(path, 'its pages do not fit together', cause),
  ],
  [/^ENOENT$/, (path) => notFound(basename(path))],
]

/**
 * Turns what SQLite or the file system threw into our own refusal.
 * @returns a StoreError, or the error itself when it is none of the expected ones.
 */
export function translated(error: unknown, path: string): unknown {
  const code = errorCode(error)
  const refusal = refusals.find(([pattern]) => pattern.test(code))
  return refusal ? refusal[1](path, error) : error
}

/** Runs work on a file and throws its expected errors as StoreErrors. */
export function refusing<T>(path: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw translated(error, path)
  }
}

/** @returns the code of an error of SQLite or of the file system; empty for any other. */
export function errorCode(error: unknown): string {
  if (error instanceof Database.SqliteError) return error.code
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return ''
}
