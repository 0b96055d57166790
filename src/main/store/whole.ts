import type { AnyRow, Collections } from '../engine/state.ts'
import type { Line } from '../engine/lines.ts'
import type { Work } from '../engine/work.ts'
import { readCampaign } from './campaign.ts'
import { recordedCollections, type Recorded } from './collections.ts'
import { db, type Connection } from './connection.ts'
import { changesOf, readTree } from './journal.ts'
import { linesOf } from './lines.ts'
import { openTourBytes } from './openTour.ts'
import { pendingAnywhere } from './pending.ts'
import { readPicture, type StoredPicture } from './pictures.ts'
import { stateTables } from './rows.ts'
import type { CampaignTable } from './schema.ts'
import { hashesOf } from './together.ts'
import type { NewEntry, Pending, Place, StoredSystem } from './types.ts'

/** All that the file of a tour holds, as plain data. */
export interface WholeTour {
  readonly campaign: Pick<CampaignTable, 'id' | 'name' | 'system' | 'seed' | 'head' | 'redo' | 'created'> & {
    readonly archived: boolean
  }
  /** By name, with their columns as the file has them, and their rows where the tour stands. */
  readonly collections: Readonly<Record<string, WholeCollection>>
  readonly entries: readonly WholeEntry[]
  /** The step under way, and where it was begun. */
  readonly pending: (Pending & { readonly head: Place }) | null
  readonly pictures: readonly StoredPicture[]
}

export interface WholeCollection {
  readonly columns: Readonly<Record<string, Recorded>>
  readonly rows: readonly AnyRow[]
}

/** An entry of the journal, on the path or off it. */
export interface WholeEntry extends NewEntry {
  /** What its file bears as its hash; left out where somebody has taken it away. */
  readonly hash?: string | undefined
  readonly id: number
  readonly parent: Place
  /** The child that redo goes to. */
  readonly redo: Place
}

/**
 * @param path for messages only.
 * @returns all that the bytes of a file hold; its entries so that each stands behind the one that it follows.
 * @throws StoreError as `openTourBytes` does.
 */
export function* wholeOf(path: string, bytes: Buffer, systems: readonly StoredSystem[]): Work<WholeTour> {
  const { connection, system } = openTourBytes(path, bytes, systems)
  try {
    const { id, name, system: game, seed, head, redo, created, archived } = readCampaign(connection)
    const tree = readTree(connection)
    const hashes = hashesOf(connection)
    const entries: WholeEntry[] = []
    for (const entry of tree) {
      yield { done: entries.length, of: tree.length, what: entry.moment }
      entries.push({ ...wholeEntry(connection, entry), hash: hashes.get(entry.id)! })
    }
    return {
      campaign: { id, name, system: game, seed, head, redo, created, archived: archived === 1 },
      collections: collectionsOf(connection, system.collections),
      entries,
      pending: pendingAnywhere(connection),
      pictures: connection
        .all(db.selectFrom('picture').select('hash').orderBy('hash'))
        .map(({ hash }) => readPicture(connection, hash)!),
    }
  } finally {
    connection.close()
  }
}

function wholeEntry(connection: Connection, entry: ReturnType<typeof readTree>[number]): WholeEntry {
  const { id, parent, step, title, moment, input, tape, mode, rulesVersion, at, redo } = entry
  const lines = linesOf(connection, id).map(({ entry: _in, depth: _at, position: _as, ...line }): Line => line)
  const changes = changesOf(connection, id)
  return { id, parent, redo, step, title, moment, input, tape, mode, rulesVersion, at, changes, lines }
}

function collectionsOf(connection: Connection, collections: Collections): WholeTour['collections'] {
  const state = stateTables(connection, collections).read()
  const recorded = recordedCollections(connection)
  return Object.fromEntries(
    Object.keys(collections).map((name) => [name, { columns: recorded.get(name) ?? {}, rows: state[name] ?? [] }]),
  )
}
