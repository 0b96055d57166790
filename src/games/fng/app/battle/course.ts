import type { Change } from '../../../../main/engine/state.ts'
import { battleOf, groupById, membersOf } from '../../rules/battle/battle.ts'
import { hasActiveFire } from '../../rules/battle/fire/mayFire.ts'
import type { BattleAction } from '../../rules/inputs.ts'
import type { FngState } from '../../rules/state.ts'
import type { PastEntry } from '../../../../main/app/game/past.ts'

/** An action that has been played. */
export type PastAct = BattleAction & Pick<PastEntry, 'changes' | 'lines'>

/** What of the battle stands in its journal alone: who acts just now, and what has been done. */
export interface Course {
  /** The group that has been activated last, while its side acts; null where none is. */
  readonly acting: number | null
  /** What has been done since the side that acts began, newest first. */
  readonly acts: readonly PastAct[]
  /** What began the activation of the side: what came of it nobody has seen to yet. */
  readonly began: PastAct | null
}

/** With these a side's activation is over, or a new turn begins: nobody acts on. */
const ends: readonly string[] = ['passOn', 'nextTurn', 'endBattle']

/** @param back the entries before the state, newest first; only as many are read as are needed. */
export function courseOf(state: FngState, back: Iterable<PastEntry>): Course {
  const acts: PastAct[] = []
  let began: PastAct | null = null
  const side = state.battle[0]?.side ?? null
  /** Undefined while it has not been come to. */
  let acting: number | null | undefined = side === null ? null : undefined
  for (const { step, input, changes, lines } of back) {
    if (step === 'beginBattle') break
    if (step !== 'act') {
      acting ??= null
      continue
    }
    const act: PastAct = { ...(input as BattleAction), changes, ...(lines ? { lines } : {}) }
    if (ends.includes(act.action)) {
      began = act
      break
    }
    acts.push(act)
    if (acting === undefined) acting = activatedIn(state, changes()) ?? undefined
  }
  return { acting: acting ?? null, acts, began }
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
