import type { Figure } from '../../../rules/battle/battle.ts'
import { isOnMove } from '../../../rules/battle/reactions/inSight/form.ts'
import type { FngState } from '../../../rules/state.ts'
import type { PastAct } from '../course.ts'
import { newlyPlaced } from '../newlyPlaced.ts'

/**
 * Has he moved in this activation (FNG p. 21), as far as what was played tells it?
 * @param acts what has been done since the side that acts began, newest first.
 * @returns null where nothing tells: then it is as the form begins.
 */
export function movedBefore(state: FngState, acts: readonly PastAct[]): (figure: Figure) => boolean | null {
  const came = newlyPlaced(state, acts).flatMap(({ group, moved }) => (moved ? [group] : []))
  return (figure) => {
    if (came.includes(figure.groupId)) return true
    if (!isOnMove(state, figure)) return null
    const told = acts.map((act) => tells(act, figure)).find((one) => one !== null) ?? null
    // Somebody of a group that stays put may have moved by himself all the same.
    return told === false && figure.moved ? null : told
  }
}

/** What an act says of it: that his group went, or that it stays put; null for nothing. */
function tells({ action, values, changes, lines }: PastAct, { id, groupId }: Figure): boolean | null {
  const names = (field: string, one: number) => [values[field]].flat().includes(one)
  switch (action) {
    case 'moves':
      return names('groups', groupId) || names('figures', id) ? true : null
    case 'moveToSector':
      return changes().some(
        (change) =>
          change.collection === 'groups' &&
          change.id === groupId &&
          change.before?.['sector'] !== change.after?.['sector'],
      )
        ? true
        : null
    case 'enemyActs': {
      if (!names('group', groupId)) return null
      // What its order is stands in a line; no die is rolled for those who defend, who stay put but for fortifications (FNG p. 70).
      const defends = lines?.().some(({ table, about }) => table === null && about?.field === 'activated') ?? false
      return defends && values['fortified'] !== true ? false : null
    }
    default:
      return null
  }
}
