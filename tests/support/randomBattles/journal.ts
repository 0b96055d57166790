import type { PastEntry } from '../../../src/main/app/game/past.ts'
import { RuleError } from '../../../src/main/engine/errors.ts'
import { applyChanges, type AnyState } from '../../../src/main/engine/state.ts'
import type { FngState } from '../../../src/games/fng/rules/state.ts'
import { fngSystem } from '../../../src/games/fng/rules/system.ts'
import { playInMemory, type PlayedEntry } from '../playTour.ts'

/** A step that was tried: refused it leaves nothing behind. */
export type Tried =
  { readonly refused: null; readonly entry: PlayedEntry; readonly before: FngState } | { readonly refused: string }

/** A tour in memory, played, undone and redone as a file is. */
export interface Journal {
  readonly state: () => FngState
  /** From the first to where the tour stands. */
  readonly entries: () => readonly PlayedEntry[]
  /** What stands before the state, newest first. */
  readonly back: () => readonly PastEntry[]
  /** Plays a step; nothing of it stays. */
  readonly attempt: (step: string, input: unknown) => Tried
  readonly play: (step: string, input: unknown) => Tried
  /** @returns false where there is nothing to undo, or to redo. */
  readonly undo: () => boolean
  readonly redo: () => boolean
}

/** Entries never change: what is read of one is known by it. */
const pasts = new WeakMap<PlayedEntry, PastEntry>()

function pastOf(entry: PlayedEntry): PastEntry {
  const { step, input, tape } = entry
  const past = pasts.get(entry) ?? { step, input, tape, changes: () => entry.changes, lines: () => entry.lines }
  pasts.set(entry, past)
  return past
}

/** @param seed of the tour, from which its dice fall. */
export function openJournal(start: readonly PlayedEntry[], seed: number): Journal {
  let done = [...start]
  let undone: PlayedEntry[] = []
  /** What stands before the state is asked for again and again until the next step. */
  let past: { readonly of: readonly PlayedEntry[]; readonly back: readonly PastEntry[] } | null = null
  let state = done.at(-1)?.state ?? fngSystem.empty
  const turn = (entry: PlayedEntry, way: 'forward' | 'backward') => {
    state = applyChanges(state as unknown as AnyState, entry.changes, way) as unknown as FngState
  }
  const attempt = (step: string, input: unknown): Tried => {
    try {
      return { refused: null, entry: playInMemory(state, step, input, seed, done.length + 1), before: state }
    } catch (error) {
      if (error instanceof RuleError) return { refused: error.message }
      throw error
    }
  }
  return {
    state: () => state,
    entries: () => done,
    back() {
      if (past?.of !== done) past = { of: done, back: done.toReversed().map(pastOf) }
      return past.back
    },
    attempt,
    play(step, input) {
      const tried = attempt(step, input)
      if (tried.refused !== null) return tried
      done = [...done, tried.entry]
      undone = []
      state = tried.entry.state
      return tried
    },
    undo() {
      const last = done.at(-1)
      if (!last) return false
      done = done.slice(0, -1)
      undone = [last, ...undone]
      turn(last, 'backward')
      return true
    },
    redo() {
      const [next, ...rest] = undone
      if (!next) return false
      done = [...done, next]
      undone = rest
      turn(next, 'forward')
      return true
    },
  }
}
