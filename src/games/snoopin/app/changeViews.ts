import type { ChangeView } from '../../../contract/journal.ts'
import type { About } from '../../../main/engine/lines.ts'
import { difference, type AnyRow, type Change } from '../../../main/engine/state.ts'
import { isKept } from '../rules/kept.ts'
import { collections, type SnoopinState } from '../rules/state.ts'
import { fieldLabel, names, valueWords, type Collection, type Value } from './rowWords.ts'

/** Changes row by row and field by field in plain words; what is kept from somebody before or after them is left out. */
export const changeViews = (before: SnoopinState, after: SnoopinState, changes: readonly Change[]): ChangeView[] =>
  changes
    .filter((about) => about.collection === 'missions' || !isKeptIn(before, after, about))
    .map((change) => {
      const collection = change.collection as Collection
      const state = change.after === null ? before : after
      return {
        what: names[collection](state, change.after ?? change.before!),
        kind: change.before === null ? 'added' : change.after === null ? 'removed' : 'changed',
        ...{ collection, id: change.id },
        fields: fieldsOf(change, before, after),
      }
    })

/** Of a mission its two sealed columns are kept for good: once it is open another one tells it. */
function isKeptIn(before: SnoopinState, after: SnoopinState, { collection, id, field }: About): boolean {
  if (collection === 'missions') return field === 'mission' || field === 'salt'
  const about = field === undefined ? { collection, id } : { collection, id, field }
  return isKept(before, about) || isKept(after, about)
}

function fieldsOf(
  { collection: name, id, before: was, after: is }: Change,
  before: SnoopinState,
  after: SnoopinState,
): ChangeView['fields'] {
  const collection = name as Collection
  const words = (state: SnoopinState, row: AnyRow | null, field: string) =>
    row && valueWords(state, collection, field, row[field] as Value)
  return Object.keys(collections[collection])
    .filter((field) => !isKeptIn(before, after, { collection, id, field }))
    .filter((field) => field !== 'name' || (was !== null && is !== null))
    .filter((field) => was?.[field] !== is?.[field])
    .map((field) => ({ field: fieldLabel(field), before: words(before, was, field), after: words(after, is, field) }))
    .filter((one) => isWorthSaying(one.before) || isWorthSaying(one.after))
}

/** That a row lacks something goes without saying. */
const isWorthSaying = (value: string | null): boolean => value !== null && value !== 'no' && value !== ''

/** Rows that only tie others together, or count. */
const unsaid: readonly string[] = ['sideTurns', 'conduct', 'committed', 'uses', 'rollOffs']

/** @returns how an amended campaign would stand differently from now, without what is kept in either. */
export function outcomeOf(now: SnoopinState, then: SnoopinState): ChangeView[] {
  const changes = difference(now, then).filter(
    (about) => !unsaid.includes(about.collection) && !isKept(now, about) && !isKept(then, about),
  )
  return changeViews(now, then, changes)
}
