import Database from 'better-sqlite3'
import { basename } from 'node:path'
import type { StoreErrorCode } from './errorCode.ts'
import { faults, lockedFile, type Fault } from './faults.ts'

/** A refusal of the store: nothing was changed; the message says what happened, what is safe, what to do. */
export class StoreError extends Error {
  readonly code: StoreErrorCode
  /** What happened, alone and without a full stop; the whole message where that is not known. */
  readonly happened: string

  constructor(code: StoreErrorCode, message: string, cause?: unknown, happened = message) {
    super(message, { cause })
    this.name = 'StoreError'
    this.code = code
    this.happened = happened
  }
}

/** Where the player finds what the program itself has kept. No sentence may send him copying files by hand. */
const keptCopies =
  'Where Short-Timer has kept copies of it, they can be restored in the library, under Deleted and kept copies.'

/** @returns the refusal for a file that is ours but spoilt. */
export function damaged(path: string, what: string, cause?: unknown): StoreError {
  const happened = `${basename(path)} is damaged: ${what}`
  const safe = 'Nothing was written to it, and your other tours are safe.'
  return new StoreError('damaged', `${happened}. ${safe} ${keptCopies}`, cause, happened)
}

/** @returns the refusal for a file that is ours, with something in it that another program has put there. */
export const altered = (path: string, what: string): StoreError =>
  new StoreError(
    'damaged',
    `${basename(path)} was changed by another program: ${what}. It was read no further, nothing was written to it, and your other tours are safe. If somebody gave it to you, ask for it as Short-Timer wrote it. ${keptCopies}`,
  )

/**
 * @param found what a check has found, a sentence.
 * @returns the refusal for a file that can be opened, and of which something makes no sense.
 */
export const unsound = (path: string, found: string, cause?: unknown): StoreError =>
  damaged(path, `something in it is not as Short-Timer left it (${withoutStop(found)})`, cause)

/** @returns the refusal for a tour that stands at an entry of its journal which it has not. */
export const standsNowhere = (path: string, entry: number): StoreError =>
  damaged(path, `it stands at entry ${entry} of its journal, which is not there`)

const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '')

/** @returns what is said of a file that cannot be read for a reason that nobody foresaw. */
export const unreadable = (path: string): string =>
  `${basename(path)} cannot be read, and Short-Timer does not know why. Nothing was written to it, and your other tours are safe. ${keptCopies}`

/** @returns the refusal for something that the caller named and that is not there. */
export const notFound = (what: string): StoreError =>
  new StoreError('not-found', `${what} is not there (any more). Nothing was changed. Look at the list again.`)

/** What SQLite says of pages that do not fit together. */
const spoiltPages = /^SQLITE_(CORRUPT|NOTADB|FORMAT|IOERR_(SHORT_READ|CORRUPTFS))/

function saying({ code, happened, then }: Fault, path: string, cause?: unknown): StoreError {
  const what = happened(basename(path))
  return new StoreError(code, `${what}. ${then}`, cause, what)
}

/** @returns the refusal that the system itself would give by this code. */
const as = (code: string, path: string): StoreError =>
  saying(
    faults.find(({ of }) => of.test(code))!,
    path,
  )

/** @returns the refusal for a file that another process holds. */
export const busy = (path: string): StoreError => as('SQLITE_BUSY', path)

/** @returns the refusal for a file that may not be written. */
export const readOnly = (path: string): StoreError => as('EROFS', path)

/** @returns the refusal for a name that another file has. */
export const nameTaken = (path: string): StoreError => as('EEXIST', path)

/** @returns the refusal for a file beside which something stands by the name of its journal or log. */
export const strangeBeside = (path: string, ending: string): StoreError =>
  new StoreError(
    'file-busy',
    `${basename(path)} cannot be opened: ${basename(path)}${ending} stands beside it, and is a folder, a link or a device where a file should be. Nothing was changed. Move it away, then try again.`,
  )

/** @returns the refusal for a folder of the library's own that is none, or a link to somewhere else. */
export const foreignFolder = (path: string): StoreError => as('ENOTDIR', path)

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
  if (error instanceof StoreError) return error
  const code = errorCode(error)
  if (spoiltPages.test(code)) return damaged(path, 'its pages do not fit together', error)
  if (code === 'ENOENT') return notFound(basename(path))
  const fault = faults.find(({ of }) => of.test(code))
  return fault ? saying(fault, path, error) : error
}

/**
 * The same while a file is being opened or looked into: whatever SQLite complains of then, the file is not what it should be.
 * @returns as `translated`.
 */
export function spoilt(error: unknown, path: string): unknown {
  const known = translated(error, path)
  return known instanceof Database.SqliteError ? damaged(path, 'its tables are not those of a campaign', known) : known
}

/** SQLite says so of a file whose last commit has to be rolled back, to somebody who may only read. */
export const isHalfWritten = (error: unknown): boolean =>
  error instanceof StoreError && /^SQLITE_READONLY_(ROLLBACK|RECOVERY|CANTINIT)/.test(errorCode(error.cause))

/** @returns the refusal for a tour that is open, and in whose place another file was put. */
export const replaced = (path: string): StoreError =>
  new StoreError(
    'head-moved',
    `Another file was put in the place of ${basename(path)} while Short-Timer had it open. Nothing was written to it: it is as it was put there. It is opened anew; look at the campaign, then repeat what you did if it is still wanted.`,
  )

/** @returns the refusal of what was begun at another place of a tour than that where it stands by now. */
export const movedOn = (): StoreError =>
  new StoreError(
    'head-moved',
    'The campaign has moved on elsewhere since it was last shown here: in another window, or in another program. Nothing was lost, and nothing was changed by this. Look at where it stands now, then repeat what you did if it is still wanted.',
  )

/** Was a file refused because another process held it at that moment? It may be free the next. */
export const isLocked = (error: unknown): boolean =>
  error instanceof StoreError && error.cause instanceof Database.SqliteError && lockedFile.test(error.cause.code)

/**
 * @returns the same fault as it is to be told where something had been written before it: else it would say that nothing
 *   was changed. Null for an error that says nothing of the kind.
 */
export const afterWriting = (error: unknown): StoreError | null =>
  error instanceof StoreError && error.happened !== error.message
    ? new StoreError(
        error.code,
        `${error.happened}. What was done before that is saved. Look at the campaign again before you go on.`,
      )
    : null

/** @returns the same fault, told of another file: of the tour that a copy was to be made of. */
export const retold = (error: unknown, path: string): unknown =>
  translated(error instanceof StoreError && error.cause !== undefined ? error.cause : error, path)

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
