import type { MusterEntered } from '../../../contract/muster.ts'
import { bookRules } from '../../engine/system.ts'
import type { Handlers, Session } from '../session.ts'
import { systems } from '../systems.ts'

type MusterProcedure = Extract<keyof Handlers, `muster.${string}`>

/** What the forms of a new tour have to know: the book's own rules before there is one, and what was entered before. */
export const musterHandlers = ({ tours }: Session): Pick<Handlers, MusterProcedure> => ({
  'muster.view': () => systems[0]!.muster(bookRules),
  'muster.lines': ({ list, halfMonth }) => systems[0]!.paperLines(bookRules, list, halfMonth),
  'muster.entered': ({ campaign }) => {
    const { file } = tours.get(campaign)
    const { head } = file.info()
    const [next] = file.ahead((entry) => entry.parent === head)
    if (next?.step !== 'muster' && next?.step !== 'takeOver') return null
    return { step: `fng.${next.step}`, input: next.input } as MusterEntered
  },
})
