import type { Handlers, Session } from '../session.ts'
import { systems } from '../systems.ts'

type HelpProcedure = Extract<keyof Handlers, `help.${string}`>

/** What the help pages need to know of the program itself. */
export function helpHandlers({ options }: Session): Pick<Handlers, HelpProcedure> {
  return {
    'help.rulings': () => systems[0]!.rulings,
    'help.view': () => {
      const { system, phases } = systems[0]!
      return { game: system.title, phases, folder: options.folder }
    },
  }
}
