import { basename, join } from 'node:path'
import { filesBeside } from './beside.ts'
import { connect, connectToLook, type Connection } from './connection.ts'
import { isHalfWritten, refusing, spoilt } from './errors.ts'
import { copyToWrite } from './fileNames.ts'
import { readHeader } from './header.ts'
import { newestVersion } from './migrations/migrations.ts'
import { asItStands, openTourBytes, type ConnectedTour } from './openTour.ts'
import { tourFile } from './openTourFile.ts'
import { hasStrayLog, mustBeItsJournal } from './strayJournal.ts'
import { removeTemporary, temporaryFolder } from './temporary.ts'
import type { TourFile } from './tourFile.ts'
import type { StoredSystem } from './types.ts'

/** What a look into a file came to. */
export interface Glance<Seen> {
  readonly seen: Seen
  /** It will be brought up to date when it is opened, with a copy kept. */
  readonly older: boolean
}

/**
 * Looks into a tour without writing anything, neither to the file nor beside it: a tour of an older version is brought
 * up to date in memory only, a half-written commit is put right in a copy elsewhere. The pages are not gone through as at opening.
 *
 * @throws StoreError as `openTourFile`.
 */
export const lookInto = <Seen>(
  path: string,
  systems: readonly StoredSystem[],
  look: (tour: TourFile) => Seen,
): Glance<Seen> => lookAt(path, systems, (tour) => look(tourFile(tour)))

/** The same for who looks beneath the methods of a tour. */
export function lookAt<Seen>(
  path: string,
  systems: readonly StoredSystem[],
  look: (tour: ConnectedTour) => Seen,
): Glance<Seen> {
  if (!readHeader(path, newestVersion).logged && !hasStrayLog(path)) {
    try {
      return lookThrough(() => connectToLook(path), path, systems, look)
    } catch (error) {
      if (!isHalfWritten(error)) throw error
    }
  }
  return lookAside(path, (copy) => {
    mustBeItsJournal(copy, systems)
    return lookThrough(() => connect(copy), path, systems, look)
  })
}

function lookThrough<Seen>(
  open: () => Connection,
  path: string,
  systems: readonly StoredSystem[],
  look: (tour: ConnectedTour) => Seen,
): Glance<Seen> {
  const connection = open()
  let older: Buffer
  try {
    const tour = asItStands(connection, systems)
    if (tour) return { seen: look(tour), older: false }
    older = connection.raw.serialize()
  } catch (error) {
    throw spoilt(error, path)
  } finally {
    connection.close()
  }
  return { seen: lookAtBytes(openTourBytes(path, older, systems), look), older: true }
}

function lookAtBytes<Seen>(tour: ConnectedTour, look: (tour: ConnectedTour) => Seen): Seen {
  try {
    return look(tour)
  } finally {
    tour.connection.close()
  }
}

function lookAside<Seen>(path: string, look: (copy: string) => Seen): Seen {
  const folder = refusing(path, () => temporaryFolder('look'))
  try {
    const copy = join(folder, basename(path))
    for (const part of ['', ...filesBeside(path)]) copyToWrite(path + part, copy + part)
    return look(copy)
  } catch (error) {
    throw spoilt(error, path)
  } finally {
    removeTemporary(folder)
  }
}
