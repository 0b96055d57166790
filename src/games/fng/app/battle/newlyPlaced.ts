import { membersOf } from '../../rules/battle/battle.ts'
import type { FngState } from '../../rules/state.ts'
import type { PastAct } from './course.ts'

/** Enemies who have come on the table since the side that acts began, and have not been seen yet. */
export interface Placed {
  readonly group: number
  /** Their PEF moved before it was revealed: they have moved in this activation (FNG p. 21). */
  readonly moved: boolean
}

/** @param acts what has been done since the side that acts began, newest first. */
export function newlyPlaced(state: FngState, acts: readonly PastAct[]): Placed[] {
  const seen = acts.findIndex(({ action }) => action === 'inSight')
  const since = seen < 0 ? acts : acts.slice(0, seen)
  const groups = since.flatMap((act) =>
    act.changes().flatMap(({ collection, before, after, id }) => {
      const isNew = collection === 'groups' && before === null && after?.['side'] === 'theirs' && bringsOn(act)
      return isNew ? [{ group: id, moved: hasMoved(acts, act) }] : []
    }),
  )
  return groups.filter(({ group }) => state.groups.some(({ id }) => id === group) && membersOf(state, group).length > 0)
}

/** What puts enemies on the table out of a PEF; a group that splits does not. */
const bringsOn = ({ action }: PastAct): boolean => action === 'revealPef' || action === 'pefMoves'

const hasMoved = (acts: readonly PastAct[], act: PastAct): boolean =>
  acts
    .slice(acts.indexOf(act))
    .some(({ action, values }) => action === 'pefMoves' && values['contact'] === act.values['contact'])
