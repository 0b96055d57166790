import { applyChanges, type AnyState, type Change, type Collections } from '../engine/state.ts'
import { readHead } from './campaign.ts'
import { rowMarks, type RowMarks } from './chain.ts'
import type { Connection } from './connection.ts'
import { damaged } from './errors.ts'
import { readLink } from './links.ts'
import { stateTables, type StateTables } from './rows.ts'
import { mustBeSealed } from './seal.ts'
import type { Loaded, Place } from './types.ts'

/** The state in the file, and its last reading in memory. */
export interface StateKeeper extends Pick<StateTables, 'write'> {
  readonly collections: Collections
  readonly marks: RowMarks
  /** @returns where the state stands now, in this process or another. */
  readonly head: () => Place
  /**
   * @returns the state; read from the file only when the head is not the one last read. Then it is compared with what the
   *   journal says that it came to. Throws StoreError `damaged` where that is something else.
   */
  readonly load: () => Loaded
  /** Takes over a finished commit, so that the next load needs no reading. Call it after the transaction. */
  readonly moved: (from: Place, to: Place, changes: readonly Change[], direction: 'forward' | 'backward') => void
  readonly forget: () => void
}

/**
 * An entry's state never changes, so what is in memory is good for as long as the head is the same. Call all of it
 * inside a transaction, but for `moved` and `forget`.
 */
export function stateKeeper(connection: Connection, collections: Collections): StateKeeper {
  const rows = stateTables(connection, collections)
  const marks = rowMarks(collections)
  let kept: { readonly head: Place; readonly depth: number; readonly state: AnyState } | null = null

  const read = (head: Place): Loaded => {
    mustBeSealed(connection)
    const link = readLink(connection, head)
    const state = rows.read()
    if (marks.sum(state) !== link.state) throw notAsLeft(connection.path)
    return { head, depth: link.depth, state }
  }
  const load = (): Loaded => {
    const head = readHead(connection)
    if (kept?.head !== head) kept = read(head)
    return kept
  }
  return {
    collections,
    marks,
    head: () => readHead(connection),
    load,
    write: rows.write,
    moved: (from, to, changes, direction) => {
      if (kept?.head !== from) return
      const depth = kept.depth + (direction === 'forward' ? 1 : -1)
      kept = { head: to, depth, state: applyChanges(kept.state, changes, direction) }
    },
    forget: () => {
      kept = null
    },
  }
}

/** @returns the refusal for a tour whose rows are not what its journal came to. */
export const notAsLeft = (path: string) => damaged(path, 'its men and all else in it are not as its journal left them')
