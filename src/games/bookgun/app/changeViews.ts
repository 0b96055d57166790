import type { ChangeView } from '../../../contract/journal.ts'
import type { AnyRow, Change } from '../../../main/engine/state.ts'
import { collections, type BookgunState } from '../rules/state.ts'
import { fieldLabel, names, valueWords, type Collection, type Value } from './rowWords.ts'

/** What is shown of a move is told by its line; which cards are out, by the draws. */
const unsaid: readonly Collection[] = ['stages', 'dealt']

/** Changes row by row and field by field in plain words. Sealed words stay sealed. */
export const changeViews = (before: BookgunState, after: BookgunState, changes: readonly Change[]): ChangeView[] =>
  changes
    .filter(({ collection }) => !unsaid.includes(collection as Collection))
    .map((change) => {
      const collection = change.collection as Collection
      const state = change.after === null ? before : after
      return {
        what: names[collection](state, change.after ?? change.before!),
        kind: change.before === null ? 'added' : change.after === null ? 'removed' : 'changed',
        ...{ collection, id: change.id },
        fields: fieldsOf(collection, change, before, after),
      }
    })

function fieldsOf(
  collection: Collection,
  { before: was, after: is }: Change,
  before: BookgunState,
  after: BookgunState,
): ChangeView['fields'] {
  const words = (state: BookgunState, row: AnyRow | null, field: string) =>
    row && valueWords(state, collection, field, row[field] as Value)
  return Object.keys(collections[collection])
    .filter((field) => field !== 'name' || (was !== null && is !== null))
    .filter((field) => was?.[field] !== is?.[field])
    .map((field) => ({ field: fieldLabel(field), before: words(before, was, field), after: words(after, is, field) }))
    .filter((one) => isWorthSaying(one.before) || isWorthSaying(one.after))
}

/** That a row lacks something goes without saying. */
const isWorthSaying = (value: string | null): boolean => value !== null && value !== 'no' && value !== ''
