import { notNow } from '../../../main/engine/mustBe.ts'
import { rowById, rowIn } from '../../../main/engine/state.ts'
import { flow } from './flow.ts'
import type { Part, SideTurn, SnoopinState, Tour, Turn } from './state.ts'

/** Questions about the campaign turn that many steps ask. All read the state and change nothing. */

/** @throws RuleError `not-now` before the campaign has begun. */
export function tourOf({ tour: [tour] }: SnoopinState): Tour {
  if (!tour) notNow('No campaign has begun. Begin one first.')
  return tour
}

/** @returns the turn under way, or the last one; null before the first. */
export const turnNow = ({ tour: [tour], turns }: SnoopinState): Turn | null => rowIn(turns, tour?.turnId ?? 0) ?? null

/** @returns what a side has done in a turn: each has such a row from its beginning. */
export const sideTurnOf = (
  { sideTurns }: Pick<SnoopinState, 'sideTurns'>,
  { id }: Pick<Turn, 'id'>,
  side: number,
): SideTurn | undefined => sideTurns.find(({ turnId, sideId }) => turnId === id && sideId === side)

/** @throws RuleError `not-now` unless the campaign stands there; says what comes first. */
export function mustStandAt(state: SnoopinState, ...parts: readonly Part[]): Tour {
  const tour = tourOf(state)
  if (!parts.includes(tour.part)) notNow(`Not now: ${partWords(tour.part)}.`)
  return tour
}

function partWords(part: Part): string {
  if (part === 'start') return 'begin a turn first'
  if (part === 'over') return 'the campaign is over'
  return `the turn stands at "${flow.find((one) => one.part === part)!.title}"`
}

/**
 * @returns the campaign turn under way.
 * @throws RuleError `not-now` unless it stands there.
 */
export function mustBe(state: SnoopinState, ...parts: readonly Exclude<Part, 'start' | 'over'>[]): Turn {
  const { turnId } = mustStandAt(state, ...parts)
  return rowById(state.turns, turnId!, 'turn')
}
