import type { ChangeView } from '../../../contract/journal.ts'
import { difference } from '../../../main/engine/state.ts'
import { isSealed } from '../rules/game.ts'
import type { SkirmishState } from '../rules/state.ts'
import { changeViews } from './changeViews.ts'

/** Rows that only count, or that are sealed. */
const unsaid = ['struck', 'looks', 'seals', 'sealed']

/** @returns how an amended campaign would stand differently from now, without what is sealed in either. */
export function outcomeOf(now: SkirmishState, then: SkirmishState): ChangeView[] {
  const isOpen = (state: SkirmishState, id: number) => {
    const figure = state.figures.find((one) => one.id === id)
    return figure === undefined || !isSealed(state, figure)
  }
  const changes = difference(now, then).filter(
    ({ collection, id }) =>
      !unsaid.includes(collection) && (collection !== 'figures' || (isOpen(now, id) && isOpen(then, id))),
  )
  return changeViews(now, then, changes)
}
