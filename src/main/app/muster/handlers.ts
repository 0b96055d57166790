import { bookRules } from '../../engine/system.ts'
import type { Handlers } from '../session.ts'
import { systems } from '../systems.ts'

type MusterProcedure = Extract<keyof Handlers, `muster.${string}`>

/** What the forms of a new tour have to know, before there is one: the book's own rules. */
export const musterHandlers = (): Pick<Handlers, MusterProcedure> => ({
  'muster.view': () => systems[0]!.muster(bookRules),
  'muster.lines': ({ list, halfMonth }) => systems[0]!.paperLines(bookRules, list, halfMonth),
})
