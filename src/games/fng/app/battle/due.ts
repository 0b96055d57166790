import type { BattleFollow } from '../../contract/battle.ts'
import { battleOf } from '../../rules/battle/battle.ts'
import { actionNamed } from '../../rules/battle/chapters.ts'
import type { YetToAct } from '../../rules/battle/turn/yetToAct.ts'
import type { FngState } from '../../rules/state.ts'
import { hasMoreToDo, type Course } from './course.ts'

/** What the enemy's side does, in its order (FNG p. 60), and what ours does. */
const inTurn = { theirs: ['pefMoves', 'enemyActs'], ours: ['activate'] } as const

/**
 * The action that is due as far as the program can know it: what follows from the last one, else whoever has yet to act,
 * else what goes on with the turn. While a group of ours acts, or the last group of
 * theirs, the player decides: what they do only the table shows.
 */
export function dueOf(
  state: FngState,
  at: {
    readonly goOn: string | null
    readonly left: YetToAct
    readonly course: Course
    readonly follows: readonly BattleFollow[]
  },
): string | null {
  const { side, over, ended } = battleOf(state)
  if (ended) return null
  const [next] = at.follows
  if (next) return next.action
  if (over || side === null) return at.goOn
  if (side === 'ours' && hasMoreToDo(state, at.course)) return null
  if (at.left.groups.length + at.left.pefs.length === 0 && at.left.vehicles.length > 0) return 'vehicleActs'
  if (at.left.groups.length + at.left.pefs.length === 0) return hasMoreToDo(state, at.course) ? null : at.goOn
  return inTurn[side].find((name) => actionNamed(name)?.refuses(state) === null) ?? null
}
