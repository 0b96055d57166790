import type { Handlers, Session } from '../session.ts'
import { playSlip } from './playSlip.ts'
import { readLine } from './readLine.ts'
import { slipView } from './slipView.ts'

type SlipProcedure = Extract<keyof Handlers, `slip.${string}`>

/** Throwing a whole stretch of the half-month ahead. */
export function slipHandlers({ tours, options, changed }: Session): Pick<Handlers, SlipProcedure> {
  return {
    'slip.foresee': ({ campaign, until }) => slipView(tours.get(campaign), until ?? null),
    'slip.play': ({ campaign, line, throws, until, dice: others, ...rest }) => {
      const tour = tours.get(campaign)
      // A line written from another place of the tour is not dealt out here: playing refuses it as moved on.
      const isHere = rest.head === undefined || rest.head === tour.file.info().head
      const dice = line && isHere ? readLine(slipView(tour, until ?? null), line, others === 'program') : throws
      try {
        return playSlip(tour, { ...rest, others, dice, until: until ?? null }, options.now().toISOString())
      } finally {
        // Also when a later step was refused: those before it stand.
        changed(campaign)
      }
    },
  }
}
