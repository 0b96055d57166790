import { sinceTurnEnd, viewsOf } from '../journal/entriesOf.ts'
import type { OpenTour } from '../library/openTours.ts'
import type { Handlers, Session } from '../session.ts'

type BattleProcedure = Extract<keyof Handlers, `battle.${string}`>

/** Looking at the battle under way. What is done in it are steps. */
export function battleHandlers({ tours }: Session): Pick<Handlers, BattleProcedure> {
  return {
    'battle.view': ({ campaign, selected }) => {
      const { app, file } = tours.get(campaign)
      return app.battle.view(file.load().state, selected)
    },
    'battle.form': ({ campaign, action, values, selected }) => {
      const { app, file } = tours.get(campaign)
      return app.battle.form(file.load().state, action, values, selected)
    },
    'battle.log': ({ campaign }) => {
      const tour = tours.get(campaign)
      return entriesOfBattle(tour)
    },
    'battle.map': ({ campaign, mission }) => {
      const { app, file } = tours.get(campaign)
      return app.battle.map(file.load().state, mission ?? null)
    },
  }
}

/** @returns the entries of the battle of this half-month, newest first. */
function entriesOfBattle(tour: OpenTour) {
  const { battle } = tour.app
  return viewsOf(
    tour,
    sinceTurnEnd(tour).filter(({ step }) => battle.steps.includes(step)),
  ).toReversed()
}
