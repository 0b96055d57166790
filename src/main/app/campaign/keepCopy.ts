import { basename, dirname } from 'node:path'
import type { Failure } from '../../../contract/rpc.ts'
import { faultOf } from '../../store/errors.ts'
import type { Occasion } from '../../store/snapshotNames.ts'
import { takeSnapshot } from '../../store/snapshots.ts'
import type { OpenTour } from '../library/openTours.ts'
import type { Session } from '../session.ts'

/** What is told where no copy could be kept: what is safe all the same, and what there is instead. */
const words: Readonly<Record<Occasion, { readonly but: string; readonly instead: string }>> = {
  turn: {
    but: 'The step is done and saved. But no copy of the campaign could be kept at this end of a turn.',
    instead: 'The next copy is kept when the next turn ends.',
  },
  amendment: {
    but: 'The entry is amended, and that is saved. But no copy of the campaign could be kept before that.',
    instead: 'What was amended away stays in the journal, off the path.',
  },
  import: {
    but: 'The pack is taken, and that is saved. But no copy of the campaign could be kept before that.',
    instead: 'It can be taken back in the journal, as any step.',
  },
}

/**
 * Keeps a snapshot of a tour as it stands (`store/retention.ts` says for how long). What the player does goes on without
 * it: a full disk must not make it look refused. So what goes wrong here is told beside the answer.
 * @param label the moment that the tour stands in.
 * @returns why no copy could be kept; null where one was.
 */
export function keepCopy(session: Session, tour: OpenTour, occasion: Occasion, label: string): Failure | null {
  const { options, drillSoon } = session
  const { month: monthOf } = tour.game.now
  try {
    takeSnapshot(tour.file, { label, occasion, now: options.now().toISOString(), monthOf })
    if (dirname(tour.file.path) === session.library.folder) drillSoon(basename(tour.file.path))
    return null
  } catch (error) {
    const fault = faultOf(error)
    if (fault === null) options.log(error, 'snapshot')
    const why = fault?.happened ?? 'Short-Timer made a mistake of its own'
    const { but, instead } = words[occasion]
    return { code: fault?.code ?? 'internal', message: `${but} ${why}. ${instead}` }
  }
}

/** The same before something is done that changes much at once: of the moment that it would change. */
export const keepCopyBefore = (session: Session, tour: OpenTour, occasion: Exclude<Occasion, 'turn'>): Failure | null =>
  keepCopy(session, tour, occasion, tour.game.now.moment(tour.file.load().state))
