import { sql } from 'kysely'
import { damaged } from './errors.ts'

/**
 * Reads JSON that this program wrote.
 * @param what it is part of, for the player.
 * @throws StoreError `damaged` when it is none.
 */
export function parsed(text: string, path: string, what = 'an entry of its journal'): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw damaged(path, `${what} cannot be read`, error)
  }
}

/** A list of ids of any length, as something to select from: the text of the query stays the same. */
export const listed = (ids: readonly number[]) => sql<number>`(select value from json_each(${JSON.stringify(ids)}))`
