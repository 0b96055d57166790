import { filesOfOwn } from './ownFolder.ts'
import { readSmallFile, writeSmallFile } from './smallFile.ts'
import { snapshotsName } from './snapshots.ts'

/** What restoring the latest snapshot of a campaign for trial has come to. */
export interface Proof {
  /** Name of the snapshot's file. */
  readonly snapshot: string
  /** ISO time of the trial. */
  readonly at: string
  /** The moment of the game that the snapshot holds. */
  readonly date: string
  readonly entries: number
  /** Rows of the collection of men. */
  readonly roster: number
  /** Does the campaign's journal hold the entry that the snapshot ends with? If not, they could not be compared. */
  readonly inJournal: boolean
  /** What was wrong, a sentence; null for a snapshot that came back whole. */
  readonly fault: string | null
}

/** Beside the tours, not in them: what was found of a file is no part of it. */
const fileName = '.proofs.json'

/** @returns the last proof of each campaign, by its id; none where the file is not there or makes no sense. */
export function readProofs(library: string): ReadonlyMap<string, Proof> {
  const all = readSmallFile(library, fileName)
  return new Map(Object.entries(all ?? {}).flatMap(([id, one]: [string, unknown]) => (isProof(one) ? [[id, one]] : [])))
}

function isProof(one: unknown): one is Proof {
  if (typeof one !== 'object' || one === null) return false
  const { snapshot, at, date, entries, roster, inJournal, fault } = one as Record<keyof Proof, unknown>
  return (
    [snapshot, at, date].every((text) => typeof text === 'string') &&
    [entries, roster].every((count) => typeof count === 'number') &&
    typeof inJournal === 'boolean' &&
    (fault === null || typeof fault === 'string')
  )
}

/**
 * Remembers a proof, and forgets those of campaigns of which no snapshot is left.
 * @throws StoreError `disk-full`, `read-only`, `file-busy`; then what was remembered before still is.
 */
export function writeProof(library: string, campaign: string, proof: Proof): void {
  const drawers = new Set(filesOfOwn(library, snapshotsName).map(({ name }) => name.toLowerCase()))
  const kept = [...readProofs(library)].filter(([id]) => id !== campaign && drawers.has(id))
  writeSmallFile(library, fileName, Object.fromEntries([...kept, [campaign, proof]]))
}
