/** What must never be, with the battle in which it was. */
export interface Fault {
  readonly seed: number
  readonly what: string
}

/** What was played, and what came of it. */
export interface Tally {
  battles: number
  turns: number
  /** Steps that went into a journal, undone ones too. */
  acts: number
  undone: number
  redone: number
  /** Battles that went through a file, with a past throw amended. */
  amended: number
  /** By what the player did: an untouched form, one filled by hand, what follows, a note of the table ... */
  readonly ways: Map<string, number>
  /** Forms that were looked at as they begin: could be played, or said why not. */
  readonly starts: { ready: number; sayWhy: number }
  /** Rows of what follows that were looked at: could be played at once, or wanted a word of the table. */
  readonly rows: { ready: number; wanting: number }
  /** Forms of which a player said something, and which their action refused all the same, by action and sentence. */
  readonly refused: Map<string, number>
  /** Rows that wanted a word and said why not whatever was said, by action and sentence. */
  readonly stuck: Map<string, number>
  readonly faults: Fault[]
}

export const newTally = (): Tally => ({
  battles: 0,
  turns: 0,
  acts: 0,
  undone: 0,
  redone: 0,
  amended: 0,
  ways: new Map(),
  starts: { ready: 0, sayWhy: 0 },
  rows: { ready: 0, wanting: 0 },
  refused: new Map(),
  stuck: new Map(),
  faults: [],
})

/** Counts one more of a kind. */
export const count = (of: Map<string, number>, kind: string): void => void of.set(kind, (of.get(kind) ?? 0) + 1)
