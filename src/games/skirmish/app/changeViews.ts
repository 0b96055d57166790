import type { ChangeView } from '../../../contract/journal.ts'
import type { Change } from '../../../main/engine/state.ts'
import type { SkirmishState } from '../rules/state.ts'
import { isHidden, isUnsaid } from './sealedFrom.ts'
import { changeView } from './rowWords.ts'

/**
 * Changes row by row and field by field in plain words. Sealed words stay sealed, and of a figure that nobody has found
 * before or after nothing is told.
 */
export const changeViews = (before: SkirmishState, after: SkirmishState, changes: readonly Change[]): ChangeView[] =>
  changes
    .filter((change) => !isOfSealed(change, before, after))
    .map((change) => changeView(before, after, change, (field) => isUntold(change.collection, field)))

function isOfSealed({ collection, id, before: was, after: is }: Change, before: SkirmishState, after: SkirmishState) {
  if (collection === 'struck' || collection === 'spots')
    return is ? isHidden(after, is['figureId']) : isHidden(before, was?.['figureId'])
  return collection === 'figures' && is !== null && (was === null || isHidden(before, id)) && isHidden(after, id)
}

/** Where somebody stands is told by the line alone. */
const isUntold = (collection: string, field: string): boolean =>
  isUnsaid(collection, field) || (collection === 'spots' && (field === 'acrossTenths' || field === 'downTenths'))
