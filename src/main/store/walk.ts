import { applyChanges, rowIn, rowsIn, type AnyState, type Change } from '../engine/state.ts'
import type { Connection } from './connection.ts'
import { pastEntries, rawChanges, rowOf, type RawChange } from './journal.ts'
import type { Heading, PastEntry } from './types.ts'

/** One place of the tour: an entry, what it changed, and the state right after it. */
export interface Stop {
  readonly entry: PastEntry
  readonly changes: readonly Change[]
  readonly state: AnyState
}

/** The walk through the tour, remembered from one question to the next. */
export interface Walk {
  /** @param path the entries from the start to where the walk ends. */
  readonly along: (path: readonly Heading[]) => readonly Stop[]
  /** @returns the state right after an entry, where the walk last came by; undefined where it must be played. */
  readonly known: (entry: Heading) => AnyState | undefined
  readonly forget: () => void
}

/** How much of a walk is kept, in slots of its rows and lists: some 60 MB. A tour of two years takes a fifth of it. */
const keptAtMost = 8_000_000
/** What a changed row takes, in the same measure. */
const slotsPerChange = 80

/**
 * Entries never change, so of a walk only what lies beyond the last one is read: after a step one entry, after an undo
 * nothing. A tour so long that it would fill the memory is walked anew each time.
 *
 * @param start the empty state.
 */
export function rememberedWalk(connection: Connection, start: AnyState): Walk {
  let stops: readonly Stop[] = []
  /** Slots that each stop takes, and all before it. */
  let weights: number[] = []
  return {
    along: (path) => {
      const shared = sharedLength(stops, path)
      if (shared === stops.length && shared === path.length) return stops
      const before = stops.slice(0, shared)
      const walked = [...before, ...read(connection, path.slice(shared), before.at(-1)?.state ?? start)]
      weights.length = shared
      for (const stop of walked.slice(shared)) weights.push((weights.at(-1) ?? 0) + weightOf(stop))
      stops = (weights.at(-1) ?? 0) > keptAtMost ? [] : walked
      if (stops.length === 0) weights = []
      return walked
    },
    known: ({ id, depth }) => {
      const stop = stops[depth - 1]
      return stop?.entry.id === id ? stop.state : undefined
    },
    forget: () => {
      stops = []
      weights = []
    },
  }
}

/** How far two paths are one: where they share an entry, they share all before it. */
function sharedLength(stops: readonly Stop[], path: readonly Heading[]): number {
  let shared = Math.min(stops.length, path.length)
  while (shared > 0 && stops[shared - 1]!.entry.id !== path[shared - 1]!.id) shared--
  return shared
}

function weightOf({ changes, state }: Stop): number {
  const touched = new Set(changes.map(({ collection }) => collection))
  return [...touched].reduce((sum, name) => sum + (state[name]?.length ?? 0), slotsPerChange * changes.length)
}

function read(connection: Connection, path: readonly Heading[], from: AnyState): Stop[] {
  const ids = path.map(({ id }) => id)
  const raw = rawChanges(connection, ids)
  let state = from
  return pastEntries(connection, ids).map((entry) => {
    const before = state
    const changes = (raw.get(entry.id) ?? []).map((change) => asChange(change, before, connection.path))
    state = applyChanges(state, changes, 'forward')
    return { entry, changes, state }
  })
}

/** The row before stands in the state already: it is not read a second time, and takes no room. */
function asChange(raw: RawChange, state: AnyState, path: string): Change {
  const { collection, row_id: id } = raw
  const before = raw.before === null ? null : (rowIn(rowsIn(state, collection), id) ?? rowOf(raw.before, path))
  return { collection, id, before, after: rowOf(raw.after, path) }
}
