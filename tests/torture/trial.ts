/** What a trial is given. */
export interface Asked {
  /** A fresh folder; whoever asks removes it. */
  readonly folder: string
  /** How many times it tries: kills, flipped bytes, calls. */
  readonly count: number
  /** Of all its chance: the same seed, the same trial. */
  readonly seed: number
  readonly progress: (done: number, what: string) => void
}

/** What came of a trial. */
export interface Came {
  /** How many times it has tried, and what that came to, in the order in which it is told. */
  readonly figures: Readonly<Record<string, number>>
  /** What must not be, a sentence each with what is needed to see it again. */
  readonly faults: readonly string[]
  /** What this machine does not let it try; empty where it tried all. */
  readonly left: readonly string[]
}

/** One way to be hard on the program. The gate runs it in short, `npm run torture` in full. */
export interface Trial {
  readonly name: string
  readonly title: string
  /** What is done to the program, and what must hold, for the page that tells of it. */
  readonly about: string
  /** How many make it full. */
  readonly count: number
  readonly run: (asked: Asked) => Promise<Came>
}

/** Counts what comes in trial after trial. */
export class Tally {
  readonly figures: Record<string, number> = {}
  readonly faults: string[] = []
  readonly left: string[] = []

  /** Adds to a figure, which stands in the order in which it was first named. */
  count(what: string, by = 1): void {
    this.figures[what] = (this.figures[what] ?? 0) + by
  }

  /** Notes something that must not be. */
  fault(what: string): void {
    this.faults.push(what)
  }

  /** Notes a fault unless something holds. */
  expect(holds: boolean, what: string): void {
    if (!holds) this.fault(what)
  }
}

/** The seed of all trials, where none is named. */
export const usualSeed = 1967
