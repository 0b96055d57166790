import { sinceTurnEnd, viewsOf } from '../journal/entriesOf.ts'
import type { OpenTour } from '../library/openTours.ts'
import type { Handlers, Session } from '../session.ts'
import type { TourFile } from '../../store/tourFile.ts'

type BattleProcedure = Extract<keyof Handlers, `battle.${string}`>

/** Looking at the battle under way. What is done in it are steps. */
export function battleHandlers({ tours }: Session): Pick<Handlers, BattleProcedure> {
  return {
    'battle.view': ({ campaign, selected }) => {
      const { app, file } = tours.get(campaign)
      return app.battle.view(file.load().state, selected, backFromHead(file))
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

/** The entries before the head, newest first; each is read when it is come to. */
function* backFromHead(file: TourFile) {
  for (let at = file.load().head; at !== null; ) {
    const { id, parent, step, input } = file.entry(at)
    yield { step, input, changes: () => file.changes(id) }
    at = parent
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
