/** How far some work is, for the player. */
export interface Progress {
  readonly done: number
  readonly of: number
  /** What is being done: "Early March 1967". */
  readonly what: string
}

/**
 * Work that can be left between any two of its pieces: it yields how far it is, and returns what it came to. Whoever
 * runs it decides how often other calls get a turn, and may drop it; so it writes nothing before its last piece.
 */
export type Work<T> = Generator<Progress, T, undefined>

/** Does all of a work in one go. @returns what it came to. */
export function doAtOnce<T>(work: Work<T>): T {
  for (;;) {
    const piece = work.next()
    if (piece.done === true) return piece.value
  }
}
