import type { Log } from './diagnosis/errorLog.ts'
import { sweepIncoming } from '../store/incoming.ts'
import { sweepTemporary } from '../store/temporary.ts'
import { sweepDrafts } from '../store/writeNewFile.ts'

/** For the doors, which know the program but not its store. */
export { removeTemporary, temporaryFolder } from '../store/temporary.ts'

/**
 * Removes what programs that were killed have left behind more than a day ago: drafts and half-arrived files of the
 * library, temporary folders. It keeps nobody from starting: what cannot be removed is logged.
 * @param library folder of the tours.
 */
export function sweepLeftovers(library: string, now: Date, log: Log): void {
  const sweeps = [
    (at: number) => {
      sweepDrafts(library, at)
    },
    (at: number) => {
      sweepIncoming(library, at)
    },
    sweepTemporary,
  ]
  for (const sweep of sweeps)
    try {
      sweep(now.getTime())
    } catch (error) {
      log(error, 'leftovers')
    }
}
