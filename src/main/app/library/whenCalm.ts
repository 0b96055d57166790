import { faultOf } from '../../store/errors.ts'
import { afterAWhile } from '../jobs/afterAWhile.ts'
import { JobCancelled } from '../jobs/jobs.ts'
import type { ProgramOptions } from '../program.ts'

/**
 * @param calm is waited for; left out, a while, until the page of a tour that was opened stands.
 * @returns what does work beside the player's own, some time after.
 */
export const openWhenCalm =
  (calm: ProgramOptions['calm'] = afterAWhile, log: (error: unknown) => void) =>
  (work: () => Promise<void>): void => {
    calm()
      .then(work)
      .catch((error: unknown) => {
        // Locked, or replaced, or the program ends: whoever plays is told of that by his own calls.
        if (!faultOf(error) && !(error instanceof JobCancelled)) log(error)
      })
  }
