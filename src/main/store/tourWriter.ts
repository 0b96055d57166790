import type { Change } from '../engine/state.ts'
import { appender, type Append, type Appended } from './append.ts'
import { mustStandAt, redoOf, updateCampaign } from './campaign.ts'
import type { Connection } from './connection.ts'
import { goTo, leave } from './goTo.ts'
import { changesOf, readEntries, readEntry } from './journal.ts'
import { readLink } from './links.ts'
import { deletePending, writePending } from './pending.ts'
import { targets } from './rows.ts'
import type { StateKeeper } from './stateKeeper.ts'
import type { TourFile } from './tourFile.ts'
import type { Entry, Place } from './types.ts'

type Writing = Pick<TourFile, 'commit' | 'appendBranch' | 'undo' | 'redo' | 'moveHead' | 'setPending' | 'clearPending'>

/** The methods of a TourFile that move the head: the only writers of the state. */
export function tourWriter(connection: Connection, keeper: StateKeeper): Writing {
  const add = adder(connection, keeper)
  const play = player(connection, keeper)
  return {
    ...pendingWriter(connection),
    commit: (commit) => {
      const entry = connection.writing(() => {
        const head = mustStandAt(connection, commit.expectedHead)
        const { id } = add(head, readLink(connection, head), commit)
        updateCampaign(connection, { head: id })
        deletePending(connection)
        return readEntry(connection, id, true)
      })
      keeper.moved(commit.expectedHead, entry.id, commit.changes, 'forward')
      return entry
    },
    appendBranch: ({ expectedHead, parent, entries }) =>
      connection.writing(() => {
        goTo(connection, keeper, mustStandAt(connection, expectedHead), parent)
        const made: Appended[] = []
        const link = readLink(connection, parent)
        for (const entry of entries) made.push(add(made.at(-1)?.id ?? parent, made.at(-1)?.link ?? link, entry))
        updateCampaign(connection, { head: made.at(-1)?.id ?? parent })
        deletePending(connection)
        const ids = made.map(({ id }) => id)
        return readEntries(connection, ids).map((entry) => ({ ...entry, onPath: true }))
      }),
    undo: (expectedHead) => play(() => undoMove(connection, mustStandAt(connection, expectedHead))),
    redo: (expectedHead) => play(() => redoMove(connection, mustStandAt(connection, expectedHead))),
    moveHead: (to, expectedHead) => {
      connection.writing(() => {
        goTo(connection, keeper, mustStandAt(connection, expectedHead), to)
        updateCampaign(connection, { head: to })
      })
    },
  }
}

function pendingWriter(connection: Connection): Pick<Writing, 'setPending' | 'clearPending'> {
  return {
    setPending: (expectedHead, pending) => {
      connection.writing(() => {
        writePending(connection, mustStandAt(connection, expectedHead), pending)
      })
    },
    clearPending: () => {
      connection.writing(() => {
        deletePending(connection)
      })
    },
  }
}

/** @returns what writes journal entry and rows of one step; the head is left to the caller. */
function adder(connection: Connection, keeper: StateKeeper): Append {
  let append: Append | undefined
  return (parent, after, entry) => {
    append ??= appender(connection, keeper.marks)
    const appended = append(parent, after, entry)
    keeper.write(targets(entry.changes, 'forward'))
    return appended
  }
}

/** @returns what plays one entry at the head; the cached state follows once the transaction is through. */
function player(connection: Connection, keeper: StateKeeper): (move: () => Move | null) => Entry | null {
  return (move) => {
    const moved = connection.writing(() => {
      const done = move()
      if (!done) return null
      keeper.write(targets(done.changes, done.direction))
      updateCampaign(connection, { head: done.to })
      return { ...done, entry: readEntry(connection, done.id, done.direction === 'forward') }
    })
    if (!moved) return null
    keeper.moved(moved.from, moved.to, moved.changes, moved.direction)
    return moved.entry
  }
}

function undoMove(connection: Connection, from: Place): Move | null {
  if (from === null) return null
  const to = leave(connection, from)
  return { id: from, from, to, changes: changesOf(connection, from), direction: 'backward' }
}

function redoMove(connection: Connection, from: Place): Move | null {
  const to = redoOf(connection, from)
  if (to === null) return null
  return { id: to, from, to, changes: changesOf(connection, to), direction: 'forward' }
}

/** One entry to be played. */
interface Move {
  readonly id: number
  readonly from: Place
  readonly to: Place
  readonly changes: readonly Change[]
  readonly direction: 'forward' | 'backward'
}
