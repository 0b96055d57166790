import type { BattleFollow } from '../../../contract/battle.ts'
import type { Action } from '../../../rules/battle/action.ts'
import type { FngState } from '../../../rules/state.ts'

/** With these nothing follows any more of what was done before. */
const furthering: readonly string[] = ['passOn', 'nextTurn', 'endBattle']

/** So many acts are named; of more only the number is told. */
const mostNamed = 3

/**
 * @returns what would be left out if an action were done now, in sentences to ask about first: what still follows, and whoever
 *   has yet to act; null for nothing.
 */
export function leftBehind(action: Action, state: FngState, follows: readonly BattleFollow[]): string | null {
  const leaves = action.leaves?.(state) ?? null
  // Whoever has yet to act is named by the rules.
  const still = furthering.includes(action.name) ? follows.filter(({ isTurn }) => !isTurn) : []
  if (still.length === 0) return leaves
  const named = still.slice(0, mostNamed).map(({ title }) => title)
  const more = still.length > mostNamed ? [`${still.length - mostNamed} more`] : []
  return [`Still to follow: ${[...named, ...more].join('; ')}.`, ...(leaves === null ? [] : [leaves])].join(' ')
}
