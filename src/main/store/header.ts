import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs'
import { basename } from 'node:path'
import { damaged, refusing, StoreError } from './errors.ts'

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
  if (bytes.subarray(0, magic.length).toString('latin1') !== magic) throw notATour(name)
  if (bytes.length < headerBytes) throw damaged(path, 'it ends within its first line')
  if (bytes.readUInt32BE(68) !== applicationId) throw notATour(name)
  const version = bytes.readUInt32BE(60)
  if (version > newest)
    throw new StoreError(
      'newer-version',
      `${name} was written by a newer Short-Timer. The file was left as it is. Open it with that version, or update this one.`,
    )
  if (version === 0) throw damaged(path, 'it was never finished')
  const expected = pageSize(bytes) * bytes.readUInt32BE(28)
  if (size !== null && expected > size) throw damaged(path, `${expected - size} of its ${expected} bytes are missing`)
  return version
}

/** The format writes 65536, which does not fit its two bytes, as 1. */
function pageSize(bytes: Buffer): number {
  const size = bytes.readUInt16BE(16)
  return size === 1 ? 65536 : size
}

function firstBytes(path: string): { bytes: Buffer; size: number } {
  const file = openSync(path, 'r')
  try {
    const stat = fstatSync(file)
    if (!stat.isFile()) throw notATour(basename(path))
    const bytes = Buffer.alloc(headerBytes)
    const read = readSync(file, bytes, 0, headerBytes, 0)
    return { bytes: bytes.subarray(0, read), size: stat.size }
  } finally {
    closeSync(file)
  }
}

const notATour = (name: string) =>
  new StoreError(
    'not-a-tour',
    `${name} is not a campaign of Short-Timer, or it is spoilt where a file says what it is. The file was left as it is. Choose another file; if it was one of yours, look for copies of it in the library, under Deleted and kept copies.`,
  )
