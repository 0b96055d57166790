import { closeSync, existsSync, fsyncSync, openSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesBeside } from './beside.ts'
import { updateCampaign } from './campaign.ts'
import type { CopyAs } from './copies.ts'
import { moveFile } from './durable.ts'
import { notFound, refusing, StoreError } from './errors.ts'
import { copyToWrite, moveNumbered, pathInside, safeName } from './fileNames.ts'
import { readHeader } from './header.ts'
import { incomingName } from './incoming.ts'
import { keptFiles } from './kept.ts'
import { newestVersion } from './migrations/migrations.ts'
import { openTour } from './openTour.ts'
import { ownFolder } from './ownFolder.ts'
import { sealing } from './seal.ts'
import { mustBeItsJournal } from './strayJournal.ts'
import { moveToTrash } from './trash.ts'
import type { StoredSystem } from './types.ts'
import { mustBeUuid } from './uuid.ts'
import { moveToNewFile } from './writeNewFile.ts'

/** A kept copy on its way back into the library: whole and up to date, but not listed yet. */
export interface Staged {
  /** Where it lies, to be checked and played again. Close it before it is put back. */
  readonly path: string
  /**
   * Puts it into the library. What stands in its place is put aside, journal and all, and never erased.
   * @param place name of the tour's file whose place it takes, or what a new file is to be called.
   * @returns the name of its file. Throws StoreError; then all is as it was.
   */
  readonly putBack: (place: { readonly over: string } | { readonly name: string }) => string
  /** Leaves nothing of it, unless it has been put back. */
  readonly drop: () => void
}

/**
 * Prepares a kept copy: the copy itself stays as it is. A commit that it holds half written is rolled back from the
 * journal that lies beside it, and only from that, if it is its own (`strayJournal.ts`).
 *
 * @param copy as `keptFiles` names it.
 * @param id a uuid, for the file on its way.
 * @param as makes it a campaign of its own, or gives it another name; null: it stays as it is.
 * @param scratch makes a folder of its own for what is only tried and never put back; left out, one in the library.
 * @throws StoreError `not-found`, and as `openTourFile`.
 */
export function stage(
  library: string,
  copy: string,
  id: string,
  as: CopyAs | null,
  systems: readonly StoredSystem[],
  scratch = () => ownFolder(library, incomingName, mustBeUuid(id)),
): Staged {
  // Only what a listing names is taken: whatever else a caller may say leads nowhere.
  if (!keptFiles(library).some((kept) => kept.copy === copy)) throw notFound(basename(copy))
  // What is no tour, or larger than any, is not copied first.
  readHeader(join(library, copy), newestVersion)
  const folder = refusing(copy, scratch)
  const path = join(folder, basename(copy))
  const drop = () => {
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    refusing(copy, () => {
      for (const part of [...filesBeside(join(library, copy)), '']) copyToWrite(join(library, copy + part), path + part)
    })
    bringUp(path, as, systems)
  } catch (error) {
    drop()
    throw error
  }
  return {
    path,
    drop,
    putBack: (place) =>
      'over' in place
        ? putInPlace(library, path, pathInside(library, place.over))
        : basename(moveNumbered(library, safeName(place.name), path)),
  }
}

/** Opening rolls back, checks the pages and brings up to date. */
function bringUp(path: string, as: CopyAs | null, systems: readonly StoredSystem[]): void {
  settleJournal(path, systems)
  const { connection } = openTour(path, systems, { backup: false })
  try {
    if (as) {
      sealing(connection).writing(() => {
        updateCampaign(connection, { id: mustBeUuid(as.id), name: as.name })
      })
      // Nothing of the old id is left in the file, by which a damaged tour is known.
      refusing(path, () => connection.raw.exec('vacuum'))
    }
  } finally {
    connection.close()
  }
  refusing(path, () => {
    const file = openSync(path, 'r+')
    fsyncSync(file)
    closeSync(file)
  })
}

/** A copy that is whole neither with its journal nor without is left to SQLite: what a check stumbles over is better than none. */
function settleJournal(path: string, systems: readonly StoredSystem[]): void {
  try {
    mustBeItsJournal(path, systems)
  } catch (error) {
    if (!(error instanceof StoreError && error.code === 'damaged')) throw error
  }
}

function putInPlace(library: string, path: string, target: string): string {
  const aside = moveToTrash(library, target)
  try {
    moveToNewFile(path, target)
  } catch (error) {
    for (const part of ['', '-journal']) if (existsSync(aside + part)) moveFile(aside + part, target + part)
    throw error
  }
  return basename(target)
}
