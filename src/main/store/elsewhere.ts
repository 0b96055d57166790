import { lstatSync, promises as disk, type Stats } from 'node:fs'
import { dirname, join } from 'node:path'
import { errorCode, retold, StoreError, translated } from './errors.ts'
import { makeFarFolder } from './farDrawer.ts'
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

/** @returns whether one was chosen, and which cannot be read any more. */
export function isElsewhereLost(library: string): boolean {
  const isThere = lstatSync(join(library, fileName), { throwIfNoEntry: false }) !== undefined
  return isThere && readElsewhere(library) === null && JSON.stringify(readSmallFile(library, fileName)) !== none
}

/** What stands there while no folder is chosen. */
const none = '{}'

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
export const prepareElsewhere = (library: string, path: string): Promise<string> =>
  refusingFar(path, async () => {
    const stat = await lookAt(path)
    if (!stat)
      throw refused('not-found', `${path} is not there`, 'Make the folder, or plug in its disk, then choose it again.')
    if (stat.isSymbolicLink()) throw refused('file-busy', `${path} is a link`, 'Choose the folder that it leads to.')
    if (!stat.isDirectory()) throw refused('file-busy', `${path} is no folder`, 'Choose a folder.')
    const folder = await disk.realpath(path)
    await mustLieOutside(library, folder)
    await makeFarFolder(join(folder, snapshotsName))
    return folder
  })

/**
 * Does something with the second folder, if it is still the one that was chosen. It is never made: a disk that is not
 * plugged in must not become a folder on the first, and where it would be there may lie an empty one.
 *
 * @throws StoreError what went wrong, told of the second folder.
 */
export async function withElsewhere<T>(library: string, folder: string, work: () => Promise<T>): Promise<T> {
  await refusingFar(folder, async () => {
    await mustBeThere(folder)
    // A link above it may lead elsewhere by now.
    await mustLieOutside(library, await disk.realpath(folder))
  })
  try {
    return await work()
  } catch (error) {
    await refusingFar(folder, () => mustBeThere(folder))
    throw retold(error, folder)
  }
}

async function refusingFar<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw translated(error, path)
  }
}

async function mustBeThere(folder: string): Promise<void> {
  if (!(await isFolder(folder)))
    throw refused(
      'disk-fault',
      `${folder} is not there: its disk may not be plugged in`,
      'Plug it in, or choose another folder.',
    )
  if (!(await isFolder(join(folder, snapshotsName))))
    throw refused(
      'disk-fault',
      `${folder} is there, but not what was put into it when it was chosen: its disk may not be plugged in`,
      'Plug it in, or choose the folder again.',
    )
}

/** @returns the refusal for a folder that has not answered in all the time that it was given. */
export const silent = (folder: string): StoreError =>
  refused(
    'disk-fault',
    `${folder} does not answer: the copy is not yet written there`,
    'It is written as soon as it answers.',
  )

/** @returns the refusal for a folder that does not answer when it is looked at. */
export const unanswered = (folder: string): StoreError =>
  refused('disk-fault', `${folder} does not answer`, 'Try again when its disk is there, or choose another folder.')

/** @returns whether a folder lies on the disk of the library: then it does not outlive it. */
export async function isOnSameDisk(library: string, folder: string): Promise<boolean> {
  const [first, second] = await Promise.all([library, folder].map(deviceOf))
  return first !== null && first === second
}

async function deviceOf(path: string): Promise<number | null> {
  try {
    return (await disk.stat(path)).dev
  } catch {
    return null
  }
}

/** Links are not followed. @returns null for what is not there. */
async function lookAt(path: string): Promise<Stats | null> {
  try {
    return await disk.lstat(path)
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return null
    throw error
  }
}

const isFolder = async (path: string): Promise<boolean> => (await lookAt(path))?.isDirectory() === true

const refused = (code: 'not-found' | 'file-busy' | 'disk-fault', happened: string, then: string) =>
  new StoreError(code, `${happened}. Nothing was written. ${then}`, undefined, happened)

/** By what the system knows folders by: one may have several names, in capitals or not. */
async function mustLieOutside(library: string, folder: string): Promise<void> {
  const home = await disk.stat(library, { bigint: true })
  for (let above = folder; ; above = dirname(above)) {
    const { dev, ino } = await disk.stat(above, { bigint: true })
    if (dev === home.dev && ino === home.ino)
      throw refused(
        'file-busy',
        folder === above ? `${folder} is the library itself` : `${folder} lies within the library`,
        'Choose a folder elsewhere, best on another disk.',
      )
    if (above === dirname(above)) return
  }
}
