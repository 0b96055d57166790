import { applyChanges, type AnyState, type Change } from '../engine/state.ts'
import type { Connection } from './connection.ts'
import { changesOf, readEntries } from './journal.ts'
import type { Entry, Place } from './types.ts'

/** One place of the tour: an entry, what it changed, and the state right after it. */
export interface Stop {
  readonly entry: Entry
  readonly changes: readonly Change[]
  readonly state: AnyState
}

/**
 * Walks the tour from its start to the head, once, whatever is to be told of it.
 * @param start the empty state.
 */
export function walkTo(connection: Connection, head: Place, start: AnyState): Stop[] {
  let state = start
  return readEntries(connection, head, 'onPath').map((entry) => {
    const changes = changesOf(connection, entry.id)
    state = applyChanges(state, changes, 'forward')
    return { entry, changes, state }
  })
}
