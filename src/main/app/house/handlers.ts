import { partOf } from '../gameOf.ts'
import type { Handlers, Session } from '../session.ts'

type HouseProcedure = Extract<keyof Handlers, `house.${string}`>

/** Looking at a campaign's house rules. Changing them is done by steps. */
export function houseHandlers({ tours }: Session): Pick<Handlers, HouseProcedure> {
  return {
    'house.view': ({ campaign }) => {
      const { app, file } = tours.get(campaign)
      return partOf(app, 'house').view(file.load().state)
    },
    'house.table': ({ campaign, table }) => {
      const { app, file } = tours.get(campaign)
      return partOf(app, 'house').table(file.load().state, table)
    },
  }
}
