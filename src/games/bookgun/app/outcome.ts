import type { ChangeView } from '../../../contract/journal.ts'
import { difference } from '../../../main/engine/state.ts'
import type { BookgunState } from '../rules/state.ts'
import { changeViews } from './changeViews.ts'

/** Rows that only count, or that are sealed. */
const unsaid = ['stages', 'moves', 'looks', 'jokers', 'draws', 'dealt', 'seals', 'sealed']

/** @returns how an amended campaign would stand differently from now, without what is sealed in either. */
export const outcomeOf = (now: BookgunState, then: BookgunState): ChangeView[] =>
  changeViews(
    now,
    then,
    difference(now, then).filter(({ collection }) => !unsaid.includes(collection)),
  )
