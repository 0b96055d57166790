import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { doAtOnce } from '../engine/work.ts'
import { filesBeside } from './beside.ts'
import { connectToLook } from './connection.ts'
import { moveFile } from './durable.ts'
import { damaged, isHalfWritten, refusing, StoreError } from './errors.ts'
import { copyToWrite } from './fileNames.ts'
import { faultsOf } from './findings.ts'
import { openTour } from './openTour.ts'
import { readHeader } from './header.ts'
import { newestVersion } from './migrations/migrations.ts'
import { removeTemporary, temporaryFolder } from './temporary.ts'
import type { StoredSystem } from './types.ts'

/**
 * Looks whether a journal that lies beside a tour is its own. SQLite rolls any back that nobody holds: one that a synced
 * folder has brought late, or that was left beside another file of this name, would put old pages into a tour that is
 * whole. So both are tried in copies. A tour that is whole by itself stays as it is, and the journal is put aside under
 * another name; one that is whole only with its journal is left to SQLite. A write-ahead log beside a tour that does not say
 * it has one is nobody's either: SQLite would read the tour through it all the same.
 *
 * Call it where this process has no transaction on the file.
 *
 * @throws StoreError `damaged` where the tour is whole neither way; then neither file has been touched.
 */
export function mustBeItsJournal(path: string, systems: readonly StoredSystem[]): void {
  if (hasStrayLog(path)) putAside(path, log)
  if (!existsSync(`${path}${ending}`) || !isHot(path)) return
  const folder = refusing(path, () => temporaryFolder('look'))
  try {
    const copy = (parts: readonly string[]) => {
      const to = join(folder, basename(path))
      for (const part of parts)
        refusing(path, () => {
          copyToWrite(path + part, to + part)
        })
      return whole(to, systems)
    }
    const alone = copy([''])
    const rolledBack = copy(['', ending])
    if (alone instanceof StoreError) {
      if (rolledBack instanceof StoreError) throw rolledBack
    } else if (rolledBack instanceof StoreError || !holdTheSame(alone, rolledBack)) putAside(path, ending)
  } finally {
    removeTemporary(folder)
  }
}

const ending = '-journal'
const log = '-wal'

/** @returns whether a log lies beside a tour whose header knows of none: that is written before any log is. */
export const hasStrayLog = (path: string): boolean =>
  existsSync(`${path}${log}`) && !readHeader(path, newestVersion).logged

/** Would SQLite roll it back? It would not while another process is in the midst of a commit. */
function isHot(path: string): boolean {
  if (!filesBeside(path).includes(ending)) return false
  try {
    connectToLook(path).close()
    return false
  } catch (error) {
    return isHalfWritten(error)
  }
}

/**
 * @returns the bytes of a tour in which a whole check finds nothing; else why not. Nothing less will do: of a commit that
 *   broke off the first pages may be on the disk, rows and seals among them, and the last may not.
 */
function whole(path: string, systems: readonly StoredSystem[]): Buffer | StoreError {
  try {
    const tour = openTour(path, systems, { backup: false })
    try {
      const [fault] = doAtOnce(faultsOf(tour))
      return fault ? damaged(path, fault.message) : tour.connection.raw.serialize()
    } finally {
      tour.connection.close()
    }
  } catch (error) {
    if (error instanceof StoreError) return error
    throw error
  }
}

/** Which commit a file counts, and by which version of SQLite: the same tour may say another number. */
const counters = [
  [24, 28],
  [92, 100],
] as const

function holdTheSame(one: Buffer, other: Buffer): boolean {
  for (const bytes of [one, other]) for (const [from, to] of counters) bytes.fill(0, from, to)
  return one.equals(other)
}

/** A journal that was put aside: the tour's file, and the number of the journal. */
export const asideName = /^(.+\.tour)\.journal-aside(?: \d+)?$/

/** By a name that SQLite never looks for. Nothing is erased: it may be another tour's. */
function putAside(path: string, ending: string): void {
  let number = 1
  const name = () => `${path}.journal-aside${number === 1 ? '' : ` ${number}`}`
  while (existsSync(name())) number++
  refusing(path, () => {
    moveFile(`${path}${ending}`, name())
  })
}
