import type { About } from '../engine/lines.ts'
import { db, type Connection } from './connection.ts'

/** Which entries changed which row. */
export interface Touched {
  /** @returns ids of the entries that changed a row, on the path or off it, oldest first. */
  readonly by: (row: Pick<About, 'collection' | 'id'>) => readonly number[]
  readonly forget: () => void
}

/**
 * An index of the journal's changes by row. It is kept in memory: in the file it would touch as many pages again at every
 * commit. It is made when it is first asked, from names and ids alone, and then only added to.
 */
export function touchedRows(connection: Connection): Touched {
  let newest = 0
  let entries = new Map<string, number[]>()
  const bringUp = () => {
    for (const { entry, collection, row_id } of connection.all(newer(newest))) {
      const key = keyOf({ collection, id: row_id })
      const own = entries.get(key)
      if (!own) entries.set(key, [entry])
      else if (own.at(-1) !== entry) own.push(entry)
      newest = entry
    }
  }
  return {
    by: (row) => {
      bringUp()
      return entries.get(keyOf(row)) ?? []
    },
    forget: () => {
      newest = 0
      entries = new Map()
    },
  }
}

const keyOf = ({ collection, id }: Pick<About, 'collection' | 'id'>) => `${collection} ${id}`

const newer = (than: number) =>
  db
    .selectFrom('entry_change')
    .select(['entry', 'collection', 'row_id'])
    .where('entry', '>', than)
    .orderBy('entry')
    .orderBy('position')
