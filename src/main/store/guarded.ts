import { connectBeside, connectToLook, db, endLog, journaled, type Connection } from './connection.ts'
import { altered, busy, isHalfWritten, refusing, replaced, spoilt, StoreError } from './errors.ts'
import { fileMark } from './fileMark.ts'
import { readHeader } from './header.ts'
import { partsOf } from './layout.ts'
import { newestVersion } from './migrations/migrations.ts'
import { once } from './once.ts'

/** What a guarded connection goes by. */
interface Watch {
  /** What was there before it was opened (`fileMark`). */
  readonly mark: string
  /** Looks at a journal that lies beside the file before SQLite does. */
  readonly settle: () => void
  /** Is told of every commit. */
  readonly written: () => void
}

/**
 * A connection that notices when its file has been copied over in place. SQLite tells by a counter in the file whether
 * the pages that it remembers are still good; two copies of a tour that have each gone one step on bear the same counter,
 * and it would write old pages over the new file. So before each transaction the system is asked whether anybody has
 * touched the file; if so, its pages are gone through as at an opening, and what this connection finds is compared with
 * what one finds that remembers nothing.
 */
export function guarded(connection: Connection, { mark: marked, settle, written }: Watch): Connection {
  const { path, raw } = connection
  let mark = marked
  /** The file as it was last gone through. */
  let met = marked
  const laidOut = layoutOf(connection)
  let known = seen(connection)
  /** Looked after already in this stretch of work: reads follow one another by the hundred. Writes look each time. */
  let looked = false
  /** Before the transaction: whoever opens a file a second time within it, and closes that, loses its locks. */
  const meet = () => {
    settle()
    if (fileMark(path) === met) return
    withoutLog(connection)
    const now = fileMark(path)
    mustBeTour(path)
    mustEnd(path)
    met = now
  }
  const mustBeThis = () => {
    const now = fileMark(path)
    if (now === mark) return
    // Touched again since it was gone through.
    if (now !== met) throw busy(path)
    // In a file that a stranger has put there even a table may be something that acts: of that nothing is read.
    if (layoutOf(connection) !== laidOut) throw replaced(path)
    // The own look comes first: it puts right what another program has left half written.
    const here = seen(connection)
    if (
      here.all !== freshlySeen(path).all ||
      here.campaign !== known.campaign ||
      entryOf(connection, known.id) !== known.entry
    )
      throw replaced(path)
    mark = now
    known = here
  }
  return {
    ...connection,
    // Within a transaction the file is locked, and what is written to it is this program's own.
    reading: (work) => {
      if (raw.inTransaction || looked) return connection.reading(work)
      meet()
      return connection.reading(() => {
        mustBeThis()
        looked = true
        queueMicrotask(() => (looked = false))
        return work()
      })
    },
    writing: (work) => {
      if (raw.inTransaction) return connection.writing(work)
      meet()
      const { done, now } = connection.writing(() => {
        mustBeThis()
        return { done: work(), now: seen(connection) }
      })
      written()
      mark = met = fileMark(path)
      known = now
      return done
    },
  }
}

/** What is in a log lies outside the file: it would be lacking in a copy of that. @throws StoreError as `endLog`. */
function withoutLog({ path, raw }: Connection): void {
  if (!headerOf(path).logged) return
  // Where it was set within a stretch of work, this very connection has read through it, and would hold it for any other.
  if (raw.pragma('journal_mode', { simple: true }) === 'wal') refusing(path, () => raw.pragma(journaled))
  else endLog(path)
}

/** @throws StoreError where the file does not say any more what it is: nothing is written to what no program would open again. */
function mustBeTour(path: string): void {
  if (headerOf(path).version !== newestVersion) throw altered(path, 'it says that it is of another version')
}

function headerOf(path: string): ReturnType<typeof readHeader> {
  try {
    return readHeader(path, newestVersion)
  } catch (error) {
    throw error instanceof StoreError && error.code === 'damaged' ? replaced(path) : error
  }
}

/** Goes through the pages of a file that others have touched. @throws StoreError as soon as it is no tour any more. */
function mustEnd(path: string): void {
  try {
    connectToLook(path).close()
  } catch (error) {
    // A commit of another program, left half written: it is rolled back by the own look.
    if (isHalfWritten(error)) return
    throw error instanceof StoreError && error.code === 'damaged' ? replaced(path) : error
  }
}

/** Reading the schema runs nothing of it. */
const layoutOf = (connection: Connection): string => JSON.stringify(partsOf(connection))

/** What tells one tour from another, and one copy of it from another. */
interface Seen {
  readonly campaign: string
  /** The newest entry of its journal, and its hash: no entry ever changes, or goes. */
  readonly id: number
  readonly entry: string
  /** All of that, with what may change: where it stands, and the step under way. */
  readonly all: string
}

const theCampaign = once(db.selectFrom('campaign').select(['id', 'seal']))
const theNewest = once(db.selectFrom('entry').select(['id', 'hash']).orderBy('id', 'desc').limit(1))

function seen(connection: Connection): Seen {
  const { id: campaign = '', seal = '' } = connection.first(theCampaign()) ?? {}
  const { id = 0, hash: entry = '' } = connection.first(theNewest()) ?? {}
  return { campaign, id, entry, all: JSON.stringify([campaign, seal, id, entry]) }
}

const entryOf = (connection: Connection, id: number): string =>
  connection.first(db.selectFrom('entry').select('hash').where('id', '=', id))?.hash ?? ''

function freshlySeen(path: string): Seen {
  try {
    const fresh = connectBeside(path)
    try {
      return fresh.reading(() => seen(fresh))
    } finally {
      fresh.close()
    }
  } catch (error) {
    throw spoilt(error, path)
  }
}
