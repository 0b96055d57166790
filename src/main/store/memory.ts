import { emptyState, type Collections } from '../engine/state.ts'
import type { Connection } from './connection.ts'
import { journalContents, type Contents } from './contents.ts'
import type { StateKeeper } from './stateKeeper.ts'
import { touchedRows, type Touched } from './touched.ts'
import { rememberedWalk, type Walk } from './walk.ts'

/** What is remembered of a file's journal from one question to the next. */
export interface JournalMemory {
  readonly contents: Contents
  readonly walk: Walk
  readonly touched: Touched
  /** Reads in one transaction; what is remembered has been made sure of. */
  readonly look: <T>(work: () => T) => T
}

/**
 * All that is remembered are entries, which never change; it is brought up to date from the head each time. Still, when
 * another process has written to the file, all of it is let go: the whole file may be another than it was.
 */
export function journalMemory(connection: Connection, keeper: StateKeeper, collections: Collections): JournalMemory {
  const memories = {
    contents: journalContents(connection),
    walk: rememberedWalk(connection, emptyState(collections)),
    touched: touchedRows(connection),
  }
  const version = connection.raw.prepare<[], number>('pragma data_version').pluck()
  let known = version.get()
  const makeSure = () => {
    const now = version.get()
    if (now === known) return
    known = now
    for (const memory of [keeper, ...Object.values(memories)]) memory.forget()
  }
  return {
    ...memories,
    look: (work) =>
      connection.reading(() => {
        makeSure()
        return work()
      }),
  }
}
