import type { Connection } from './connection.ts'
import { readEntry } from './journal.ts'
import type { Entry, Place } from './types.ts'

/** How a run of entries goes on from one of them. */
interface Run {
  readonly from: Place
  readonly next: (entry: Entry) => Place
  readonly onPath: boolean
}

/** @returns entry after entry, as long as each is wanted; a damaged circle ends where depths no longer run one way. */
export function follow(
  connection: Connection,
  { from, next, onPath }: Run,
  isWanted: (entry: Entry) => boolean,
): Entry[] {
  const found: Entry[] = []
  for (let at = from; at !== null;) {
    const entry = readEntry(connection, at, onPath)
    const [before, last] = [found.at(-2), found.at(-1)]
    const turns = before && last && Math.sign(last.depth - before.depth) !== Math.sign(entry.depth - last.depth)
    if (turns || !isWanted(entry)) break
    found.push(entry)
    at = next(entry)
  }
  return found
}
