import { updateCampaign } from './campaign.ts'
import { faultsOf } from './findings.ts'
import { brokenEntry } from './walkChain.ts'
import { spoilt } from './errors.ts'
import { fileMark } from './fileMark.ts'
import { guarded } from './guarded.ts'
import { journalMemory } from './memory.ts'
import { journalReader } from './journalReader.ts'
import { newTourBytes, type NewTour } from './newTour.ts'
import { openTour, type ConnectedTour } from './openTour.ts'
import { writePicture } from './pictures.ts'
import { sealing, sealOfFile } from './seal.ts'
import { stateKeeper } from './stateKeeper.ts'
import { mustBeItsJournal } from './strayJournal.ts'
import type { TourFile } from './tourFile.ts'
import { hashesOf, layIn, readBeyond } from './together.ts'
import { tourReader } from './tourReader.ts'
import { tourWriter } from './tourWriter.ts'
import type { StoredSystem } from './types.ts'
import { writeNewFile } from './writeNewFile.ts'

/**
 * Makes a new campaign file and opens it.
 * @throws StoreError `name-taken` when there is a file already; it is left alone.
 */
export function createTourFile(path: string, tour: NewTour): TourFile {
  writeNewFile(path, newTourBytes(tour))
  return openTourFile(path, [tour.system])
}

/**
 * Opens a campaign file. A file that is refused is not written to.
 * @param written is told of every commit.
 * @throws StoreError `not-found`, `not-a-tour`, `newer-version`, `damaged`, `file-busy`.
 */
export function openTourFile(
  path: string,
  systems: readonly StoredSystem[],
  written: () => void = () => undefined,
): TourFile {
  const mark = fileMark(path)
  const settle = () => {
    mustBeItsJournal(path, systems)
  }
  settle()
  const { connection, system } = openTour(path, systems)
  try {
    const file = tourFile({ connection: guarded(connection, { mark, settle, written }), system })
    // Now, and not when it is first asked for: a tour that is not as it was left is none to begin with.
    file.load()
    return file
  } catch (error) {
    connection.close()
    throw spoilt(error, path)
  }
}

/** Puts the face of a TourFile on an opened tour. */
export function tourFile({ connection: opened, system }: ConnectedTour): TourFile {
  const connection = sealing(opened)
  const keeper = stateKeeper(connection, system.collections)
  const memory = journalMemory(connection, keeper, system.collections)
  return {
    path: connection.path,
    system,
    ...tourWriter(connection, keeper),
    ...tourReader(connection, keeper, memory),
    ...journalReader(connection, keeper, memory),
    keepPicture: (mime, bytes) => connection.writing(() => writePicture(connection, mime, bytes)),
    hashes: () => memory.look(() => hashesOf(connection)),
    beyond: (known) =>
      memory.look(() => {
        // Where it is not as its journal left it, nothing is taken of it.
        keeper.load()
        return readBeyond({ connection, system }, known)
      }),
    layIn: (beyond) => connection.writing(() => layIn(connection, keeper.marks, beyond)),
    rename: (name) => {
      connection.writing(() => {
        updateCampaign(connection, { name })
      })
    },
    setArchived: (archived) => {
      connection.writing(() => {
        updateCampaign(connection, { archived: archived ? 1 : 0 })
      })
    },
    faults: () => faultsOf({ connection, system }),
    brokenEntry: () => brokenEntry(connection, keeper.marks),
    stood: () => sealOfFile(connection),
    mustBeThis: () => {
      connection.reading(() => undefined)
    },
    close: () => {
      connection.close()
    },
  }
}
