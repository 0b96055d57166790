import type { StepReply } from '../../../contract/question.ts'
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
  if (reply.status === 'done') snapshotAtTurnEnd(session, tour, tour.file.entry(reply.entry.id), now)
  return reply
}

/**
 * Keeps a copy of the tour where a turn has ended; the last ten are kept (DESIGN: a campaign is a file). The step
 * is through by then: a full disk must not make it look refused, so what goes wrong here is only logged.
 */
function snapshotAtTurnEnd({ options }: Session, tour: OpenTour, entry: Entry, now: Date): void {
  if (!tour.game.now.endsTurn(entry.step)) return
  try {
    takeSnapshot(tour.file, entry.moment, now.toISOString())
  } catch (error) {
    options.log(error, 'snapshot')
  }
}
