import Database from 'better-sqlite3'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawsAt } from '../../src/main/engine/seeded.ts'
import { checkTour } from '../../src/main/store/check.ts'
import { StoreError } from '../../src/main/store/errors.ts'
import { openTourFile } from '../../src/main/store/openTourFile.ts'
import type { StoredSystem } from '../../src/main/store/types.ts'

/** A byte of a file that has become another. */
export interface Flip {
  readonly at: number
  readonly from: number
  readonly to: number
}

/** What became of copies of a tour with one byte flipped. */
export interface Flips {
  readonly copies: number
  /** Told as damaged, or as no tour, when they were opened. */
  readonly refused: number
  /** Opened, and not a cell of any table was another. */
  readonly same: number
  /** Opened with something else in them, and a check said so. */
  readonly found: number
  /** Opened with something else in them, and nobody said so: there must be none. */
  readonly unfound: readonly Flip[]
}

/** What is tried. */
export interface Trial {
  /** Of a closed tour. */
  readonly bytes: Buffer
  readonly systems: readonly StoredSystem[]
  /** Where the copies are laid, one after another. */
  readonly folder: string
  readonly copies: number
  readonly seed: number
}

/** Flips one byte in each of many copies of a tour, anywhere in the file, and has each opened and checked. */
export function flipBytes({ bytes, systems, folder, copies, seed }: Trial): Flips {
  const path = join(folder, 'flipped.tour')
  const whole = dump(bytes)
  const counts = { refused: 0, same: 0, found: 0 }
  const unfound: Flip[] = []
  for (let copy = 0; copy < copies; copy++) {
    const flip = flipOf(bytes, seed, copy)
    const flipped = withFlip(bytes, flip)
    writeFileSync(path, flipped)
    if (isRefused(path, systems)) counts.refused++
    else if (dump(flipped) === whole) counts.same++
    else if (checkTour(path, systems).length > 0) counts.found++
    else unfound.push(flip)
    for (const part of ['', '-journal']) rmSync(path + part, { force: true })
  }
  return { copies, ...counts, unfound }
}

/** @returns the flip of one of many copies: the same seed, the same flip. */
export function flipOf(bytes: Buffer, seed: number, copy: number): Flip {
  const draw = drawsAt({ seed, depth: copy, key: 'flip', subject: 0, occurrence: 0 })
  const at = draw('at', bytes.length)
  const from = bytes[at]!
  return { at, from, to: from ^ (1 + draw('bits', 255)) }
}

/** @returns the bytes with one of them flipped. */
export function withFlip(bytes: Buffer, { at, to }: Flip): Buffer {
  const flipped = Buffer.from(bytes)
  flipped[at] = to
  return flipped
}

function isRefused(path: string, systems: readonly StoredSystem[]): boolean {
  try {
    openTourFile(path, systems).close()
    return false
  } catch (error) {
    if (error instanceof StoreError) return true
    throw error
  }
}

/** @returns every cell of every table, SQLite's own too; why not, where that cannot be read. */
export function dump(bytes: Buffer): string {
  try {
    const raw = new Database(bytes)
    try {
      const tables = raw
        .prepare<[], string>(`select name from sqlite_schema where type = 'table' order by name`)
        .pluck()
      const rows = tables.all().map((table) => [table, raw.prepare(`select * from "${table}"`).raw().all()])
      return JSON.stringify(rows)
    } finally {
      raw.close()
    }
  } catch (error) {
    return String(error)
  }
}
