import { doAtOnce, type Work } from '../engine/work.ts'
import type { Link, RowMarks } from './chain.ts'
import { checkChain, type Broken } from './checkChain.ts'
import { db, type Connection } from './connection.ts'
import { readBodies } from './links.ts'

/** How many entries are read at a time: some milliseconds. */
const piece = 16

/**
 * Walks through the journal of a tour that is open. What is written meanwhile is left out, and nothing is read any more
 * once it has been closed.
 *
 * @returns the first entry that is not as it was written, and how; rather one that did what it should not than one that only
 *   says so. Null where all are.
 * @throws StoreError as all that reads a file.
 */
export function* brokenEntry(connection: Connection, marks: RowMarks): Work<Broken | null> {
  if (!isOpen(connection)) return null
  const ids = connection.reading(() =>
    connection.all(db.selectFrom('entry').select('id').orderBy('id')).map(({ id }) => id),
  )
  const known = new Map<number, Link>()
  let past: Broken | null = null
  for (let done = 0; done < ids.length; done += piece) {
    yield { done, of: ids.length, what: 'The journal' }
    if (!isOpen(connection)) return past
    const bodies = connection.reading(() => readBodies(connection, ids.slice(done, done + piece)))
    const found = doAtOnce(checkChain(bodies, marks, known))
    const worse = found.find(({ kind }) => kind !== 'past')
    if (worse) return worse
    past ??= found[0] ?? null
  }
  return past
}

/** Asked anew each time: between two pieces others have their turn. */
const isOpen = (connection: Connection): boolean => connection.raw.open
