import type { Failure } from '../../../contract/rpc.ts'
import type { StepReply } from '../../../contract/question.ts'
import { faultOf } from '../../store/errors.ts'
import { takeSnapshot } from '../../store/snapshots.ts'
import type { Entry } from '../../store/types.ts'
import type { OpenTour } from '../library/openTours.ts'
import type { Session } from '../session.ts'

/** Runs a step, tells the windows, keeps a snapshot where a turn has ended. */
export function afterStep(
  session: Session,
  campaign: string,
  step: (tour: OpenTour, at: string) => StepReply,
): StepReply {
  const tour = session.tours.get(campaign)
  const now = session.options.now()
  const reply = step(tour, now.toISOString())
  session.changed(campaign)
  if (reply.status !== 'done') return reply
  const failure = snapshotAtTurnEnd(session, tour, tour.file.entry(reply.entry.id), now)
  if (failure) session.beside(reply, failure)
  return reply
}

/**
 * Keeps a copy of the tour where a turn has ended; the last ten are kept (DESIGN: a campaign is a file). The step
 * is through by then: a full disk must not make it look refused, so what goes wrong here is told beside it.
 * @returns null where all is well.
 */
function snapshotAtTurnEnd({ options }: Session, tour: OpenTour, entry: Entry, now: Date): Failure | null {
  if (!tour.game.now.endsTurn(entry.step)) return null
  try {
    takeSnapshot(tour.file, entry.moment, now.toISOString())
    return null
  } catch (error) {
    const fault = faultOf(error)
    if (fault === null) options.log(error, 'snapshot')
    const why = fault?.happened ?? 'Short-Timer made a mistake of its own'
    return {
      code: fault?.code ?? 'internal',
      message: `The step is done and saved. But no copy of the campaign could be kept at this end of a turn. ${why}. The next copy is kept when the next turn ends.`,
    }
  }
}
