import { mustHave } from '../gameOf.ts'
import type { Handlers, Session } from '../session.ts'

type HouseProcedure = Extract<keyof Handlers, `house.${string}`>

/** Looking at a campaign's house rules. Changing them is done by steps. */
export function houseHandlers({ tours }: Session): Pick<Handlers, HouseProcedure> {
  return {
    'house.view': ({ campaign }) => {
      const { game, file } = tours.get(campaign)
      return mustHave(game, 'house').view(file.load().state)
    },
    'house.table': ({ campaign, table }) => {
      const { game, file } = tours.get(campaign)
      return mustHave(game, 'house').table(file.load().state, table)
    },
  }
}
