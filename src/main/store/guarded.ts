import { statSync } from 'node:fs'
import { basename } from 'node:path'
import { connectBeside, db, type Connection } from './connection.ts'
import { refusing, spoilt, StoreError } from './errors.ts'
import { partsOf } from './layout.ts'
import { once } from './once.ts'

/**
 * A connection that notices when its file has been copied over in place. SQLite tells by a counter in the file whether
 * the pages that it remembers are still good; two copies of a tour that have each gone one step on bear the same counter,
 * and it would write old pages over the new file. So before each transaction the system is asked whether anybody has
 * touched the file; if so, what this connection finds is compared with what one finds that remembers nothing.
 *
 * @param marked what was there before it was opened (`fileMark`).
 * @param written is told of every commit.
 */
export function guarded(connection: Connection, marked: string, written: () => void): Connection {
  const { path, raw } = connection
  let mark = marked
  const laidOut = layoutOf(connection)
  let known = seen(connection)
  /** Looked after already in this stretch of work: reads follow one another by the hundred. Writes look each time. */
  let looked = false
  const mustBeThis = () => {
    const now = fileMark(path)
    if (now === mark) return
    // In a file that a stranger has put there even a table may be something that acts: of that nothing is read.
    if (layoutOf(connection) !== laidOut) throw copiedOver(path)
    // The own look comes first: it puts right what another program has left half written.
    const here = seen(connection)
    if (
      here.all !== freshlySeen(path).all ||
      here.campaign !== known.campaign ||
      entryOf(connection, known.id) !== known.entry
    )
      throw copiedOver(path)
    mark = now
    known = here
  }
  return {
    ...connection,
    // Within a transaction the file is locked, and what is written to it is this program's own.
    reading: (work) => {
      if (raw.inTransaction || looked) return connection.reading(work)
      return connection.reading(() => {
        mustBeThis()
        looked = true
        queueMicrotask(() => (looked = false))
        return work()
      })
    },
    writing: (work) => {
      if (raw.inTransaction) return connection.writing(work)
      const { done, now } = connection.writing(() => {
        mustBeThis()
        return { done: work(), now: seen(connection) }
      })
      written()
      mark = fileMark(path)
      known = now
      return done
    },
  }
}

/** Reading the schema runs nothing of it. */
const layoutOf = (connection: Connection): string => JSON.stringify(partsOf(connection))

/** @returns what changes whenever anybody writes to a file; empty where there is none. */
export const fileMark = (path: string): string =>
  refusing(path, () => {
    const found = statSync(path, { throwIfNoEntry: false, bigint: true })
    return found ? [found.dev, found.ino, found.size, found.mtimeNs, found.ctimeNs].join(' ') : ''
  })

/** What tells one tour from another, and one copy of it from another. */
interface Seen {
  readonly campaign: string
  /** The newest entry of its journal: no entry ever changes, or goes. */
  readonly id: number
  readonly entry: string
  /** All of that, with what may change: where it stands, and the step under way. */
  readonly all: string
}

const entryColumns = ['parent', 'step', 'input', 'tape', 'at'] as const
const theCampaign = once(db.selectFrom('campaign').selectAll())
const thePending = once(db.selectFrom('pending').selectAll())
const theNewest = once(
  db
    .selectFrom('entry')
    .select(['id', ...entryColumns])
    .orderBy('id', 'desc')
    .limit(1),
)

function seen(connection: Connection): Seen {
  const campaign = connection.first(theCampaign())
  const pending = connection.first(thePending())
  const { id = 0, ...newest } = connection.first(theNewest()) ?? {}
  const entry = id === 0 ? noEntry : JSON.stringify(newest)
  return { campaign: campaign?.id ?? '', id, entry, all: JSON.stringify([campaign, pending, id, entry]) }
}

const noEntry = JSON.stringify(null)

function entryOf(connection: Connection, id: number): string {
  const found = connection.first(db.selectFrom('entry').select(entryColumns).where('id', '=', id))
  return found ? JSON.stringify(found) : noEntry
}

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

const copiedOver = (path: string) =>
  new StoreError(
    'head-moved',
    `Another file was put in the place of ${basename(path)} while Short-Timer had it open. Nothing was written to it: it is as it was put there. It is opened anew; look at the campaign, then repeat what you did if it is still wanted.`,
  )
