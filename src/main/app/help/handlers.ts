import type { Handlers, Session } from '../session.ts'
import { gameOf } from '../gameOf.ts'

type HelpProcedure = Extract<keyof Handlers, `help.${string}`>

/** What the help pages need to know of the program itself. */
export function helpHandlers({ options }: Session): Pick<Handlers, HelpProcedure> {
  return {
    'help.rulings': ({ game }) => gameOf(game).help?.rulings ?? [],
    'help.view': ({ game }) => {
      const { contract, help } = gameOf(game)
      return { game: contract.title, phases: help?.phases ?? [], folder: options.folder }
    },
  }
}
