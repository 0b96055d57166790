import { closeSync, existsSync, fstatSync, openSync, readSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { damaged, refusing, StoreError } from './errors.ts'
import { pageSize } from './pages.ts'

/** Marks a SQLite file as a tour of ours: "TOUR" in ASCII. */
export const applicationId = 0x544f5552

const magic = 'SQLite format 3\0'
const headerBytes = 100

/** What the first bytes of a tour say of it. */
export interface Header {
  /** Schema version. */
  readonly version: number
  /** Another program has set it to a write-ahead log: part of it may lie in a second file. */
  readonly logged: boolean
}

/**
 * Decides from the first 100 bytes whether a file is a tour that this version can open, before SQLite touches it:
 * SQLite would take an empty file for a new database, and might write to a foreign one.
 *
 * Call it only between transactions: closing any handle of a file drops the locks that this process holds on it.
 *
 * @param newest the highest schema version that this program knows.
 * @throws StoreError `not-found`, `not-a-tour`, `newer-version`, `damaged`.
 */
export function readHeader(path: string, newest: number): Header {
  const { bytes, size } = refusing(path, () => firstBytes(path))
  if (size > mostBytes) throw tooLarge(basename(path), size)
  // A journal of a half-written commit: the size is only right again once SQLite has rolled it back.
  const version = checkHeader(path, bytes, existsSync(`${path}-journal`) ? null : size, newest)
  return { version, logged: bytes[19] === 2 }
}

/**
 * The same for bytes at hand.
 * @param size of the whole file in bytes; null when it cannot be relied on.
 * @returns the schema version.
 */
export function checkHeader(path: string, bytes: Buffer, size: number | null, newest: number): number {
  const name = basename(path)
  if (bytes.length === 0) throw notATour(name, ': there is nothing in it')
  if (!isDatabase(bytes)) throw notATour(name)
  if (bytes.length < headerBytes) throw damaged(path, 'it ends within its first line')
  if (bytes.readUInt32BE(68) !== applicationId) throw notATour(name)
  const version = bytes.readUInt32BE(60)
  if (version > newest)
    throw new StoreError(
      'newer-version',
      `${name} was written by a newer Short-Timer. The file was left as it is. Open it with that version, or update this one.`,
    )
  if (version === 0) throw damaged(path, 'it was never finished')
  const expected = pageSize(path, bytes) * bytes.readUInt32BE(28)
  if (size !== null && expected > size) throw damaged(path, `${expected - size} of its ${expected} bytes are missing`)
  return version
}

/**
 * A write-ahead log is a second file, which bytes at hand have not; SQLite opens none that say they have one.
 * @returns the bytes of a file without what another program has set there; those of any other as they are.
 */
export function unlogged(bytes: Buffer): Buffer {
  if (!isDatabase(bytes) || bytes[19] !== 2) return bytes
  return Buffer.from(bytes).fill(1, 18, 20)
}

/** Do these bytes begin as a file of SQLite does? */
const isDatabase = (bytes: Buffer): boolean => bytes.subarray(0, magic.length).toString('latin1') === magic

function firstBytes(path: string): { bytes: Buffer; size: number } {
  // Opening a pipe would wait for ever.
  if (!statSync(path).isFile()) throw notATour(basename(path))
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(headerBytes)
    const read = readSync(file, bytes, 0, headerBytes, 0)
    return { bytes: bytes.subarray(0, read), size: fstatSync(file).size }
  } finally {
    closeSync(file)
  }
}

/** More than any campaign comes to, with all its pictures; what is longer could not be taken into memory. */
const mostBytes = 2_000_000_000

const tooLarge = (name: string, size: number) =>
  new StoreError(
    'not-a-tour',
    `${name} is ${Math.round(size / 1e9).toLocaleString('en-US')} GB long, larger than any campaign of Short-Timer. The file was left as it is. Choose another file.`,
  )

const notATour = (name: string, why = ', or it is spoilt where a file says what it is') =>
  new StoreError(
    'not-a-tour',
    `${name} is not a campaign of Short-Timer${why}. The file was left as it is. Choose another file; if it was one of yours, look for copies of it in the library, under Deleted and kept copies.`,
  )
