/** How long a disk may take to answer before the player is told, in milliseconds. */
export const patienceWithDisks = 10_000

/**
 * Waits for what may never come.
 * @param tooLate makes the error for which nobody waits any longer; the work itself goes on.
 * @throws what the work throws, or that.
 */
export function inTime<T>(work: Promise<T>, tooLate: () => unknown, milliseconds = patienceWithDisks): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const timer = setTimeout(() => {
    reject(tooLate())
  }, milliseconds)
  work.then(resolve, reject).finally(() => {
    clearTimeout(timer)
  })
  return promise
}

/** @returns what does works one after another, however each of them ends. */
export function inTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work, work)
    last = next
    return next
  }
}
