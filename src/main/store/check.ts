import { checkJournal } from './checkJournal.ts'
import { changesOf, readEntries } from './journal.ts'
import { readCampaign } from './campaign.ts'
import type { Connection } from './connection.ts'
import { StoreError, type StoreErrorCode } from './errors.ts'
import { openTour, type OpenTour } from './openTour.ts'
import { stateTables } from './rows.ts'
import type { StoredSystem } from './types.ts'

/** Something that is wrong with a file. */
export interface Finding {
  /** `open`: it cannot be opened, for the reason of `code`. The others name what does not fit. */
  readonly kind: 'open' | 'pages' | 'references' | 'journal' | 'state'
  readonly code: StoreErrorCode | null
  readonly message: string
}

/**
 * Looks a file over: its pages, its references, the shape of its journal, and whether the journal's changes, played
 * from the empty state, come to exactly the rows that are stored. Nothing is written.
 *
 * @returns what is wrong; empty for a sound file. Expected faults are findings, never thrown.
 */
export function checkTour(path: string, systems: readonly StoredSystem[]): Finding[] {
  try {
    const tour = openTour(path, systems)
    try {
      return tour.connection.reading(() => findings(tour))
    } finally {
      tour.connection.close()
    }
  } catch (error) {
    if (error instanceof StoreError) return [{ kind: 'open', code: error.code, message: error.message }]
    throw error
  }
}

function findings({ connection, system }: OpenTour): Finding[] {
  const pages = connection.raw.pragma('integrity_check') as { integrity_check: string }[]
  const faults = pages.map((row) => row.integrity_check).filter((text) => text !== 'ok')
  const found = faults.map((message) => finding('pages', message))
  // Reading rows of a file whose pages do not fit together would only end in an error.
  if (found.length > 0) return found
  const { head, redo } = readCampaign(connection)
  const state = stateTables(connection, system.collections).read()
  const entries = readEntries(connection, head, 'all')
  const journal = checkJournal({ entries, head, redo, state, changes: (entry) => changesOf(connection, entry) })
  return [...brokenReferences(connection), ...journal.map(({ kind, message }) => finding(kind, message))]
}

function brokenReferences(connection: Connection): Finding[] {
  const rows = connection.raw.pragma('foreign_key_check') as { table: string; rowid: number | null; parent: string }[]
  return rows.map(({ table, rowid, parent }) =>
    finding('references', `Row ${rowid ?? '?'} of ${table} points at a row of ${parent} that is not there.`),
  )
}

const finding = (kind: Finding['kind'], message: string): Finding => ({ kind, code: null, message })
