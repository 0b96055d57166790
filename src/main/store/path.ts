import { sql } from 'kysely'
import { db, type Connection } from './connection.ts'
import { damaged } from './errors.ts'
import type { Place } from './types.ts'

/** An entry in the journal's tree. */
export interface TreeEntry {
  readonly id: number
  readonly parent: Place
}

/** How to get from one entry's state to another's. */
export interface Route {
  /** Entries to play backwards, in this order. */
  readonly back: readonly TreeEntry[]
  /** Entries to play forwards, in this order. */
  readonly forward: readonly TreeEntry[]
}

/** @returns a subquery: the ids of the entries from the start to this one. `union`, not `union all`, ends even a damaged circle. */
export const pathTo = (place: Place) =>
  sql<number>`(with recursive path (id) as (
    select ${place} where ${place} is not null
    union select parent from entry join path using (id) where parent is not null
  ) select id from path)`

/**
 * @returns the way from one entry to another, back to where their paths part and forward from there. Nothing beyond is read.
 * @throws StoreError `damaged` for a journal that runs in a circle.
 */
export function route(connection: Connection, from: Place, to: Place): Route {
  const back: TreeEntry[] = []
  const forward: TreeEntry[] = []
  let [there, here] = [entryAt(connection, from), entryAt(connection, to)]
  while (there?.id !== here?.id) {
    if (there && there.depth >= (here?.depth ?? 0)) {
      back.push(there)
      there = parentOf(connection, there)
    } else if (here) {
      forward.push(here)
      here = parentOf(connection, here)
    }
  }
  return { back, forward: forward.reverse() }
}

type Climbed = TreeEntry & { readonly depth: number }

function entryAt(connection: Connection, place: Place): Climbed | undefined {
  if (place === null) return undefined
  return connection.first(db.selectFrom('entry').select(['id', 'parent', 'depth']).where('id', '=', place))
}

function parentOf(connection: Connection, { parent, depth }: Climbed): Climbed | undefined {
  const above = entryAt(connection, parent)
  if ((above?.depth ?? 0) >= depth) throw damaged(connection.path, 'its journal runs in a circle')
  return above
}
