import { doAtOnce, type Work } from '../engine/work.ts'
import { isLocked, StoreError } from './errors.ts'
import { faultsIn, readAll, unread, type Finding, type ReadTour } from './findings.ts'
import { lookAt } from './look.ts'
import type { StoredSystem } from './types.ts'

/**
 * Looks a file over, as `faultsOf` does a tour that is open. Nothing is written, neither to the file nor beside it.
 *
 * @returns what is wrong; empty for a sound file. Faults of the file are findings, never thrown.
 * @throws StoreError `file-busy` while another process holds the file: that is no fault of its own.
 */
export const checkTour = (path: string, systems: readonly StoredSystem[]): Finding[] =>
  doAtOnce(checkTourInPieces(path, systems))

/** The same as a work that can be left: the file is read at once and closed, then its journal is played. */
export function* checkTourInPieces(path: string, systems: readonly StoredSystem[]): Work<Finding[]> {
  return yield* faultsIn(readTour(path, systems))
}

function readTour(path: string, systems: readonly StoredSystem[]): ReadTour {
  try {
    return lookAt(path, systems, readAll).seen
  } catch (error) {
    if (!(error instanceof StoreError) || isLocked(error)) throw error
    return unread([{ kind: 'open', code: error.code, message: error.message }])
  }
}
