import type { StepReply } from '../../../contract/question.ts'
import { snapshotAtTurnEnd } from '../library/handlers.ts'
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
  if (reply.status === 'done') snapshotAtTurnEnd(session, tour, tour.file.entry(reply.head), now)
  return reply
}
