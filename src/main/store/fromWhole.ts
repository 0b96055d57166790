import type { Columns } from '../engine/state.ts'
import { partOf, type Work } from '../engine/work.ts'
import { appender } from './append.ts'
import { noLink, rowMarks, type Link } from './chain.ts'
import { createCollection, record } from './collections.ts'
import type { Connection } from './connection.ts'
import { faultsOf } from './findings.ts'
import { growthOf } from './grow.ts'
import { newFile } from './newTour.ts'
import { openTourBytes } from './openTour.ts'
import { writePending } from './pending.ts'
import { writePicture } from './pictures.ts'
import { stateTables } from './rows.ts'
import type { Place, StoredSystem } from './types.ts'
import type { WholeTour } from './whole.ts'

/** A file that was made of what it is to hold. */
export interface MadeFile {
  readonly bytes: Buffer
  /** Place in the list of the first entry that does not come to the hash that it bears; null where all do, or bear none. */
  readonly altered: number | null
  /** What else does not fit together, a sentence; null where all does. */
  readonly fault: string | null
}

/**
 * Makes the file of a tour of what it is to hold. Whoever wrote that may be anybody: it is looked over as the file of a
 * stranger is, and its changes are played, so that the state is what the journal makes of it.
 *
 * @param path for messages only.
 * @param whole of the right types; entries stand behind those that they follow, and have higher numbers.
 * @throws StoreError `newer-version` for collections that the game does not know.
 */
export function* fileOf(path: string, whole: WholeTour, system: StoredSystem): Work<MadeFile> {
  const fill = (connection: Connection) => write(connection, whole, system)
  const { bytes, came: altered } = yield* partOf(newFile(path, whole.campaign, system, fill), 0, 0.5)
  if (altered !== null) return { bytes, altered, fault: null }
  const tour = openTourBytes(path, bytes, [system])
  try {
    const [first] = yield* partOf(faultsOf(tour), 0.5, 1)
    return { bytes: tour.connection.raw.serialize(), altered, fault: first?.message ?? null }
  } finally {
    tour.connection.close()
  }
}

/** A piece of the work is an entry. @returns where the first entry stands whose hash is not what it comes to; null for none. */
function* write(connection: Connection, whole: WholeTour, system: StoredSystem): Work<number | null> {
  const { collections, entries, pending, pictures } = whole
  const declared = Object.entries(collections).map(([name, { columns }]) => [name, columns as Columns] as const)
  for (const [name, columns] of declared) record(connection, name, columns)
  // Refuses what this game does not know, before any table is called so.
  growthOf(connection, system)
  for (const [name, columns] of declared) createCollection(connection, name, columns)
  const columnsOf = Object.fromEntries(declared)
  stateTables(connection, columnsOf).write(
    Object.entries(collections).flatMap(([collection, { rows }]) =>
      rows.map((row) => ({ collection, id: row.id, row })),
    ),
  )
  const append = appender(connection, rowMarks(columnsOf))
  const links = new Map<Place, Link>([[null, noLink]])
  let altered: number | null = null
  for (const [at, entry] of entries.entries()) {
    yield { done: at, of: entries.length, what: entry.moment }
    const { link } = append(entry.parent, links.get(entry.parent)!, entry, entry)
    links.set(entry.id, link)
    if (entry.hash !== undefined && entry.hash !== link.hash) altered ??= at
  }
  if (pending) writePending(connection, pending.head, pending)
  for (const { mime, bytes } of pictures) writePicture(connection, mime, bytes)
  return altered
}
