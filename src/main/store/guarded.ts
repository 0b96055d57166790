import { statSync } from 'node:fs'
import { basename } from 'node:path'
import { connectToLook, db, type Connection } from './connection.ts'
import { refusing, spoilt, StoreError } from './errors.ts'

/**
 * A connection that notices when its file has been copied over in place. SQLite tells by a counter in the file whether
 * the pages that it remembers are still good; two copies of a tour that have each gone one step on bear the same counter,
 * and it would write old pages over the new file. So before each transaction the system is asked whether anybody has
 * touched the file; if so, what this connection finds is compared with what one finds that remembers nothing.
 *
 * @param marked what was there before it was opened (`fileMark`).
 */
export function guarded(connection: Connection, marked: string): Connection {
  const { path, raw } = connection
  let mark = marked
  let known = seen(connection)
  const mustBeThis = () => {
    const now = fileMark(path)
    if (now === mark) return
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
      if (raw.inTransaction) return connection.reading(work)
      return connection.reading(() => {
        mustBeThis()
        return work()
      })
    },
    writing: (work) => {
      if (raw.inTransaction) return connection.writing(work)
      const { done, now } = connection.writing(() => {
        mustBeThis()
        return { done: work(), now: seen(connection) }
      })
      mark = fileMark(path)
      known = now
      return done
    },
  }
}

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

function seen(connection: Connection): Seen {
  const campaign = connection.first(db.selectFrom('campaign').selectAll())
  const newest = connection.first(db.selectFrom('entry').select(({ fn }) => fn.max('id').as('id')))
  const pending = connection.first(db.selectFrom('pending').selectAll())
  const id = newest?.id ?? 0
  const entry = entryOf(connection, id)
  return { campaign: campaign?.id ?? '', id, entry, all: JSON.stringify([campaign, pending, id, entry]) }
}

function entryOf(connection: Connection, id: number): string {
  const columns = ['parent', 'step', 'input', 'tape', 'at'] as const
  return JSON.stringify(connection.first(db.selectFrom('entry').select(columns).where('id', '=', id)) ?? null)
}

function freshlySeen(path: string): Seen {
  try {
    const fresh = connectToLook(path, patience)
    try {
      return fresh.reading(() => seen(fresh))
    } finally {
      fresh.close()
    }
  } catch (error) {
    throw spoilt(error, path)
  }
}

/** How long a look waits for a locked file, in milliseconds. */
const patience = 2000

const copiedOver = (path: string) =>
  new StoreError(
    'head-moved',
    `Another file was put in the place of ${basename(path)} while Short-Timer had it open. Nothing was written to it: it is as it was put there. It is opened anew; look at the tour, then repeat what you did if it is still wanted.`,
  )
