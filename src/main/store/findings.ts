import type { AnyState, Collections } from '../engine/state.ts'
import { partOf, type Work } from '../engine/work.ts'
import { rowMarks } from './chain.ts'
import { checkChain } from './checkChain.ts'
import { checkJournal, type JournalToCheck } from './checkJournal.ts'
import { readTree } from './journal.ts'
import { readCampaign } from './campaign.ts'
import { oddCells } from './cells.ts'
import { db, type Connection } from './connection.ts'
import type { StoreErrorCode } from './errorCode.ts'
import type { ConnectedTour } from './openTour.ts'
import { readBodies, type Body } from './links.ts'
import { missingPictures, spoiltPictures } from './pictures.ts'
import { stateTables } from './rows.ts'
import { isSealed } from './seal.ts'

/** Something that is wrong with a file. */
export interface Finding {
  /**
   * `open`: it cannot be opened, for the reason of `code`. `past`: an entry says something else than was written, but did
   * what it should. The others name what does not fit.
   */
  readonly kind: 'open' | 'pages' | 'references' | 'journal' | 'past' | 'state' | 'pictures'
  readonly code: StoreErrorCode | null
  readonly message: string
}

/**
 * Looks a tour over that is open: its pages, its references, the shape of its journal, whether the journal's changes, played
 * from the empty state, come to exactly the rows that are stored, whether every entry and what the file says of itself bear
 * the hashes that they were written with, and whether the pictures are there and whole. Nothing is written.
 *
 * @returns what is wrong; empty for a sound file.
 * @throws StoreError `damaged` for what cannot be read at all.
 */
export function* faultsOf(tour: ConnectedTour): Work<Finding[]> {
  return yield* faultsIn(readAll(tour))
}

export function* faultsIn({ journal, before, after, bodies, collections }: ReadTour): Work<Finding[]> {
  if (journal === null) return before
  const misfits = yield* partOf(checkJournal(journal), 0, 0.5)
  const broken = yield* partOf(checkChain(bodies, rowMarks(collections)), 0.5, 1)
  return [
    ...before,
    ...misfits.map(({ kind, message }) => finding(kind, message)),
    ...broken.map(({ kind, message }) => finding(kind, message)),
    ...after,
  ]
}

/** What is read of a file, with what is found by the way. */
export interface ReadTour {
  /** Null where the file is too spoilt for its journal to be read. */
  readonly journal: JournalToCheck | null
  readonly before: Finding[]
  readonly after: Finding[]
  readonly bodies: readonly Body[]
  readonly collections: Collections
}

/** Of a file that cannot be read there is no more to find. */
export const unread = (before: Finding[]): ReadTour => ({
  journal: null,
  before,
  after: [],
  bodies: [],
  collections: {},
})

/** @returns all that is looked at, as it is at one moment. @throws StoreError `damaged` for what cannot be read at all. */
export const readAll = (tour: ConnectedTour): ReadTour => tour.connection.reading(() => readNow(tour))

function readNow({ connection, system }: ConnectedTour): ReadTour {
  const pages = connection.raw.pragma('integrity_check') as { integrity_check: string }[]
  const faults = pages.map((row) => row.integrity_check).filter((text) => text !== 'ok')
  // Reading rows of a file whose pages do not fit together would only end in an error.
  if (faults.length > 0) return unread(faults.map((message) => finding('pages', message)))
  const { head, redo } = readCampaign(connection)
  const state = stateTables(connection, system.collections).read()
  const entries = readTree(connection)
  const bodies = readBodies(connection)
  const changes = new Map(bodies.map(({ entry, content }) => [entry.id, content.changes.map(([, change]) => change)]))
  const odd = oddRows(connection)
  return {
    // Rows that are none cannot be played.
    journal: odd.length > 0 ? null : { entries, head, redo, state, changes: (entry) => changes.get(entry) ?? [] },
    before: [...brokenReferences(connection), ...odd],
    after: [...brokenSeal(connection), ...oddPictures(connection, system.collections, state)],
    bodies,
    collections: system.collections,
  }
}

const brokenSeal = (connection: Connection): Finding[] =>
  isSealed(connection)
    ? []
    : [finding('state', 'What the file says of itself, or of the step under way, is not as it was left.')]

function oddPictures(connection: Connection, collections: Collections, state: AnyState): Finding[] {
  const missing = missingPictures(connection, collections, state).map((hash) => [hash, 'is not in the file'])
  const spoilt = spoiltPictures(connection).map((hash) => [hash, 'is not as it was kept'])
  return [...missing, ...spoilt].map(([hash, what]) => finding('pictures', `Picture ${hash!.slice(0, 12)} ${what}.`))
}

/** What is of the right type for SQLite, and yet not what the program writes. */
function oddRows(connection: Connection): Finding[] {
  const campaigns = connection.all(db.selectFrom('campaign').select('id')).length
  return [
    ...(campaigns === 1 ? [] : [finding('state', `The file says that it is ${campaigns} campaigns.`)]),
    ...oddCells(connection).map((message) => finding('journal', message)),
  ]
}

function brokenReferences(connection: Connection): Finding[] {
  const rows = connection.raw.pragma('foreign_key_check') as { table: string; rowid: number | null; parent: string }[]
  return rows.map(({ table, rowid, parent }) =>
    finding(
      'references',
      `${rowid === null ? 'A row' : `Row ${rowid}`} of ${table} points at a row of ${parent} that is not there.`,
    ),
  )
}

const finding = (kind: Finding['kind'], message: string): Finding => ({ kind, code: null, message })
