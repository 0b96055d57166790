import { sql } from 'kysely'
import { db, type Connection } from './connection.ts'
import type { Place } from './types.ts'

/** A link of the journal's tree. */
export interface Link {
  readonly id: number
  readonly parent: Place
}

/** How to get from one entry's state to another's. */
export interface Route {
  /** Entries to play backwards, in this order. */
  readonly back: readonly Link[]
  /** Entries to play forwards, in this order. */
  readonly forward: readonly Link[]
}

/** @returns a subquery: the ids of the entries from the start to this one. `union`, not `union all`, ends even a damaged circle. */
export const pathTo = (place: Place) =>
  sql<number>`(with recursive path (id) as (
    select ${place} where ${place} is not null
    union select parent from entry join path using (id) where parent is not null
  ) select id from path)`

/** @returns the links from the start to this entry, the first first. */
export function linksTo(connection: Connection, place: Place): Link[] {
  return connection.all(
    db.selectFrom('entry').select(['id', 'parent']).where('id', 'in', pathTo(place)).orderBy('depth'),
  )
}

/** @returns the way from one entry to another, back to where their paths part and forward from there. */
export function route(connection: Connection, from: Place, to: Place): Route {
  const there = linksTo(connection, from)
  const here = linksTo(connection, to)
  let shared = 0
  while (shared < there.length && there[shared]!.id === here[shared]?.id) shared++
  return { back: there.slice(shared).reverse(), forward: here.slice(shared) }
}
