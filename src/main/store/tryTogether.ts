import { partOf, type Work } from '../engine/work.ts'
import { damaged, StoreError, unsound } from './errors.ts'
import { openTourBytes } from './openTour.ts'
import { tourFile } from './openTourFile.ts'
import type { Beyond } from './together.ts'
import type { TourFile } from './tourFile.ts'

/**
 * Lays another copy into this one for trial, in memory: goes to each end of what came in, and looks all of it over. That
 * copy may be anybody's, and hashes can be reckoned by anybody. Nothing is written.
 *
 * @throws StoreError `not-found`, `damaged`: of the other copy, or of this one where its own journal is not in order.
 */
export function* tryTogether(file: TourFile, beyond: Beyond): Work<void> {
  const { connection, system } = openTourBytes(file.path, file.bytes(), [file.system])
  try {
    const trial = tourFile({ connection, system })
    playable(beyond.path, () => {
      const { head } = trial.load()
      for (const end of endsOf(trial, trial.layIn(beyond).made)) {
        trial.moveHead(end)
        trial.load()
      }
      trial.moveHead(head)
    })
    yield { done: 0.3, of: 1, what: beyond.info.name }
    const [found] = yield* partOf(trial.faults(), 0.3, 0.9)
    if (found === undefined) return
    const [own] = yield* partOf(file.faults(), 0.9, 1)
    throw own === undefined ? unsound(beyond.path, found.message) : unsound(file.path, own.message)
  } finally {
    connection.close()
  }
}

/** Of the new entries those that none follows. */
function endsOf(file: TourFile, made: readonly number[]): readonly number[] {
  const followed = new Set(file.headings().map(({ parent }) => parent))
  return made.filter((id) => !followed.has(id))
}

/** Rows that are none end in all kinds of errors. */
function playable(path: string, work: () => void): void {
  try {
    work()
  } catch (error) {
    throw error instanceof StoreError && error.code !== 'damaged'
      ? error
      : damaged(path, 'something in its journal cannot be played', error)
  }
}
