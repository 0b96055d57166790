import type { EntryView } from '../../../contract/journal.ts'
import type { StepReply } from '../../../contract/question.ts'
import type { OpenTour } from '../library/openTours.ts'
import type { Session } from '../session.ts'
import { keepCopy } from './keepCopy.ts'

/** Runs a step, tells the windows, keeps a snapshot where a turn has ended. */
export function afterStep(
  session: Session,
  campaign: string,
  step: (tour: OpenTour, at: string) => StepReply,
): StepReply {
  const tour = session.tours.get(campaign)
  const reply = step(tour, session.options.now().toISOString())
  session.changed(campaign)
  if (reply.status !== 'done') return reply
  return keptAtTurnEnd(session, tour, [reply.entry, ...(reply.passed ?? [])], reply)
}

/**
 * Keeps a copy of the tour where a turn has ended. The step is through by then: what goes wrong here is told beside it.
 * @param made the entries that the call has made.
 * @returns the answer.
 */
export function keptAtTurnEnd<T extends object>(
  session: Session,
  tour: OpenTour,
  made: readonly Pick<EntryView, 'id'>[],
  answer: T,
): T {
  const { endsTurn } = tour.game.now
  const ended = made.map(({ id }) => tour.file.entry(id)).findLast(({ step }) => endsTurn(step))
  if (ended) session.beside(answer, keepCopy(session, tour, 'turn', ended.moment))
  return answer
}
