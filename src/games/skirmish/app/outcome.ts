import type { ChangeView } from '../../../contract/journal.ts'
import { difference } from '../../../main/engine/state.ts'
import type { SkirmishState } from '../rules/state.ts'
import { changeViews } from './changeViews.ts'
import { isKept } from './sealedFrom.ts'

/** Rows that only count, or that are sealed. */
const unsaid = ['struck', 'looks', 'seals', 'sealed']

/** @returns how an amended campaign would stand differently from now, without what is sealed in either. */
export function outcomeOf(now: SkirmishState, then: SkirmishState): ChangeView[] {
  const changes = difference(now, then).filter(
    (about) => !unsaid.includes(about.collection) && !isKept(now, about) && !isKept(then, about),
  )
  return changeViews(now, then, changes)
}
