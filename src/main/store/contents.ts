import { db, type Connection } from './connection.ts'
import { damaged } from './errors.ts'
import type { Heading, Place } from './types.ts'

/** The journal's table of contents: every entry without its body, kept in memory and only ever added to. */
export interface Contents {
  /** @returns all entries, on the path or off it, in order of their ids. */
  readonly all: () => readonly Heading[]
  /** @returns the entries from the start to a place, in order. A path through the tree is also in order of ids. */
  readonly pathTo: (head: Place) => readonly Heading[]
  /** The same for a place where the tour does not stand: it is not remembered. */
  readonly wayTo: (place: Place) => readonly Heading[]
  /** @returns undefined where the journal has no such entry. */
  readonly find: (id: number) => Heading | undefined
  readonly forget: () => void
}

/**
 * Which entries there are, and how they hang together, is asked by every view, and an entry never changes once it is
 * written. So they are read once, then only those that are new. The path is remembered too, and extended by parent links
 * when the head moves.
 */
export function journalContents(connection: Connection): Contents {
  let entries: Heading[] = []
  let byId = new Map<number, Heading>()
  let path: Heading[] = []

  const bringUp = () => {
    for (const entry of connection.all(newer(entries.at(-1)?.id ?? 0))) {
      entries.push(entry)
      byId.set(entry.id, entry)
    }
  }
  const walkTo = (head: Place): Heading[] => {
    const fresh: Heading[] = []
    for (let id = head; id !== null;) {
      const entry = byId.get(id)
      // A circle or a gap: only a file that another program has spoilt has one.
      if (!entry || fresh.length > entries.length) throw damaged(connection.path, 'its journal does not hang together')
      if (path[entry.depth - 1] === entry) return [...path.slice(0, entry.depth), ...fresh.reverse()]
      fresh.push(entry)
      id = entry.parent
    }
    return fresh.reverse()
  }
  return {
    all: () => {
      bringUp()
      return entries
    },
    pathTo: (head) => {
      if ((path.at(-1)?.id ?? null) !== head) {
        bringUp()
        path = walkTo(head)
      }
      return path
    },
    wayTo: (place) => {
      bringUp()
      return walkTo(place)
    },
    find: (id) => {
      if (!byId.has(id)) bringUp()
      return byId.get(id)
    },
    forget: () => {
      entries = []
      byId = new Map()
      path = []
    },
  }
}

const newer = (than: number) =>
  db
    .selectFrom('entry')
    .select(['id', 'parent', 'depth', 'step', 'title', 'moment'])
    .where('id', '>', than)
    .orderBy('id')
