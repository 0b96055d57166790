import type { EntryView } from '../../../contract/journal.ts'
import { applyChanges } from '../../engine/state.ts'
import { sinceTurnEnd, viewsOf } from '../journal/entriesOf.ts'
import type { OpenTour } from '../library/openTours.ts'
import { mustHave } from '../gameOf.ts'
import type { Handlers, Session } from '../session.ts'

type BattleProcedure = Extract<keyof Handlers, `battle.${string}`>

/** Looking at the battle under way. What is done in it are steps. */
export function battleHandlers({ tours }: Session): Pick<Handlers, BattleProcedure> {
  return {
    'battle.log': ({ campaign }) => {
      const tour = tours.get(campaign)
      return entriesOfBattle(tour)
    },
  }
}

/** @returns the entries of the battle of this turn, newest first, each with what came of it. */
function entriesOfBattle(tour: OpenTour): EntryView[] {
  const { game, file } = tour
  const battle = mustHave(game, 'battle')
  const path = sinceTurnEnd(tour)
  const first = path.findIndex(({ step }) => battle.steps.includes(step))
  if (first < 0) return []
  const entries = path.slice(first)
  const lines = file.linesOf(entries.map(({ id }) => id))
  const views = new Map(viewsOf(tour, entries).map((view) => [view.id, view]))
  let after = file.load().state
  // Back from where the head stands: what an entry has changed is taken off to see the state before it.
  return entries.toReversed().flatMap(({ id, step, title }) => {
    const changes = file.changes(id)
    const [before, now] = [applyChanges(after, changes, 'backward'), after]
    after = before
    if (!battle.steps.includes(step)) return []
    return [{ ...views.get(id)!, told: battle.told({ title, changes, lines: lines.get(id) ?? [] }, before, now) }]
  })
}
