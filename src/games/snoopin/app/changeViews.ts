import type { ChangeView } from '../../../contract/journal.ts'
import type { About } from '../../../main/engine/lines.ts'
import { difference, type Change } from '../../../main/engine/state.ts'
import { isKept } from '../rules/kept.ts'
import type { SnoopinState } from '../rules/state.ts'
import { changeView } from './rowWords.ts'

/** Changes row by row and field by field in plain words; what is kept from somebody before or after them is left out. */
export const changeViews = (before: SnoopinState, after: SnoopinState, changes: readonly Change[]): ChangeView[] =>
  changes
    .filter((about) => about.collection === 'missions' || !isKeptIn(before, after, about))
    .map((change) => changeView(before, after, change, (field) => isKeptIn(before, after, { ...change, field })))

/** Of a mission its two sealed columns are kept for good: once it is open another one tells it. */
function isKeptIn(before: SnoopinState, after: SnoopinState, { collection, id, field }: About): boolean {
  if (collection === 'missions') return field === 'mission' || field === 'salt'
  const about = field === undefined ? { collection, id } : { collection, id, field }
  return isKept(before, about) || isKept(after, about)
}

/** Rows that only tie others together, or count. */
const unsaid: readonly string[] = ['sideTurns', 'conduct', 'committed', 'uses', 'rollOffs']

/** @returns how an amended campaign would stand differently from now, without what is kept in either. */
export function outcomeOf(now: SnoopinState, then: SnoopinState): ChangeView[] {
  const changes = difference(now, then).filter(
    (about) => !unsaid.includes(about.collection) && !isKept(now, about) && !isKept(then, about),
  )
  return changeViews(now, then, changes)
}
