import type { ChangeView } from '../../../contract/journal.ts'
import type { AnyRow, Change } from '../../../main/engine/state.ts'
import { collections, type SkirmishState } from '../rules/state.ts'
import { isHidden, isUnsaid } from './sealedFrom.ts'
import { fieldLabel, names, valueWords, type Collection, type Value } from './rowWords.ts'

/**
 * Changes row by row and field by field in plain words. Sealed words stay sealed, and of a figure that nobody has found
 * before or after nothing is told.
 */
export const changeViews = (before: SkirmishState, after: SkirmishState, changes: readonly Change[]): ChangeView[] =>
  changes
    .filter((change) => !isOfSealed(change, before, after))
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

function isOfSealed({ collection, id, before: was, after: is }: Change, before: SkirmishState, after: SkirmishState) {
  if (collection === 'struck' || collection === 'spots')
    return is ? isHidden(after, is['figureId']) : isHidden(before, was?.['figureId'])
  return collection === 'figures' && is !== null && (was === null || isHidden(before, id)) && isHidden(after, id)
}

function fieldsOf(
  collection: Collection,
  { before: was, after: is }: Change,
  before: SkirmishState,
  after: SkirmishState,
): ChangeView['fields'] {
  const words = (state: SkirmishState, row: AnyRow | null, field: string) =>
    row && valueWords(state, collection, field, row[field] as Value)
  return (
    Object.keys(collections[collection])
      .filter((field) => !isUnsaid(collection, field))
      // Where somebody stands is told by the line alone.
      .filter((field) => !(collection === 'spots' && (field === 'acrossTenths' || field === 'downTenths')))
      .filter((field) => field !== 'name' || (was !== null && is !== null))
      .filter((field) => was?.[field] !== is?.[field])
      .map((field) => ({ field: fieldLabel(field), before: words(before, was, field), after: words(after, is, field) }))
      .filter((one) => isWorthSaying(one.before) || isWorthSaying(one.after))
  )
}

/** That a row lacks something goes without saying. */
const isWorthSaying = (value: string | null): boolean => value !== null && value !== 'no' && value !== ''
