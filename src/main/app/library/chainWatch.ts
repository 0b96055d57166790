import type { Failure } from '../../../contract/rpc.ts'
import { faultOf, wornJournal } from '../../store/errors.ts'
import { afterAWhile } from '../jobs/afterAWhile.ts'
import { JobCancelled, type Jobs } from '../jobs/jobs.ts'
import type { OpenTour } from './openTours.ts'

/** Walks through the journals of tours that have been opened, beside the player's work, and looks whether they are as they were written. */
export interface ChainWatch {
  readonly opened: (tour: OpenTour) => void
  /** @returns what is to be told of a campaign, once: it goes with whatever is answered next. */
  readonly news: (campaign: string) => Failure | undefined
}

/** Who does the work, and who is told. */
interface Watching {
  readonly jobs: Pick<Jobs, 'run'>
  /** Has the windows ask for the campaign again. */
  readonly changed: (campaign: string) => void
  readonly log: (error: unknown) => void
  /** When a tour that has been opened may be walked through; left out, after a while, when its page stands. */
  readonly calm?: (() => Promise<unknown>) | undefined
}

/** @returns the watch of one program. What it finds keeps nobody from playing on: how the tour stands was compared at its opening. */
export function openChainWatch({ jobs, changed, log, calm = afterAWhile }: Watching): ChainWatch {
  const found = new Map<string, Failure>()
  const walk = async ({ campaign, file }: OpenTour): Promise<void> => {
    await calm()
    const fault = await jobs.run(undefined, file.brokenEntry())
    if (fault === null) return
    const { code, message } = wornJournal(file.path, fault)
    found.set(campaign, { code, message })
    changed(campaign)
  }
  return {
    opened: (tour) => {
      walk(tour).catch((error: unknown) => {
        // Locked, or replaced, or the program ends: whoever plays is told of that by his own calls.
        if (!faultOf(error) && !(error instanceof JobCancelled)) log(error)
      })
    },
    news: (campaign) => {
      const failure = found.get(campaign)
      found.delete(campaign)
      return failure
    },
  }
}
