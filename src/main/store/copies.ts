import { sql } from 'kysely'
import { readHead, updateCampaign } from './campaign.ts'
import { db, type Connection } from './connection.ts'
import { goTo } from './goTo.ts'
import { openTourBytes } from './openTour.ts'
import { pathTo } from './path.ts'
import { deletePending } from './pending.ts'
import { sealEntries } from './rechain.ts'
import { stateTables } from './rows.ts'
import { sealing } from './seal.ts'
import type { Place, StoredSystem } from './types.ts'
import { mustBeUuid } from './uuid.ts'

/** What a copy is called, and the uuid that makes it a campaign of its own. */
export interface CopyAs {
  readonly id: string
  readonly name: string
}

/**
 * @param bytes of a tour's file.
 * @param path for messages only.
 * @returns the bytes of a copy that is a campaign of its own.
 * @throws StoreError `damaged`, `not-a-tour`, `newer-version`.
 */
export function copyOf(path: string, bytes: Buffer, systems: readonly StoredSystem[], as: CopyAs): Buffer {
  return edited(path, bytes, systems, (connection) => {
    updateCampaign(connection, { id: mustBeUuid(as.id), name: as.name })
  })
}

/**
 * @param at the entry that the copy ends with; null for a copy with nothing but the campaign.
 * @returns the bytes of a copy whose head is that entry and that knows no other entries than those that lead to it.
 * @throws StoreError as copyOf, and `not-found` when there is no such entry.
 */
export function branchOf(path: string, bytes: Buffer, systems: readonly StoredSystem[], as: CopyAs, at: Place): Buffer {
  return edited(path, bytes, systems, (connection, system) => {
    goTo(connection, stateTables(connection, system.collections), readHead(connection), at)
    updateCampaign(connection, { id: mustBeUuid(as.id), name: as.name, head: at, redo: null })
    deletePending(connection)
    connection.run(db.updateTable('entry').set({ redo: null }))
    connection.run(db.deleteFrom('entry_change').where('entry', 'not in', pathTo(at)))
    connection.run(db.deleteFrom('entry_line').where('entry', 'not in', pathTo(at)))
    connection.run(db.deleteFrom('entry').where(sql<boolean>`id not in ${pathTo(at)}`))
    sealEntries(connection)
  })
}

function edited(
  path: string,
  bytes: Buffer,
  systems: readonly StoredSystem[],
  edit: (connection: Connection, system: StoredSystem) => void,
): Buffer {
  const { connection, system } = openTourBytes(path, bytes, systems)
  try {
    sealing(connection).writing(() => {
      edit(connection, system)
    })
    connection.raw.exec('vacuum')
    return connection.raw.serialize()
  } finally {
    connection.close()
  }
}
