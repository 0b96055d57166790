import { applyChanges, emptyState, type AnyState } from '../engine/state.ts'
import { readInfo, redoOf, updateCampaign } from './campaign.ts'
import { follow } from './chains.ts'
import { notFound } from './errors.ts'
import { changesAlong, changesOf, mustExist, readEntries } from './journal.ts'
import { firstLines, linePage, linesAbout, linesOf } from './lines.ts'
import { newTourBytes, openTour, type NewTour, type Opening, type OpenTour } from './openTour.ts'
import { readPending } from './pending.ts'
import { linksTo, route } from './path.ts'
import { readPicture, writePicture } from './pictures.ts'
import { journalSearch } from './search.ts'
import { stateKeeper } from './stateKeeper.ts'
import type { TourFile } from './tourFile.ts'
import { tourWriter } from './tourWriter.ts'
import type { Entry, Loaded, Place, StoredSystem } from './types.ts'
import { walkTo } from './walk.ts'
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
 * @throws StoreError `not-found`, `not-a-tour`, `newer-version`, `damaged`, `file-busy`.
 */
export function openTourFile(path: string, systems: readonly StoredSystem[], opening: Opening = {}): TourFile {
  return tourFile(openTour(path, systems, opening))
}

/** Puts the face of a TourFile on an opened tour. */
export function tourFile(tour: OpenTour): TourFile {
  const { connection, system } = tour
  const keeper = stateKeeper(connection, system.collections)
  const { search } = journalSearch(connection)
  return {
    path: connection.path,
    system,
    ...tourWriter(connection, keeper),
    load: keeper.load,
    info: () => connection.reading(() => readInfo(connection)),
    entries: () => connection.reading(() => readEntries(connection, keeper.head(), 'onPath')),
    allEntries: () => connection.reading(() => readEntries(connection, keeper.head(), 'all')),
    children: (of) => connection.reading(() => readEntries(connection, keeper.head(), { parent: of })),
    entry: (id) =>
      connection.reading(() => {
        const [entry] = readEntries(connection, keeper.head(), { id })
        if (!entry) throw notFound(`Entry ${id} of the journal`)
        return entry
      }),
    back: (isWanted) =>
      connection.reading(() => {
        const chain = { from: keeper.head(), next: ({ parent }: Entry) => parent, onPath: true }
        return follow(connection, chain, isWanted)
      }),
    ahead: (isWanted) =>
      connection.reading(() => {
        const chain = { from: redoOf(connection, keeper.head()), next: ({ redo }: Entry) => redo, onPath: false }
        return follow(connection, chain, isWanted)
      }),
    changes: (entry) => changesOf(connection, entry),
    lines: (entry) => linesOf(connection, entry),
    firstLines: () => connection.reading(() => firstLines(connection)),
    search: (text, ownWords) => search(text, readEntries(connection, keeper.head(), 'all'), ownWords),
    linesAbout: (about) => connection.reading(() => linesAbout(connection, about, keeper.head())),
    linePage: (limit, from = null) => connection.reading(() => linePage(connection, keeper.head(), limit, from)),
    walk: () => connection.reading(() => walkTo(connection, keeper.head(), emptyState(system.collections))),
    pending: () => connection.reading(() => readPending(connection, keeper.head())),
    keepPicture: (mime, bytes) => connection.writing(() => writePicture(connection, mime, bytes)),
    picture: (hash) => connection.reading(() => readPicture(connection, hash)),
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
    stateAt: (place) => connection.reading(() => stateAt(tour, keeper.load(), place)),
    bytes: () => connection.reading(() => connection.raw.serialize()),
    close: () => {
      connection.close()
    },
  }
}

/** Plays from the head or from the start, whichever is nearer. */
function stateAt({ connection, system }: OpenTour, { state, head }: Loaded, place: Place): AnyState {
  mustExist(connection, place)
  const { back, forward } = route(connection, head, place)
  const all = linksTo(connection, place)
  if (all.length < back.length + forward.length)
    return applyChanges<AnyState>(emptyState(system.collections), changesAlong(connection, all), 'forward')
  const shared = applyChanges(state, changesAlong(connection, back), 'backward')
  return applyChanges(shared, changesAlong(connection, forward), 'forward')
}
