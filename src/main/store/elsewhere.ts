import { lstatSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { refusing, retold, StoreError } from './errors.ts'
import { ownFolder } from './ownFolder.ts'
import { readSmallFile, writeSmallFile } from './smallFile.ts'
import { snapshotsName } from './snapshots.ts'

/** The second folder that a library's snapshots are copied to, and what came of it. */
export interface Elsewhere {
  /** Its whole path, without links. */
  readonly folder: string
  /** The copy that went there last: ISO time, the campaign's name, the moment of the game. */
  readonly last: { readonly at: string; readonly name: string; readonly label: string } | null
  /** Why the last try came to nothing, a sentence without its stop; null where it did not. */
  readonly fault: { readonly at: string; readonly what: string } | null
}

/** Beside the tours, not in them: a campaign that is given away takes no path of this machine with it. */
const fileName = '.elsewhere.json'

/** @returns the second folder of a library; null where none was chosen. */
export function readElsewhere(library: string): Elsewhere | null {
  const { folder, last, fault } = (readSmallFile(library, fileName) ?? {}) as Partial<Record<keyof Elsewhere, unknown>>
  if (typeof folder !== 'string' || folder === '') return null
  const isTold = <T extends string>(one: unknown, ...keys: readonly T[]): one is Record<T, string> =>
    typeof one === 'object' && one !== null && keys.every((key) => typeof (one as Record<T, unknown>)[key] === 'string')
  return {
    folder,
    last: isTold(last, 'at', 'name', 'label') ? last : null,
    fault: isTold(fault, 'at', 'what') ? fault : null,
  }
}

/** Remembers the second folder; null forgets it. What lies there stays. @throws as `writeSmallFile`. */
export const writeElsewhere = (library: string, elsewhere: Elsewhere | null): void => {
  writeSmallFile(library, fileName, elsewhere ?? {})
}

/**
 * Makes a folder ready for copies: the folder of drawers is made in it, by which it is known again. The folder itself must
 * be there.
 *
 * @param path whole.
 * @returns its path without links.
 * @throws StoreError where it cannot be one, or cannot be written; then nothing is remembered.
 */
export function prepareElsewhere(library: string, path: string): string {
  const stat = refusing(path, () => lstatSync(path, { throwIfNoEntry: false }))
  if (!stat)
    throw refused('not-found', `${path} is not there`, 'Make the folder, or plug in its disk, then choose it again.')
  if (stat.isSymbolicLink()) throw refused('file-busy', `${path} is a link`, 'Choose the folder that it leads to.')
  if (!stat.isDirectory()) throw refused('file-busy', `${path} is no folder`, 'Choose a folder.')
  return refusing(path, () => {
    const folder = realpathSync.native(path)
    mustLieOutside(library, folder)
    ownFolder(folder, snapshotsName)
    return folder
  })
}

/**
 * Does something with the second folder, if it is still the one that was chosen. It is never made: a disk that is not
 * plugged in must not become a folder on the first, and where it would be there may lie an empty one.
 *
 * @throws StoreError what went wrong, told of the second folder.
 */
export function withElsewhere<T>(library: string, folder: string, work: () => T): T {
  refusing(folder, () => {
    mustBeThere(folder)
    mustLieOutside(library, folder)
  })
  try {
    return work()
  } catch (error) {
    refusing(folder, () => {
      mustBeThere(folder)
    })
    throw retold(error, folder)
  }
}

function mustBeThere(folder: string): void {
  if (!isFolder(folder))
    throw refused(
      'disk-fault',
      `${folder} is not there: its disk may not be plugged in`,
      'Plug it in, or choose another folder.',
    )
  if (!isFolder(join(folder, snapshotsName)))
    throw refused(
      'disk-fault',
      `${folder} is there, but not what was put into it when it was chosen: its disk may not be plugged in`,
      'Plug it in, or choose the folder again.',
    )
}

/** @returns whether a folder lies on the disk of the library: then it does not outlive it. */
export function isOnSameDisk(library: string, folder: string): boolean {
  const [first, second] = [library, folder].map((path) => statSync(path, { throwIfNoEntry: false })?.dev)
  return first !== undefined && first === second
}

/** Links are not followed. */
const isFolder = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true

const refused = (code: 'not-found' | 'file-busy' | 'disk-fault', happened: string, then: string) =>
  new StoreError(code, `${happened}. Nothing was written. ${then}`, undefined, happened)

/** By what the system knows folders by: one may have several names, in capitals or not. */
function mustLieOutside(library: string, folder: string): void {
  const home = statSync(library, { bigint: true })
  for (let above = folder; ; above = dirname(above)) {
    const { dev, ino } = statSync(above, { bigint: true })
    if (dev === home.dev && ino === home.ino)
      throw refused(
        'file-busy',
        folder === above ? `${folder} is the library itself` : `${folder} lies within the library`,
        'Choose a folder elsewhere, best on another disk.',
      )
    if (above === dirname(above)) return
  }
}
