import { applyChanges, emptyState, type AnyState } from '../engine/state.ts'
import { readInfo } from './campaign.ts'
import type { Connection } from './connection.ts'
import { notFound } from './errors.ts'
import { changesAlong } from './journal.ts'
import type { JournalMemory } from './memory.ts'
import { readPending } from './pending.ts'
import { readPicture } from './pictures.ts'
import type { StateKeeper } from './stateKeeper.ts'
import type { TourFile } from './tourFile.ts'
import type { Heading, Place } from './types.ts'

type Reading = Pick<TourFile, 'load' | 'info' | 'stateAt' | 'walk' | 'pending' | 'picture' | 'bytes'>

/** The methods of a TourFile that tell how the tour stands, or stood. */
export function tourReader(connection: Connection, keeper: StateKeeper, memory: JournalMemory): Reading {
  const { contents, walk, look } = memory
  const stateAt = (place: Place): AnyState => {
    const heading = place === null ? null : contents.find(place)
    if (heading === undefined) throw notFound(`Entry ${place ?? ''} of the journal`)
    const empty = () => emptyState(keeper.collections)
    return heading === null ? empty() : (walk.known(heading) ?? playTo(connection, keeper, memory, heading))
  }
  return {
    load: () => look(keeper.load),
    info: () => look(() => readInfo(connection)),
    stateAt: (place) => look(() => stateAt(place)),
    walk: () => look(() => walk.along(contents.pathTo(keeper.head()))),
    pending: () => look(() => readPending(connection, keeper.head())),
    picture: (hash) => look(() => readPicture(connection, hash)),
    bytes: () => look(() => connection.raw.serialize()),
  }
}

/** Plays from the head or from the start, whichever is nearer. */
function playTo(connection: Connection, keeper: StateKeeper, { contents }: JournalMemory, to: Heading): AnyState {
  const { state, head } = keeper.load()
  const here = contents.pathTo(head)
  const there = contents.wayTo(to.id)
  let shared = 0
  while (shared < here.length && here[shared] === there[shared]) shared++
  if (there.length < here.length + there.length - 2 * shared)
    return applyChanges<AnyState>(emptyState(keeper.collections), changesAlong(connection, there), 'forward')
  // Going back, the last entry is undone first, and in it what was changed last.
  const back = changesAlong(connection, here.slice(shared)).toReversed()
  const fork = applyChanges(state, back, 'backward')
  return applyChanges(fork, changesAlong(connection, there.slice(shared)), 'forward')
}
