import { setTimeout } from 'node:timers/promises'
import type { Progress, Work } from '../engine/work.ts'
import { afterWriting, isLocked, StoreError } from '../store/errors.ts'

/**
 * Waits for files that another process holds, and keeps no other call waiting meanwhile: what was refused is tried again
 * a little later. Only what has written nothing yet is tried again, so nothing is ever done twice.
 */
export interface Patience {
  /** Is told of every commit of this program. */
  readonly written: () => void
  /** Does a call. @throws StoreError `file-busy` when the file stays locked, and whatever the call throws. */
  readonly call: <T>(attempt: () => T | Promise<T>) => Promise<T>
  /** The same for one piece of a work. @param progress how far the work is meanwhile. */
  readonly piece: <T>(attempt: () => T, progress: Progress) => Work<T>
}

/** After how many milliseconds each: two seconds in all. */
const pauses = [10, 20, 40, 80, 150, 200, 300, 400, 400, 400]

/**
 * @param wait by so many milliseconds; tests hand in their own.
 * @returns the patience of one program.
 */
export function openPatience(wait: (ms: number) => Promise<unknown> = setTimeout): Patience {
  let commits = 0
  /** @returns how long to wait before the next attempt. Throws where there is to be none. */
  const pauseAfter = (error: unknown, before: number, attempts: number): number => {
    if (commits > before) throw afterWriting(error) ?? error
    if (!isLocked(error)) throw error
    const pause = pauses[attempts]
    // Whoever called this has no patience left for it either.
    if (pause === undefined) throw new StoreError('file-busy', (error as StoreError).message, error)
    return pause
  }
  return {
    written: () => {
      commits++
    },
    async call(attempt) {
      for (let attempts = 0, before = commits; ; attempts++, before = commits) {
        try {
          return await attempt()
        } catch (error) {
          await wait(pauseAfter(error, before, attempts))
        }
      }
    },
    *piece(attempt, progress) {
      for (let attempts = 0, before = commits; ; attempts++, before = commits) {
        try {
          return attempt()
        } catch (error) {
          yield { ...progress, until: wait(pauseAfter(error, before, attempts)) }
        }
      }
    },
  }
}
