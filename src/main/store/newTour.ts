import { doAtOnce, type Work } from '../engine/work.ts'
import { createCollections } from './collections.ts'
import { connectInMemory, db, type Connection } from './connection.ts'
import { applicationId } from './header.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/migrations.ts'
import { createRoster } from './rosterView.ts'
import { seal } from './seal.ts'
import type { StoredSystem } from './types.ts'
import { mustBeUuid } from './uuid.ts'
import type { WholeTour } from './whole.ts'

/** What a new campaign starts with. */
export interface NewTour {
  readonly system: StoredSystem
  readonly name: string
  readonly seed: number
  /** A uuid. */
  readonly id: string
  /** ISO time. */
  readonly now: string
}

/** @returns the bytes of a file that holds a campaign without any step. */
export function newTourBytes({ system, name, seed, id, now }: NewTour): Buffer {
  const campaign = { id, name, system: system.id, seed, head: null, redo: null, created: now, archived: false }
  const filled = newFile(name, campaign, system, function* (connection): Work<void> {
    yield { done: 0, of: 1, what: name }
    createCollections(connection, system.collections)
  })
  return doAtOnce(filled).bytes
}

/**
 * @param path for messages only.
 * @param campaign what the file says of itself.
 * @param fill makes the collections, and writes all else that is to stand in it. What points at nothing is not noticed here.
 * @returns the bytes of a new file, sealed, and what `fill` came to.
 */
export function* newFile<T>(
  path: string,
  campaign: WholeTour['campaign'],
  system: StoredSystem,
  fill: (connection: Connection) => Work<T>,
): Work<{ readonly bytes: Buffer; readonly came: T }> {
  const connection = connectInMemory(path)
  try {
    connection.raw.pragma(`application_id = ${applicationId}`)
    migrate(connection, migrations, false)
    connection.raw.pragma('foreign_keys = OFF')
    // Nobody else knows of it: what is written may be left between two pieces, and what is thrown leaves nothing behind.
    connection.raw.exec('begin')
    const row = { ...campaign, id: mustBeUuid(campaign.id), archived: campaign.archived ? 1 : 0 }
    connection.run(db.insertInto('campaign').values(row))
    const came = yield* fill(connection)
    createRoster(connection, system)
    seal(connection)
    connection.raw.exec('commit')
    return { bytes: connection.raw.serialize(), came }
  } finally {
    connection.close()
  }
}
