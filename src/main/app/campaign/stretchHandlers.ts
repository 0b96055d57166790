import type { Handlers, Session } from '../session.ts'
import { keptAtTurnEnd } from './afterStep.ts'
import { playStretch, type StretchWish } from './playStretch.ts'
import { readLine } from './readLine.ts'
import { slipView } from './slipView.ts'
import { rollAhead, trySlip } from './trySlip.ts'

type StretchProcedure = Extract<keyof Handlers, `slip.${string}` | 'turn.rest'>

/** A whole stretch of a turn in one go, with dice thrown ahead or without. */
export function stretchHandlers(session: Session): Pick<Handlers, StretchProcedure> {
  const { tours, options, changed, jobs, patience } = session
  const play = async (campaign: string, job: string | undefined, wish: StretchWish) => {
    const at = options.now().toISOString()
    try {
      return await jobs.runUntilStopped(job, (isStopped) =>
        playStretch(tours.get(campaign), wish, at, patience, isStopped),
      )
    } finally {
      // Also when a later step was refused: those before it stand.
      changed(campaign)
    }
  }
  return {
    'turn.rest': async ({ campaign, until, dice: others, job, ...rest }) => {
      const { played, head, question } = await play(campaign, job, { ...rest, others, slip: [], until: until ?? null })
      return keptAtTurnEnd(session, tours.get(campaign), played, { played, head, question })
    },
    'slip.foresee': ({ campaign, until }) => slipView(tours.get(campaign), until ?? null),
    'slip.try': ({ campaign, throws }) => trySlip(tours.get(campaign), throws),
    'slip.rollDie': ({ campaign, throws, ...one }) => rollAhead(tours.get(campaign), throws, one),
    'slip.play': async ({ campaign, line, throws, until, dice: others, job, ...rest }) => {
      const tour = tours.get(campaign)
      // A line written from another place of the tour is not dealt out here: playing refuses it as moved on.
      const isHere = rest.head === undefined || rest.head === tour.file.info().head
      const slip = line && isHere ? readLine(slipView(tour, until ?? null), line, others === 'program') : throws
      const reply = await play(campaign, job, { ...rest, others, slip, until: until ?? null })
      return keptAtTurnEnd(session, tours.get(campaign), reply.played, reply)
    },
  }
}
