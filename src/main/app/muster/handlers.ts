import type { MusterEntered } from '../../../games/fng/contract/muster.ts'
import { bookRules, rulesOf, type Rules } from '../../engine/system.ts'
import type { Handlers, Session } from '../session.ts'
import { systems } from '../systems.ts'

type MusterProcedure = Extract<keyof Handlers, `muster.${string}`>

/** What the forms of a new tour have to know: the book's own rules before there is one, and what was entered before. */
export const musterHandlers = ({ tours }: Session): Pick<Handlers, MusterProcedure> => ({
  'muster.view': ({ campaign }) => systems[0]!.muster(rulesIn(tours, campaign)),
  'muster.lines': ({ campaign, list, halfMonth }) => systems[0]!.paperLines(rulesIn(tours, campaign), list, halfMonth),
  'muster.entered': ({ campaign }) => {
    const { file } = tours.get(campaign)
    const { head } = file.info()
    const [next] = file.ahead((entry) => entry.parent === head)
    if (next?.step !== 'muster' && next?.step !== 'takeOver') return null
    return { step: `fng.${next.step}`, input: next.input } as MusterEntered
  },
})

function rulesIn(tours: Session['tours'], campaign: string | undefined): Rules {
  if (campaign === undefined) return bookRules
  const { app, file } = tours.get(campaign)
  return rulesOf(app.system, file.load().state)
}
