import { applyChanges, type AnyState, type Change, type Collections } from '../engine/state.ts'
import { depthOf, readHead } from './campaign.ts'
import type { Connection } from './connection.ts'
import { stateTables, type StateTables } from './rows.ts'
import type { Loaded, Place } from './types.ts'

/** The state in the file, and its last reading in memory. */
export interface StateKeeper extends Pick<StateTables, 'write'> {
  readonly collections: Collections
  /** @returns where the state stands now, in this process or another. */
  readonly head: () => Place
  /** @returns the state; read from the file only when the head is not the one last read. */
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
  let kept: { readonly head: Place; readonly depth: number; readonly state: AnyState } | null = null

  const load = (): Loaded => {
    const head = readHead(connection)
    if (kept?.head !== head) kept = { head, depth: depthOf(connection, head), state: rows.read() }
    return kept
  }
  return {
    collections,
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
