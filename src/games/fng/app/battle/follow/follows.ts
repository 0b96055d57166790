import type { BattleFollow } from '../../../contract/battle.ts'
import type { Values } from '../../../rules/battle/action.ts'
import type { PastEntry } from '../../../../../main/app/game/past.ts'
import type { FngState } from '../../../rules/state.ts'
import { memoryOf } from '../memory/memory.ts'
import { courseOf, type PastAct } from '../course.ts'
import { actionNamed } from '../../../rules/battle/chapters.ts'
import { answers } from './answers.ts'
import type { Following } from './follow.ts'
import { comesInSight } from './comesInSight.ts'
import { atTheEnd, happening } from './happening.ts'
import { manDown } from './manDown.ts'
import { ordered } from './ordered.ts'
import { partingShots } from './partingShots.ts'
import { tankComes, tanksToPlace } from './tanks.ts'
import { theirTurn } from './theirTurn.ts'

/**
 * What follows from the acts so far, in the order in which it is played (see the README). Nothing is kept of it: it is read
 * from the state and from what the side has done, without what the player has left out.
 */
export function followsOf(following: Following): BattleFollow[] {
  const { battle } = following.state
  if (!battle[0] || battle[0].ended) return []
  const dropped = droppedIn(following.acts)
  return [tankComes, manDown, partingShots, happening, comesInSight, answers, ordered, theirTurn, atTheEnd]
    .flatMap((made) => made(following))
    .filter((one) => !dropped.has(one.key) && (one.isTurn || canBeDone(following, one)))
}

/** @param back the entries before the state, newest first. */
export function followsAt(state: FngState, back: Iterable<PastEntry>): BattleFollow[] {
  const { acts, began } = courseOf(state, back)
  return followsOf({ state, acts, began, told: memoryOf(state, back), tanks: tanksToPlace(back) })
}

/** An order waits for its turn; all else is played now, or not at all. */
const canBeDone = ({ state }: Following, { action }: BattleFollow): boolean =>
  actionNamed(action)?.refuses(state) === null

/** Keys of what has been left out since the side began. Who has given up an answer has none: it may come up again. */
const droppedIn = (acts: readonly PastAct[]): ReadonlySet<string> =>
  new Set(
    acts.flatMap(({ action, values }) => (action === 'letGo' && !isOfFigures(values) ? (keyIn(values) ?? []) : [])),
  )

const keyIn = ({ follow }: Values): string | null => (typeof follow === 'string' ? follow : null)
const isOfFigures = ({ figures }: Values): boolean => Array.isArray(figures) && figures.length > 0
