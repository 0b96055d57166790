import { hash as hashOf } from 'node:crypto'
import type { AnyState, Collections } from '../engine/state.ts'
import { db, type Connection } from './connection.ts'

/** A picture as a file keeps it: once, however often the story shows it. */
export interface StoredPicture {
  /** SHA-256 of the bytes, in hex. */
  readonly hash: string
  readonly mime: PictureMime
  readonly bytes: Uint8Array
}

const kinds: readonly string[] = ['image/png', 'image/jpeg'] satisfies PictureMime[]
export type PictureMime = 'image/png' | 'image/jpeg'

/** Keeps a picture; one that is there already stays as it is. Pictures are no part of the state: undo leaves them. */
export function writePicture(connection: Connection, mime: PictureMime, bytes: Uint8Array): string {
  const hash = nameOf(bytes)
  connection.run(
    db
      .insertInto('picture')
      .values({ hash, mime, bytes })
      .onConflict((conflict) => conflict.column('hash').doNothing()),
  )
  return hash
}

/** @returns the picture with this hash, or null where the file has none. */
export function readPicture(connection: Connection, hash: string): StoredPicture | null {
  const row = connection.first(db.selectFrom('picture').selectAll().where('hash', '=', hash))
  return row ? { hash: row.hash, mime: row.mime as PictureMime, bytes: row.bytes } : null
}

/** @returns the hashes of the pictures that are not what they were when they were kept. */
export const spoiltPictures = (connection: Connection): string[] =>
  connection
    .all(db.selectFrom('picture').selectAll())
    .filter(({ hash, mime, bytes }) => nameOf(bytes) !== hash || !kinds.includes(mime))
    .map(({ hash }) => hash)

const nameOf = (bytes: Uint8Array): string => hashOf('sha256', bytes, 'hex')

/** @returns the hashes that a state names and the file has no picture for. */
export function missingPictures(connection: Connection, collections: Collections, state: AnyState): string[] {
  const kept = new Set(connection.all(db.selectFrom('picture').select('hash')).map(({ hash }) => hash))
  return [...new Set(hashesIn(collections, state))].filter((hash) => !kept.has(hash))
}

/** @returns the hashes of the pictures that rows name. */
export function hashesIn(collections: Collections, state: AnyState): string[] {
  return Object.entries(collections).flatMap(([collection, columns]) => {
    const holding = Object.keys(columns).filter((column) => columns[column]!.picture)
    return holding.flatMap((column) => (state[collection] ?? []).map((row) => String(row[column])))
  })
}
