import { basename } from 'node:path'
import type { AnyRow } from '../engine/state.ts'
import { contentAppender, type Appended } from './append.ts'
import { readInfo } from './campaign.ts'
import { noLink, sealOfEntry, type Content, type RowMarks } from './chain.ts'
import { db, type Connection } from './connection.ts'
import { damaged, StoreError } from './errors.ts'
import { readBodies, readLink, type Body } from './links.ts'
import type { ConnectedTour } from './openTour.ts'
import { hashesIn, readPicture, writePicture, type StoredPicture } from './pictures.ts'
import type { Place, TourInfo } from './types.ts'

/** What one copy of a campaign holds and another lacks. Entries are named by their hashes: each copy has ids of its own. */
export interface Beyond {
  /** Of the file, for messages. */
  readonly path: string
  readonly info: TourInfo
  /** Where the copy stands; empty at the start. */
  readonly head: string
  /** Each after the one that it follows. */
  readonly entries: readonly BeyondEntry[]
  /** Those that the entries name. */
  readonly pictures: readonly StoredPicture[]
}

export interface BeyondEntry {
  readonly hash: string
  /** The entry before it; empty at the start. */
  readonly follows: string
  /** What redo goes to from it. */
  readonly redo: string | null
  readonly content: Content
}

/** What has been laid in. */
export interface LaidIn {
  /** Ids of the new entries, here. */
  readonly made: readonly number[]
  /** Where the other copy stands, here. */
  readonly head: Place
}

/** @returns the hashes of all entries, oldest first. */
export const hashesOf = (connection: Connection): Map<number, string> =>
  new Map(connection.all(db.selectFrom('entry').select(['id', 'hash']).orderBy('id')).map(({ id, hash }) => [id, hash]))

/**
 * @param known hashes of the entries that the other copy has.
 * @throws StoreError `damaged` for entries that cannot be read.
 */
export function readBeyond(
  { connection, system }: Pick<ConnectedTour, 'connection' | 'system'>,
  known: ReadonlySet<string>,
): Beyond {
  const hashes = hashesOf(connection)
  const lacking = [...hashes].filter(([, hash]) => !known.has(hash)).map(([id]) => id)
  const bodies = readBodies(connection, lacking)
  const info = readInfo(connection)
  return {
    path: connection.path,
    info,
    head: readLink(connection, info.head).hash,
    entries: bodies.map(({ entry: { hash, parent, redo }, content }) => ({
      hash,
      follows: parent === null ? noLink.hash : (hashes.get(parent) ?? ''),
      redo: redo === null ? null : (hashes.get(redo) ?? null),
      content,
    })),
    pictures: [...new Set(hashesIn(system.collections, rowsIn(bodies)))].flatMap(
      (hash) => readPicture(connection, hash) ?? [],
    ),
  }
}

/** All rows that entries have made or taken away. */
function rowsIn(bodies: readonly Body[]): Record<string, AnyRow[]> {
  const rows: Record<string, AnyRow[]> = Object.create(null) as Record<string, AnyRow[]>
  for (const { content } of bodies)
    for (const [, { collection, before, after }] of content.changes)
      (rows[collection] ??= []).push(...[before, after].filter((row) => row !== null))
  return rows
}

/**
 * Puts entries into the journal under ids of their own, each after the one that it follows. Its hash, reckoned anew, proves
 * that it is the entry that the other copy has. What was here stays as it is: the head, the rows, what redo goes to. Call it
 * inside a transaction.
 *
 * @throws StoreError `not-found`, `damaged`.
 */
export function layIn(
  connection: Connection,
  marks: RowMarks,
  { path, info, head, entries, pictures }: Beyond,
): LaidIn {
  mustBeOneCampaign(readInfo(connection), info, path)
  const append = contentAppender(connection, marks)
  const places = new Map<string, Pick<Appended, 'link'> & { readonly id: Place }>([
    [noLink.hash, { id: null, link: noLink }],
  ])
  for (const [id, hash] of hashesOf(connection)) places.set(hash, { id, link: readLink(connection, id) })
  const made: number[] = []
  for (const { hash, follows, content } of entries) {
    // Another process may have laid it in meanwhile.
    if (places.has(hash)) continue
    const before = places.get(follows)
    const appended = before?.link.depth === content.depth - 1 ? append(before.id, before.link, content) : undefined
    if (appended?.link.hash !== hash) throw damaged(path, 'its journal is not all as it was written')
    places.set(hash, appended)
    made.push(appended.id)
  }
  const fresh = new Set<Place>(made)
  for (const { hash, redo } of entries) {
    const [here, to] = [places.get(hash)!, redo === null ? undefined : places.get(redo)]
    if (here.id !== null && fresh.has(here.id) && to && to.id !== null) setRedo(connection, here.id, to.id, hash)
  }
  for (const { hash, mime, bytes } of pictures)
    if (writePicture(connection, mime, bytes) !== hash) throw damaged(path, 'a picture in it is not as it was kept')
  const stands = places.get(head)
  if (!stands) throw damaged(path, 'it stands at an entry of its journal which is not there')
  return { made, head: stands.id }
}

function setRedo(connection: Connection, id: number, redo: number, hash: string): void {
  const seal = sealOfEntry(id, redo, hash)
  connection.run(db.updateTable('entry').set({ redo, seal }).where('id', '=', id))
}

/** @throws StoreError `not-found` unless both are the same campaign: by its id, its game and the seed of its dice. */
export function mustBeOneCampaign(one: TourInfo, other: TourInfo, path: string): void {
  if (one.id === other.id && one.system === other.system && one.seed === other.seed) return
  throw new StoreError(
    'not-found',
    `${basename(path)} is no copy of this campaign: ${one.system === other.system ? 'it was begun as a campaign of its own, or became one when it was duplicated or restored' : 'it is of another game'}. Nothing was changed. Choose a copy of the file itself.`,
  )
}
