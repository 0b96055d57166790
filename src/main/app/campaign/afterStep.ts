import type { EntryView } from '../../../contract/journal.ts'
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
  const reply = step(tour, session.options.now().toISOString())
  session.changed(campaign)
  if (reply.status !== 'done') return reply
  return keptAtTurnEnd(session, tour, [reply.entry, ...(reply.passed ?? [])], reply)
}

/**
 * Keeps a copy of the tour where a turn has ended; the last ten are kept (DESIGN: a campaign is a file). The step
 * is through by then: a full disk must not make it look refused, so what goes wrong here is told beside it.
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
  const failure = ended ? snapshot(session, tour, ended) : null
  if (failure) session.beside(answer, failure)
  return answer
}

/** @returns why no copy could be kept; null where one was. */
function snapshot({ options }: Session, tour: OpenTour, { moment }: Entry): Failure | null {
  try {
    takeSnapshot(tour.file, moment, options.now().toISOString())
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
