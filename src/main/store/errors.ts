import Database from 'better-sqlite3'
import { basename } from 'node:path'

/** Why the store refused. Anything else that it throws is a bug. */
export type StoreErrorCode =
  /** No file of ours: a text, an empty file, another program's database. */
  | 'not-a-tour'
  /** Ours, but cut short or spoilt. */
  | 'damaged'
  /** Made by a version of the program that this one cannot follow. */
  | 'newer-version'
  /** Another program holds the file, or the system does not let us at it. */
  | 'file-busy'
  /** The file, its folder or its disk can be read but not written. */
  | 'read-only'
  | 'disk-full'
  /** The disk itself failed to read or write. */
  | 'disk-fault'
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

/** Where the player finds what the program itself has kept. No sentence may send him copying files by hand. */
const keptCopies =
  'Where Short-Timer has kept copies of it, they can be restored in the library, under Deleted and kept copies.'

/** @returns the refusal for a file that is ours but spoilt. */
export const damaged = (path: string, what: string, cause?: unknown): StoreError =>
  new StoreError(
    'damaged',
    `${basename(path)} is damaged: ${what}. Nothing was written to it, and your other tours are safe. ${keptCopies}`,
    cause,
  )

/** @returns the refusal for a file that is ours, with something in it that another program has put there. */
export const altered = (path: string, what: string): StoreError =>
  new StoreError(
    'damaged',
    `${basename(path)} was changed by another program: ${what}. It was read no further, nothing was written to it, and your other tours are safe. If somebody gave it to you, ask for it as Short-Timer wrote it. ${keptCopies}`,
  )

/** @returns what is said of a file that cannot be read for a reason that nobody foresaw. */
export const unreadable = (path: string): string =>
  `${basename(path)} cannot be read, and Short-Timer does not know why. Nothing was written to it, and your other tours are safe. ${keptCopies}`

/** @returns the refusal for something that the caller named and that is not there. */
export const notFound = (what: string): StoreError =>
  new StoreError('not-found', `${what} is not there (any more). Nothing was changed. Look at the list again.`)

/** @returns the refusal for a file that another program holds. */
export const busy = (path: string, cause?: unknown): StoreError =>
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

const readOnly = (path: string, cause: unknown) =>
  new StoreError(
    'read-only',
    `${basename(path)} cannot be written: its disk or folder is read-only. Nothing was changed, and tours that lie there can be read. To play on, copy them to a folder of your own.`,
    cause,
  )

/** @returns the refusal for a name that another file has. */
export const nameTaken = (path: string, cause?: unknown): StoreError =>
  new StoreError(
    'name-taken',
    `There already is a file called ${basename(path)}. Both files were left as they are. Choose another name.`,
    cause,
  )

const diskFull = (path: string, cause: unknown) =>
  new StoreError(
    'disk-full',
    `The disk of ${basename(path)} is full. Nothing was changed, and what was saved before is safe. Make room on it, then try again.`,
    cause,
  )

const diskFault = (path: string, cause: unknown) =>
  new StoreError(
    'disk-fault',
    `The disk failed while ${basename(path)} was read or written. What was saved before is as it was on the disk. Try again; if it comes back, copy your tours to another disk.`,
    cause,
  )

const notAFolder = (path: string, cause: unknown) =>
  new StoreError(
    'file-busy',
    `Short-Timer cannot get at ${basename(path)}: a file or a link stands where a folder should be. Nothing was changed. Move it away, then try again.`,
    cause,
  )

const goesRound = (path: string, cause: unknown) =>
  new StoreError(
    'file-busy',
    `${basename(path)} is a link that leads round in a circle. Nothing was changed. Take the link away, then try again.`,
    cause,
  )

const aFolder = (path: string, cause: unknown) =>
  new StoreError(
    'file-busy',
    `Short-Timer cannot get at ${basename(path)}: a folder has the name of the file. Nothing was changed. Move the folder away, then try again.`,
    cause,
  )

const tooLong = (path: string, cause: unknown) =>
  new StoreError(
    'file-busy',
    `The name of ${basename(path)}, or the way to it, is too long for its disk. Nothing was changed. Choose a shorter name, or a folder higher up.`,
    cause,
  )

const tooManyOpen = (path: string, cause: unknown) =>
  new StoreError(
    'file-busy',
    `${basename(path)} could not be opened: too many files are open on this machine. Nothing was changed. Close other programs, then try again.`,
    cause,
  )

const lockedFile = /^SQLITE_(BUSY|LOCKED)/

const refusals: readonly (readonly [RegExp, (path: string, cause: unknown) => StoreError])[] = [
  [lockedFile, busy],
  [/^SQLITE_(CANTOPEN|PERM)|^E(ACCES|PERM|BUSY)$/, locked],
  [/^SQLITE_READONLY|^EROFS$/, readOnly],
  [/^SQLITE_FULL$|^(ENOSPC|EDQUOT)$/, diskFull],
  [
    /^SQLITE_(CORRUPT|NOTADB|FORMAT|IOERR_SHORT_READ)/,
    (path, cause) => damaged(path, 'its pages do not fit together', cause),
  ],
  // A disk that was pulled out, or a network that has gone, is a fault of the disk too.
  [/^SQLITE_IOERR(?!_NOMEM)|^(EIO|ENXIO|ENODEV|ESTALE|EREMOTEIO|ETIMEDOUT|EHOSTDOWN)$/, diskFault],
  [/^ENOTDIR$/, notAFolder],
  [/^ELOOP$/, goesRound],
  [/^EISDIR$/, aFolder],
  [/^ENAMETOOLONG$/, tooLong],
  [/^EEXIST$/, nameTaken],
  [/^E[MN]FILE$/, tooManyOpen],
  [/^ENOENT$/, (path) => notFound(basename(path))],
]

/** @returns the refusal for a file beside which something stands by the name of its journal or log. */
export const strangeBeside = (path: string, ending: string): StoreError =>
  new StoreError(
    'file-busy',
    `${basename(path)} cannot be opened: ${basename(path)}${ending} stands beside it, and is a folder, a link or a device where a file should be. Nothing was changed. Move it away, then try again.`,
  )

/** @returns the refusal for a folder of the library's own that is none, or a link to somewhere else. */
export const foreignFolder = (path: string): StoreError => notAFolder(path, undefined)

/** Where the system does not tell which file it was. */
const someFile = 'a file'

/**
 * Says what the file system refused, wherever in the program that was.
 * @returns a StoreError; null for anything else, also for a file that is not there: only who looked for it knows what that means.
 */
export function faultOf(error: unknown): StoreError | null {
  if (error instanceof StoreError) return error
  const path = error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : someFile
  const known = errorCode(error) === 'ENOENT' ? null : translated(error, path)
  return known instanceof StoreError ? known : null
}

/**
 * Turns what SQLite or the file system threw into our own refusal.
 * @returns a StoreError, or the error itself when it is none of the expected ones.
 */
export function translated(error: unknown, path: string): unknown {
  const code = errorCode(error)
  const refusal = refusals.find(([pattern]) => pattern.test(code))
  return refusal ? refusal[1](path, error) : error
}

/**
 * The same while a file is being opened or looked into: whatever SQLite complains of then, the file is not what it should be.
 * @returns as `translated`.
 */
export function spoilt(error: unknown, path: string): unknown {
  const known = translated(error, path)
  return known instanceof Database.SqliteError ? damaged(path, 'its tables are not those of a campaign', known) : known
}

/** Was a file refused because another process held it at that moment? It may be free the next. */
export const isLocked = (error: unknown): boolean =>
  error instanceof StoreError && error.cause instanceof Database.SqliteError && lockedFile.test(error.cause.code)

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
