import type { ChangeView } from '../../../contract/journal.ts'
import type { Change } from '../../../main/engine/state.ts'
import type { BookgunState } from '../rules/state.ts'
import { changeView, type Collection } from './rowWords.ts'

/** What is shown of a move is told by its line; which cards are out, by the draws. */
const unsaid: readonly Collection[] = ['stages', 'dealt']

/** Changes row by row and field by field in plain words. Sealed words stay sealed. */
export const changeViews = (before: BookgunState, after: BookgunState, changes: readonly Change[]): ChangeView[] =>
  changes
    .filter(({ collection }) => !unsaid.includes(collection as Collection))
    .map((change) => changeView(before, after, change))
