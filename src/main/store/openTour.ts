import { basename } from 'node:path'
import { connect, connectInMemory, journaled, type Connection } from './connection.ts'
import { grow, growthOf, isGrown } from './grow.ts'
import { readCampaign } from './campaign.ts'
import { mustBeChained, rechain } from './rechain.ts'
import { damaged, spoilt, StoreError } from './errors.ts'
import { checkHeader, readHeader } from './header.ts'
import { mustHaveCollections, mustHaveOwnTables, partsOf } from './layout.ts'
import { keepBackup, migrate, versionOf } from './migrate.ts'
import { migrations, newestVersion } from './migrations/migrations.ts'
import { createRoster, dropRoster } from './rosterView.ts'
import type { StoredSystem } from './types.ts'
import { isUuid } from './uuid.ts'

/** A file that has been found to be a whole tour, with the system it belongs to. */
export interface ConnectedTour {
  readonly connection: Connection
  readonly system: StoredSystem
}

/** How a tour is opened. */
export interface Opening {
  /** Is a copy kept beside it before it is brought up to date? Left out, yes. */
  readonly backup?: boolean
}

/**
 * Opens a tour and makes sure that it is whole. A half-written commit is rolled back by SQLite; a file of an older
 * version is brought up to date, with a copy kept beside it. A file that is refused is not written to.
 *
 * @throws StoreError `not-found`, `not-a-tour`, `newer-version`, `damaged`, `file-busy`.
 */
export function openTour(
  path: string,
  systems: readonly StoredSystem[],
  { backup = true }: Opening = {},
): ConnectedTour {
  readHeader(path, newestVersion)
  return madeSure(connect(path), systems, backup)
}

/**
 * Opens a copy of a tour in memory; the file itself is not touched.
 * @param path for messages only.
 * @throws StoreError as openTour.
 */
export function openTourBytes(path: string, bytes: Buffer, systems: readonly StoredSystem[]): ConnectedTour {
  checkHeader(path, bytes, bytes.length, newestVersion)
  return madeSure(connectInMemory(path, bytes), systems, false)
}

function madeSure(connection: Connection, systems: readonly StoredSystem[], backup: boolean): ConnectedTour {
  try {
    const { system, isOlder } = connection.reading(() => knownFor(connection, systems))
    mustBeWhole(connection)
    if (isOlder) bringUp(connection, system, backup)
    // The file would be converted if another program had set it to WAL, whose changes lie outside the one file.
    connection.raw.pragma(journaled)
    return { connection, system }
  } catch (error) {
    connection.close()
    throw spoilt(error, connection.path)
  }
}

/**
 * Takes a connection for a tour as it stands, for looking: its pages are not gone through, and nothing is brought up to date.
 * @returns null for a file that this version would have to bring up to date first.
 * @throws StoreError `damaged`, `newer-version`.
 */
export function asItStands(connection: Connection, systems: readonly StoredSystem[]): ConnectedTour | null {
  const { system, isOlder } = connection.reading(() => knownFor(connection, systems))
  return isOlder ? null : { connection, system }
}

/**
 * Finds out whose file it is, and that it holds nothing which acts by itself: anybody may have made it. Until that is
 * known, nothing is read of it that could.
 */
function knownFor(connection: Connection, systems: readonly StoredSystem[]) {
  const version = versionOf(connection)
  const layout = mustHaveOwnTables(connection.path, partsOf(connection), version)
  const system = systemOf(connection, systems)
  const growth = growthOf(connection, system)
  mustHaveCollections(connection, layout, system)
  return { system, isOlder: version < newestVersion || !isGrown(growth) }
}

/** @throws StoreError `damaged` where the pages of a file do not fit together. */
export function mustBeWhole(connection: Connection): void {
  const fault = connection.raw.pragma('quick_check(1)', { simple: true }) as string
  if (fault !== 'ok') throw damaged(connection.path, 'its pages do not fit together')
}

function systemOf(connection: Connection, systems: readonly StoredSystem[]): StoredSystem {
  const { id, system: wanted } = readCampaign(connection)
  if (!isUuid(id)) throw damaged(connection.path, 'it does not say which campaign it is')
  const system = systems.find((s) => s.id === wanted)
  if (system) return system
  throw new StoreError(
    'newer-version',
    `${basename(connection.path)} belongs to a game that this Short-Timer does not know (${wanted.slice(0, 40)}). The file was left as it is, and your other tours are safe. Update Short-Timer to open it.`,
  )
}

/**
 * Brings the meta tables to those of today, then collections and columns to those that the system has now: with them what
 * the hashes are over changes, in old entries too.
 */
function bringUp(connection: Connection, system: StoredSystem, backup: boolean): void {
  connection.writing(() => {
    if (versionOf(connection) >= firstChained) mustBeChained(connection)
    const kept = migrate(connection, migrations, backup)
    dropRoster(connection)
    const growth = growthOf(connection, system)
    if (!isGrown(growth)) {
      if (backup && !kept) keepBackup(connection, 'before-update')
      grow(connection, system, growth)
    }
    createRoster(connection, system)
    rechain(connection, system.collections)
  })
}

/** The version from which on a file has hashes. */
const firstChained = 6
