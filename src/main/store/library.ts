import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Work } from '../engine/work.ts'
import { branchOf, copyOf, type CopyAs } from './copies.ts'
import { makeFolder, moveFile } from './durable.ts'
import { eraseCopy } from './erase.ts'
import { nameTaken, refusing, translated } from './errors.ts'
import { extension, numbered, pathInside, safeName, writeNumbered } from './fileNames.ts'
import { unlogged } from './header.ts'
import { receive, type Announced, type Incoming, type Read } from './incoming.ts'
import { lookThroughKept, type Kept } from './kept.ts'
import type { Looked, Looker } from './looker.ts'
import { newTourBytes, type NewTour } from './newTour.ts'
import { openTourBytes } from './openTour.ts'
import { openTourFile } from './openTourFile.ts'
import { listSnapshots, type Snapshot } from './snapshots.ts'
import { stage, type Staged } from './stage.ts'
import type { TourFile } from './tourFile.ts'
import { moveFromTrash, moveToTrash } from './trash.ts'
import type { Place, StoredSystem } from './types.ts'
import { whoIs } from './whoIs.ts'
import { isFree } from './writeNewFile.ts'

/** A tour in a listing: readable, or broken with the reason. */
export interface Listed<Card> extends Looked<Card> {
  /** Name of the file in the folder: what the other methods are told. */
  readonly file: string
}

/**
 * A folder of tours. Files are named as a listing names them; nothing outside the folder is ever touched. A method
 * that opens a file throws what `openTourFile` throws; one that is told a file that is not there throws `not-found`.
 */
export interface Library {
  readonly folder: string
  /**
   * Looks through the folder; a piece of the work is a file. Nothing is written, and no fault of one file hides another.
   * @returns all tours by file name, as they were at one moment: its end.
   */
  list<Card>(looker: Looker<Card>): Work<Listed<Card>[]>
  /** @returns the name of the new file, made from the tour's name and a number if need be. */
  create(tour: NewTour): string
  open(file: string): TourFile
  /** Takes in a file from elsewhere as it is, once it has proved to be a tour. @returns its name here. */
  add(name: string, bytes: Buffer): string
  /** Begins to take in a file that comes in pieces. Its work comes to its path here. */
  receive<R extends Read>(announced: Announced<R>): Incoming<R>
  /** @returns the file of a copy that is a campaign of its own. */
  duplicate(file: string, as: CopyAs): string
  /** @returns the file of a copy that ends with a past entry. */
  branch(file: string, as: CopyAs, at: Place): string
  /** Renames tour and file; close the file first. @returns its new name. Throws StoreError `name-taken`. */
  rename(file: string, name: string): string
  /** Moves a file to `.trash`; close it first. @returns its path there. */
  remove(file: string): string
  /** Moves a file of `.trash` back. @returns its name, the old one or one that is free. */
  putBack(name: string): string
  /** @returns the snapshots kept of a campaign, the farthest first, whether its file is still there or not. */
  snapshots(campaign: string): Snapshot[]
  /** Looks through what is kept: snapshots, deleted tours, copies from before an update. Nothing is written. */
  kept<Card>(looker: Looker<Card>): Work<Kept<Card>[]>
  /** Erases one of them for good. */
  erase(copy: string): void
  /**
   * Prepares one of them to come back, under the id and name that `as` says.
   * @param id a uuid, for the file on its way.
   * @param scratch makes a folder elsewhere, for what is only tried.
   */
  stage(copy: string, id: string, as: CopyAs | null, scratch?: () => string): Staged
  /** @returns which of these campaigns a file is, listed or kept, that may be too spoilt to be opened; null for none. */
  whoIs(file: string, campaigns: readonly string[]): string | null
}

/**
 * @param folder is made when it is not there. Throws StoreError where it cannot be.
 * @param systems the games whose files can be opened.
 */
export function openLibrary(folder: string, systems: readonly StoredSystem[]): Library {
  refusing(folder, () => {
    makeFolder(folder)
  })
  const open = (file: string) => openTourFile(pathInside(folder, file), systems)
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
    list: (looker) => lookThrough(folder, looker),
    add: (name, bytes) => {
      openTourBytes(name, bytes, systems).connection.close()
      return write(basename(name, extension), unlogged(bytes))
    },
    receive: (announced) => receive(folder, announced),
    duplicate: (file, as) => derive(file, as, (bytes, path) => copyOf(path, bytes, systems, as)),
    branch: (file, as, at) => derive(file, as, (bytes, path) => branchOf(path, bytes, systems, as, at)),
    rename: (file, name) => renameTour(folder, () => open(file), name),
    remove: (file) => moveToTrash(folder, pathInside(folder, file)),
    putBack: (name) => basename(moveFromTrash(folder, name)),
    snapshots: (campaign) => listSnapshots(folder, campaign),
    kept: (looker) => lookThroughKept(folder, looker),
    erase: (copy) => {
      eraseCopy(folder, copy)
    },
    stage: (copy, id, as, scratch) => stage(folder, copy, id, as, systems, scratch),
    whoIs: (file, campaigns) => whoIs(join(folder, file), campaigns),
  }
}

/** Made once: a comparison that is told its language each time takes ten times as long. */
const { compare: byName } = new Intl.Collator('en', { numeric: true })

const tourFiles = (folder: string) =>
  refusing(folder, () => readdirSync(folder, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension) && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort(byName)

/** How often, and after how many milliseconds, a listing looks again into files that another process held. */
const pauses = [20, 40, 80]

function* lookThrough<Card>(folder: string, looker: Looker<Card>): Work<Listed<Card>[]> {
  const files = tourFiles(folder)
  const isLocked = (file: string) => looker.look(join(folder, file), true)?.error?.locked === true
  let locked: string[] = []
  for (const [i, file] of files.entries()) {
    yield { done: i, of: files.length, what: file }
    if (isLocked(file)) locked.push(file)
  }
  for (const pause of pauses) {
    if (locked.length === 0) break
    yield { done: files.length, of: files.length, what: locked[0]!, until: setTimeout(pause) }
    locked = locked.filter(isLocked)
  }
  // In one go: what others have changed meanwhile is looked into again, all else is remembered.
  const now = tourFiles(folder)
  looker.keepOnly(folder, new Set(now.map((file) => join(folder, file))))
  return now.flatMap((file) => {
    const looked = looker.look(join(folder, file))
    return looked ? [{ file, ...looked }] : []
  })
}

function renameTour(folder: string, open: () => TourFile, name: string): string {
  const target = join(folder, numbered(safeName(name), 1))
  const tour = open()
  const before = tour.info().name
  try {
    // Where upper and lower case are one, the target may be the file itself.
    if (!isFree(target) && !sameFile(tour.path, target)) throw nameTaken(target)
    tour.rename(name)
  } finally {
    tour.close()
  }
  try {
    moveFile(tour.path, target)
  } catch (error) {
    // Moved all the same, where the disk failed only after that: then it keeps its new name.
    if (existsSync(tour.path)) {
      const again = open()
      again.rename(before)
      again.close()
    }
    throw translated(error, tour.path)
  }
  return basename(target)
}

function sameFile(a: string, b: string): boolean {
  const [first, second] = [a, b].map((path) => statSync(path, { throwIfNoEntry: false }))
  return first !== undefined && first.ino === second?.ino && first.dev === second.dev
}
