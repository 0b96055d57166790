import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { branchOf, copyOf, type CopyAs } from './copies.ts'
import { errorCode, refusing, StoreError, translated, type StoreErrorCode } from './errors.ts'
import { extension, numbered, pathInside, safeName, writeNumbered } from './fileNames.ts'
import { receive, type Announced, type Incoming } from './incoming.ts'
import { newTourBytes, openTourBytes, type NewTour } from './openTour.ts'
import { openTourFile, type OpenOptions } from './openTourFile.ts'
import { listSnapshots, readSnapshot, type Snapshot } from './snapshots.ts'
import type { TourFile } from './tourFile.ts'
import type { Place, StoredSystem, TourInfo } from './types.ts'
import { nameTaken } from './writeNewFile.ts'

/** A tour in a listing: readable, or broken with the reason. */
export interface Listed<Card> {
  /** Name of the file in the folder: what the other methods are told. */
  readonly file: string
  readonly bytes: number
  /** ISO time of the file's last change. */
  readonly modified: string
  readonly tour: { readonly info: TourInfo; readonly card: Card } | null
  readonly error: { readonly code: StoreErrorCode; readonly message: string } | null
}

/**
 * A folder of tours. Files are named as a listing names them; nothing outside the folder is ever touched. A method
 * that opens a file throws what `openTourFile` throws; one that is told a file that is not there throws `not-found`.
 */
export interface Library {
  readonly folder: string
  /** @returns all tours by file name. `card` reads what the screen shows; it must not keep the file. */
  list<Card>(card: (tour: TourFile) => Card): Listed<Card>[]
  /** @returns the name of the new file, made from the tour's name and a number if need be. */
  create(tour: NewTour): string
  open(file: string, options?: OpenOptions): TourFile
  /** Takes in a file from elsewhere as it is, once it has proved to be a tour. @returns its name here. */
  add(name: string, bytes: Buffer): string
  /** Begins to take in a file that comes in pieces. Its work comes to its path here. */
  receive(announced: Announced): Incoming
  /** @returns the file of a copy that is a campaign of its own. */
  duplicate(file: string, as: CopyAs): string
  /** @returns the file of a copy that ends with a past entry. */
  branch(file: string, as: CopyAs, at: Place): string
  /** Renames tour and file; close the file first. @returns its new name. Throws StoreError `name-taken`. */
  rename(file: string, name: string): string
  /** Moves a file to `.trash`; close it first. @returns its path there. */
  remove(file: string): string
  /** @returns the snapshots kept of a campaign, newest first, whether its file is still there or not. */
  snapshots(campaign: string): Snapshot[]
  /** @returns the new file made from a snapshot, beside the old one; a campaign of its own. */
  restore(campaign: string, snapshot: string, as: CopyAs): string
}

/** How long a listing waits for each locked file, in milliseconds. */
const listPatience = 100

/**
 * @param folder is made when it is not there.
 * @param systems the games whose files can be opened.
 */
export function openLibrary(folder: string, systems: readonly StoredSystem[]): Library {
  mkdirSync(folder, { recursive: true })
  const open = (file: string, options: OpenOptions = {}) => openTourFile(pathInside(folder, file), systems, options)
  const write = (name: string, bytes: Buffer) => basename(writeNumbered(folder, safeName(name), bytes))
  /** Writes what becomes of a file's bytes under a new name. */
  const derive = (file: string, as: CopyAs, change: (bytes: Buffer, path: string) => Buffer) => {
    const tour = open(file)
    try {
      return write(as.name, change(tour.bytes(), tour.path))
    } finally {
      tour.close()
    }
  }
  return {
    folder,
    open,
    create: (tour) => write(tour.name, newTourBytes(tour)),
    list: (card) =>
      tourFiles(folder).map((file) => listed(folder, file, () => open(file, { patience: listPatience }), card)),
    add: (name, bytes) => {
      openTourBytes(name, bytes, systems).connection.close()
      return write(basename(name, extension), bytes)
    },
    receive: (announced) => receive(folder, { ...announced, name: basename(announced.name, extension) }, systems),
    duplicate: (file, as) => derive(file, as, (bytes, path) => copyOf(path, bytes, systems, as)),
    branch: (file, as, at) => derive(file, as, (bytes, path) => branchOf(path, bytes, systems, as, at)),
    rename: (file, name) => renameTour(folder, () => open(file), name),
    remove: (file) => moveToTrash(folder, pathInside(folder, file)),
    snapshots: (campaign) => listSnapshots(folder, campaign),
    restore: (campaign, snapshot, as) => {
      const { path, bytes } = readSnapshot(folder, campaign, snapshot)
      return write(as.name, copyOf(path, bytes, systems, as))
    },
  }
}

const tourFiles = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension) && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))

function listed<Card>(
  folder: string,
  file: string,
  open: () => TourFile,
  card: (tour: TourFile) => Card,
): Listed<Card> {
  const { size, mtime } = statSync(join(folder, file))
  const seen = { file, bytes: size, modified: mtime.toISOString() }
  try {
    const tour = open()
    try {
      return { ...seen, tour: { info: tour.info(), card: card(tour) }, error: null }
    } finally {
      tour.close()
    }
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    return { ...seen, tour: null, error: { code: error.code, message: error.message } }
  }
}

function renameTour(folder: string, open: () => TourFile, name: string): string {
  const target = join(folder, numbered(safeName(name), 1))
  const tour = open()
  const before = tour.info().name
  try {
    // Where upper and lower case are one, the target may be the file itself.
    if (existsSync(target) && !sameFile(tour.path, target)) throw nameTaken(basename(target))
    tour.rename(name)
  } finally {
    tour.close()
  }
  try {
    renameSync(tour.path, target)
  } catch (error) {
    const again = open()
    again.rename(before)
    again.close()
    throw translated(error, tour.path)
  }
  return basename(target)
}

function sameFile(a: string, b: string): boolean {
  const [first, second] = [statSync(a), statSync(b)]
  return first.ino === second.ino && first.dev === second.dev
}

/** The journal of a half-written commit goes along: without it the file could not be mended. */
function moveToTrash(folder: string, path: string): string {
  const trash = join(folder, '.trash')
  mkdirSync(trash, { recursive: true })
  const name = basename(path, extension)
  let number = 1
  while (existsSync(join(trash, numbered(name, number)))) number++
  const target = join(trash, numbered(name, number))
  refusing(path, () => {
    renameSync(path, target)
    try {
      renameSync(`${path}-journal`, `${target}-journal`)
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error
    }
  })
  return target
}
