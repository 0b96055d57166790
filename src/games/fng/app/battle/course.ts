import type { Change } from '../../../../main/engine/state.ts'
import { battleOf, groupById, membersOf } from '../../rules/battle/battle.ts'
import { hasActiveFire } from '../../rules/battle/fire/mayFire.ts'
import type { BattleAction } from '../../rules/inputs.ts'
import type { FngState } from '../../rules/state.ts'
import type { PastEntry } from '../../../../main/app/game.ts'

/** What of the battle stands in its journal alone: who acts just now, and what was done last. */
export interface Course {
  /** The group that has been activated last, while its side acts; null where none is. */
  readonly acting: number | null
  /** The newest action, where nothing else has happened since; how somebody stands is only noted. */
  readonly last: BattleAction | null
}

/** With these a side's activation is over, or a new turn begins: nobody acts on. */
const ends: readonly string[] = ['passOn', 'nextTurn', 'endBattle']

/** @param back the entries before the state, newest first; only as many are read as are needed. */
export function courseOf(state: FngState, back: Iterable<PastEntry>): Course {
  let last: BattleAction | null = null
  const side = state.battle[0]?.side ?? null
  for (const { step, input, changes } of back) {
    if (step !== 'act') return { acting: null, last }
    const action = input as BattleAction
    if (action.action !== 'howTheyStand') last ??= action
    if (side === null || ends.includes(action.action)) return { acting: null, last }
    const acting = activatedIn(state, changes())
    if (acting !== null) return { acting, last }
  }
  return { acting: null, last }
}

/** The group of the side that acts which these changes activated, and which is still there. */
function activatedIn(state: FngState, changes: readonly Change[]): number | null {
  const { side } = battleOf(state)
  const risen = changes.findLast(
    ({ collection, before, after }) =>
      collection === 'groups' &&
      before?.['activated'] === false &&
      after?.['activated'] === true &&
      after['side'] === side,
  )
  return risen && membersOf(state, risen.id).length > 0 ? risen.id : null
}

/** May the group that acts do something yet that the program knows of: has one of it his active fire still (FNG p. 17)? */
export const hasMoreToDo = (state: FngState, { acting }: Course): boolean =>
  acting !== null &&
  groupById(state, acting).activated &&
  membersOf(state, acting).some((figure) => hasActiveFire(state, figure))
