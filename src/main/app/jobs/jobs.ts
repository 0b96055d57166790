import { setImmediate } from 'node:timers/promises'
import type { Progress, Work } from '../../engine/work.ts'

/** What a page is told of a job. */
export interface JobProgress extends Progress {
  readonly job: string
}

/** The work under way that a player may watch and cancel. */
export interface Jobs {
  /**
   * Does a work in slices, so that other calls are answered in between.
   * @param job the name that the page gave it; undefined where nobody watches.
   * @param work may leave a promise, for what cannot be done in pieces; it is waited for.
   * @throws JobCancelled once it has been cancelled; whatever the work throws.
   */
  run<T>(job: string | undefined, work: Work<T | Promise<T>>): Promise<T>
  /**
   * The same for work that writes as it goes. Cancelled, it is told so, and ends by itself with what it has done.
   */
  runUntilStopped<T>(job: string | undefined, work: (isStopped: () => boolean) => Work<T>): Promise<T>
  /** @returns false when no such job is under way. */
  cancel(job: string): boolean
  /** Ends all work, also what nobody watches, as if it had been cancelled. @returns when it has ended; none begins after. */
  end(): Promise<void>
}

/** How long a slice may last, in milliseconds: what others wait at most, beside the piece under way. */
const sliceLength = 12
/** A bar that moves more often than this is only work for the page. */
const tellEvery = 60

/** Thrown out of a work that the player has cancelled. */
export class JobCancelled extends Error {
  constructor() {
    super('It was cancelled. Nothing was changed.')
    this.name = 'JobCancelled'
  }
}

/**
 * @param tell takes how far each job is.
 * @param clock in milliseconds; tests hand in their own.
 */
export function openJobs(tell: (progress: JobProgress) => void, clock: () => number = () => performance.now()): Jobs {
  /** Jobs under way; true for those that are to stop. */
  const underWay = new Map<string, boolean>()
  const running = new Set<Promise<unknown>>()
  const ended = Promise.withResolvers<null>()
  let isEnding = false
  const kept = async <T>(work: Promise<T>): Promise<T> => {
    running.add(work)
    try {
      return await work
    } finally {
      running.delete(work)
    }
  }
  const named = async <T>(job: string, run: (isCancelled: () => boolean) => Promise<T>) => {
    underWay.set(job, false)
    try {
      return await kept(run(() => isEnding || underWay.get(job) === true))
    } finally {
      underWay.delete(job)
    }
  }
  const inSlices = async <T>(work: Work<T | Promise<T>>, isCancelled = () => isEnding): Promise<T> => {
    // The first piece ends a slice: whoever changes his mind at once is heard before the work is half done.
    let since = -Infinity
    for (;;) {
      const piece = work.next()
      if (piece.done === true) return piece.value
      const { until } = piece.value
      if (!until && clock() - since < sliceLength) continue
      await (until ? Promise.race([until, ended.promise]) : setImmediate())
      if (isCancelled()) throw new JobCancelled()
      since = clock()
    }
  }
  return {
    async run(job, work) {
      if (job === undefined) return kept(inSlices(work))
      return named(job, async (isCancelled) => {
        const result = await inSlices(watched(work, job, tell, clock), isCancelled)
        if (isCancelled()) throw new JobCancelled()
        return result
      })
    },
    async runUntilStopped(job, work) {
      if (job === undefined)
        return kept(
          inSlices(
            work(() => isEnding),
            () => false,
          ),
        )
      return named(job, (isStopped) => inSlices(watched(work(isStopped), job, tell, clock), () => false))
    },
    cancel(job) {
      if (!underWay.has(job)) return false
      underWay.set(job, true)
      return true
    },
    async end() {
      isEnding = true
      ended.resolve(null)
      await Promise.allSettled(running)
    },
  }
}

/** Tells how far a work is, from its first piece on, but not with every piece. */
function* watched<T>(work: Work<T>, job: string, tell: (progress: JobProgress) => void, clock: () => number): Work<T> {
  let told = -Infinity
  for (;;) {
    const piece = work.next()
    if (piece.done === true) return piece.value
    if (clock() - told >= tellEvery) {
      told = clock()
      const { done, of, what } = piece.value
      tell({ job, done, of, what })
    }
    yield piece.value
  }
}
