import { statSync, type BigIntStats } from 'node:fs'
import { join } from 'node:path'
import { refusing } from './errors.ts'
import { extension } from './fileNames.ts'
import type { Finding } from './findings.ts'
import { filesOfOwn } from './ownFolder.ts'
import { readSmallFile, writeSmallFile } from './smallFile.ts'

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
  /** What one of them is called where it is not one man. */
  readonly called?: string
  /** Does the campaign's journal hold the entry that the snapshot ends with? If not, they could not be compared. */
  readonly inJournal: boolean
  /** What was wrong, a sentence; null for a snapshot that came back whole. */
  readonly fault: string | null
}

/** What is known of a file: of its last fire drill, and what its last check found wrong. */
export interface Known {
  readonly proof: Proof | null
  /** Null where nothing was, or the file is not as it was then. */
  readonly faults: readonly Finding[] | null
}

/** The same as it is written. */
interface Written {
  readonly proof?: Proof
  readonly check?: { readonly mark: string; readonly faults: readonly Finding[] }
}

/** Beside the tours, not in them: what was found of a file is no part of it. */
const fileName = '.proofs.json'
/** A spoilt file may have thousands; nobody reads on. */
const mostFaults = 50
const nothing: Known = { proof: null, faults: null }

/**
 * Reads what is known of the files of a library. It is known of the file itself, whatever that is called: another with the
 * same campaign in it has no part in it.
 * @returns what is known of a file by its path; nothing where it makes no sense.
 */
export function readKnown(library: string): (path: string) => Known {
  const all = readWritten(library)
  return (path) => {
    const stat = statOf(path)
    const known = stat && all.get(idOf(stat))
    if (!known) return nothing
    const { proof = null, check } = known
    return { proof, faults: check?.mark === markOf(stat) ? check.faults : null }
  }
}

/**
 * Remembers what came of a fire drill.
 * @throws StoreError `disk-full`, `read-only`, `file-busy`; then what was remembered before still is.
 */
export function writeProof(library: string, path: string, proof: Proof): void {
  write(library, path, (known) => ({ ...known, proof }))
}

/** @returns what changes with a file, to be taken before it is checked; null where it is not there. */
export function markNow(path: string): string | null {
  const stat = statOf(path)
  return stat && markOf(stat)
}

/**
 * Remembers what a check has found, for as long as the file stays as it was. Of a sound file nothing is written, but that
 * it was not before.
 * @param mark of the file before it was read: it may have changed meanwhile.
 * @returns whether what is known is another now.
 * @throws as `writeProof`.
 */
export function writeFaults(library: string, path: string, mark: string, faults: readonly Finding[]): boolean {
  if (faults.length === 0 && readKnown(library)(path).faults === null) return false
  write(library, path, ({ proof }) => ({
    ...(proof && { proof }),
    ...(faults.length > 0 && { check: { mark, faults: faults.slice(0, mostFaults) } }),
  }))
  return true
}

/** Also forgets files that are no longer there. */
function write(library: string, path: string, change: (known: Written) => Written): void {
  const stat = statOf(path)
  if (!stat) return
  const all = readWritten(library)
  const here = new Set(
    filesOfOwn(library).flatMap((entry) => {
      const found = entry.isFile() && entry.name.endsWith(extension) ? statOf(join(library, entry.name)) : null
      return found ? [idOf(found)] : []
    }),
  )
  const id = idOf(stat)
  const others = [...all].filter(([other]) => other !== id && here.has(other))
  writeSmallFile(library, fileName, Object.fromEntries([...others, [id, change(all.get(id) ?? {})]]))
}

const statOf = (path: string): BigIntStats | null =>
  refusing(path, () => statSync(path, { bigint: true, throwIfNoEntry: false })) ?? null

/** A file keeps it through steps and a new name; a copy, or one that is brought in, has another. */
const idOf = ({ ino, birthtimeNs }: BigIntStats): string => `${ino} ${birthtimeNs}`

/** Neither its name nor who may read it is part of what a check reads. */
const markOf = ({ size, mtimeNs }: BigIntStats): string => `${size} ${mtimeNs}`

function readWritten(library: string): ReadonlyMap<string, Written> {
  const all = Object.entries(readSmallFile(library, fileName) ?? {})
  return new Map(
    all.map(([id, one]: [string, unknown]) => {
      const { proof, check } = (typeof one === 'object' && one !== null ? one : {}) as Record<keyof Written, unknown>
      return [id, { ...(isProof(proof) && { proof }), ...(isCheck(check) && { check }) }]
    }),
  )
}

function isProof(one: unknown): one is Proof {
  if (typeof one !== 'object' || one === null) return false
  const { snapshot, at, date, entries, roster, called, inJournal, fault } = one as Record<keyof Proof, unknown>
  return (
    [snapshot, at, date].every((text) => typeof text === 'string') &&
    [entries, roster].every((count) => typeof count === 'number') &&
    (called === undefined || typeof called === 'string') &&
    typeof inJournal === 'boolean' &&
    (fault === null || typeof fault === 'string')
  )
}

function isCheck(one: unknown): one is NonNullable<Written['check']> {
  if (typeof one !== 'object' || one === null) return false
  const { mark, faults } = one as Record<'mark' | 'faults', unknown>
  return typeof mark === 'string' && Array.isArray(faults) && faults.length > 0 && faults.every(isFinding)
}

function isFinding(one: unknown): one is Finding {
  if (typeof one !== 'object' || one === null) return false
  const { kind, code, message } = one as Record<keyof Finding, unknown>
  return typeof kind === 'string' && (code === null || typeof code === 'string') && typeof message === 'string'
}
