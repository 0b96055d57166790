import type { PastEntry } from '../../src/main/app/game/past.ts'
import { difference } from '../../src/main/engine/state.ts'
import type { Values } from '../../src/games/fng/rules/battle/action.ts'
import type { FngState } from '../../src/games/fng/rules/state.ts'
import { nextDepth } from './fngAftermath.ts'
import { playMove } from './battlePlayer.ts'

/** A battle with its journal, as actions are played one after another on seeded dice. */
export interface Course {
  readonly state: FngState
  /** Newest first. */
  readonly back: readonly PastEntry[]
  /** @throws Error with its words where the action is refused. */
  readonly then: (action: string, values: Values) => Course
  /** The same, and nothing came of it. */
  readonly said: (action: string, values: Values) => Course
}

/** @returns the battle as it begins, with nothing played yet. */
export const courseFrom = (state: FngState, back: readonly PastEntry[] = [], seed = 1): Course => ({
  state,
  back,
  then(action, values) {
    const { after, tape, refused } = playMove(state, { action, values }, seed, nextDepth(state))
    if (refused !== null) throw new Error(refused)
    const entry = { step: 'act', input: { action, values }, tape, changes: () => difference(state, after) }
    return courseFrom(after, [entry, ...back], seed + 1)
  },
  said: (action, values) =>
    courseFrom(state, [{ step: 'act', input: { action, values }, changes: () => [] }, ...back], seed),
})
