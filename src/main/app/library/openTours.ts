import { accessSync, constants, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, resolve } from 'node:path'
import { refusing, replaced, StoreError } from '../../store/errors.ts'
import { pathInside } from '../../store/fileNames.ts'
import { openTourFile } from '../../store/openTourFile.ts'
import type { TourFile } from '../../store/tourFile.ts'
import type { AnyGame } from '../game.ts'
import { gameOf, systems } from '../gameOf.ts'

/** A campaign that is open in this program. */
export interface OpenTour {
  readonly campaign: string
  readonly file: TourFile
  readonly game: AnyGame
}

/** The files that this program holds open, each once. */
export interface OpenTours {
  /** @returns the open campaign; opens its file when need be. Throws StoreError. */
  get(campaign: string): OpenTour
  /** @returns the path of a campaign's file. Throws StoreError `not-found` for one this door may not reach. */
  path(campaign: string): string
  /** @returns the name of a campaign's file in the library. Throws StoreError `not-found` for one outside it. */
  inLibrary(campaign: string): string
  /** Lets go of a file, before it is renamed or deleted. */
  close(campaign: string): void
  /** Lets go of all but those used last. Call it while nobody holds on to one: between calls. */
  trim(): void
  closeAll(): void
}

/** A file that is held open, and which of all files on the disk it was. */
interface Held {
  readonly tour: OpenTour
  readonly was: string | null
}

/**
 * How many files are held open between calls, more than anybody has windows for. To let go of one loses nothing, the
 * step under way lies in the file: a window that comes back to it only waits for it to be read again.
 */
export const mostHeld = 12

/** Who is to know what becomes of the files. */
interface Told {
  readonly refused: (path: string, error: StoreError) => void
  readonly replaced: (campaign: string) => void
  readonly opened: (tour: OpenTour) => void
  readonly written: () => void
}

/**
 * @param folder of the library; a campaign is the name of a file in it.
 * @param mayOpen lets a campaign be a whole path too: for the terminal and for files picked in a dialog.
 * @param tell is told of files that cannot be opened, of campaigns in whose place another file was put,
 *   of tours that have been opened, and of commits.
 * @param open opens a file; tests count.
 */
export function openTours(
  folder: string,
  mayOpen: (path: string) => boolean,
  tell: Told = { refused: nobody, replaced: nobody, opened: nobody, written: nobody },
  open = openTourFile,
): OpenTours {
  /** The one used last stands last. */
  const held = new Map<string, Held>()
  const letGo = (path: string): void => {
    held.get(path)?.tour.file.close()
    held.delete(path)
  }
  const inLibrary = (campaign: string): string => {
    const plain = campaign === basename(campaign) || dirname(resolve(campaign)) === resolve(folder)
    if (!plain) throw outside()
    return basename(campaign)
  }
  const path = (campaign: string): string =>
    isAbsolute(campaign) && dirname(resolve(campaign)) !== resolve(folder) && mayOpen(resolve(campaign))
      ? resolve(campaign)
      : pathInside(folder, inLibrary(campaign))
  /** A file that has gone is let go of: its refusal tells that, and whatever comes in its place is news to nobody. */
  const pathOrGone = (campaign: string): string => {
    try {
      return path(campaign)
    } catch (error) {
      for (const [key, { tour }] of held) if (tour.campaign === campaign) letGo(key)
      throw error
    }
  }
  const opened = (key: string): TourFile => {
    try {
      return open(key, systems, tell.written)
    } catch (error) {
      if (error instanceof StoreError) tell.refused(key, error)
      throw error
    }
  }
  /** Another file was copied over it in place: that is said once, and the next call opens what lies there now. */
  const mustBeThis = (key: string, { tour }: Held): void => {
    try {
      tour.file.mustBeThis()
    } catch (error) {
      // Who only holds it for a moment has put nothing in its place.
      if (error instanceof StoreError && error.code === 'file-busy') throw error
      letGo(key)
      tell.replaced(tour.campaign)
      throw error
    }
  }
  return {
    path,
    inLibrary,
    get(campaign) {
      const key = pathOrGone(campaign)
      const was = identity(key)
      const known = held.get(key)
      if (known && was !== null && known.was === was) {
        mustBeThis(key, known)
        held.delete(key)
        held.set(key, known)
        return known.tour
      }
      // Deleted or replaced by another program: what is held open is no longer what the player sees in the folder.
      const stood = was !== null && known ? stoodOf(known) : undefined
      letGo(key)
      const file = opened(key)
      const tour = { campaign, file, game: gameOf(file.system.id) }
      held.set(key, { tour, was })
      tell.opened(tour)
      if (stood === undefined || stood === file.stood()) return tour
      // That is said once; the next call has the file that lies there now.
      tell.replaced(campaign)
      throw replaced(key)
    },
    close: (campaign) => {
      letGo(path(campaign))
    },
    trim() {
      for (const key of [...held.keys()].slice(0, -mostHeld)) letGo(key)
    },
    closeAll() {
      for (const key of [...held.keys()]) letGo(key)
    },
  }
}

const nobody = () => undefined

/** @returns how a tour stood that is held open; null where that cannot be read any more: its file was cut, then another put in its place. */
function stoodOf({ tour }: Held): string | null {
  try {
    return tour.file.stood()
  } catch {
    return null
  }
}

/**
 * @returns what tells a file from all others on this machine, and whether it may be written: SQLite opens one that may not for
 *   reading, and stays so; null when it is not there.
 */
function identity(path: string): string | null {
  const found = refusing(path, () => statSync(path, { throwIfNoEntry: false, bigint: true }))
  return found ? `${found.dev} ${found.ino} ${mayWrite(path) ? 'to write' : 'to read'}` : null
}

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}

const outside = () => new StoreError('not-found', 'That file lies outside the library folder. Nothing was changed.')
