import { sql } from 'kysely'
import { damaged } from './errors.ts'

/**
 * Reads JSON that this program wrote.
 * @param what it is part of, for the player.
 * @throws StoreError `damaged` when it is none.
 */
export function parsed(text: string, path: string, what = 'an entry of its journal'): unknown {
  try {
    const value: unknown = JSON.parse(text)
    if (text.length > longest && isDeep(value)) throw new Error('It goes deeper than anything that the program writes.')
    return value
  } catch (error) {
    throw damaged(path, `${what} cannot be read`, error)
  }
}

/** A shorter text cannot be as deep. */
const longest = 2000
const deepest = 500

/** Does a value hold others within others so deep that whoever walks through it comes to the end of his stack? */
function isDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true
    level = level.flatMap((one): unknown[] => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}

/** A list of ids of any length, as something to select from: the text of the query stays the same. */
export const listed = (ids: readonly number[]) => sql<number>`(select value from json_each(${JSON.stringify(ids)}))`
