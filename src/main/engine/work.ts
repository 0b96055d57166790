/** How far some work is, for the player. */
export interface Progress {
  readonly done: number
  readonly of: number
  /** What is being done: "Early March 1967". */
  readonly what: string
  /** What is done elsewhere meanwhile, and must be done before the work goes on. */
  readonly until?: Promise<unknown>
}

/**
 * Work that can be left between any two of its pieces: it yields how far it is, and returns what it came to. Whoever
 * runs it decides how often other calls get a turn, and may drop it; so it writes nothing before its last piece.
 */
export type Work<T> = Generator<Progress, T, undefined>

/** Does all of a work in one go. @returns what it came to. @throws Error for a work that waits for something. */
export function doAtOnce<T>(work: Work<T>): T {
  for (;;) {
    const piece = work.next()
    if (piece.done === true) return piece.value
    if (piece.value.until) throw new Error(`This work has to be waited for: ${piece.value.what}.`)
  }
}

/**
 * @param from where the bar stands when it begins, and `to` when it ends, as parts of the whole: 0 to 1.
 * @returns the same work as a part of a larger one.
 */
export function* partOf<T>(work: Work<T>, from: number, to: number): Work<T> {
  for (;;) {
    const piece = work.next()
    if (piece.done === true) return piece.value
    const { done, of, ...rest } = piece.value
    yield { ...rest, done: from + ((to - from) * done) / Math.max(1, of), of: 1 }
  }
}
