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
