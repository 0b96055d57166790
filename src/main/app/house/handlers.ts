import { partOf } from '../gameOf.ts'
import type { Handlers, Session } from '../session.ts'

type HouseProcedure = Extract<keyof Handlers, `house.${string}`>

/** Looking at a campaign's house rules, and sharing them. Changing them is done by steps. */
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
    'house.save': ({ campaign }) => {
      const { app, file } = tours.get(campaign)
      const { name } = file.info()
      return { name: `${name}.fngrules.json`, text: partOf(app, 'house').save(file.load().state, name) }
    },
    'house.read': ({ campaign, text }) => {
      const { app, file } = tours.get(campaign)
      return partOf(app, 'house').read(file.load().state, text)
    },
  }
}
