import { rowFor, type OutcomeOf } from '../../../main/engine/table.ts'
import type { Scene } from './scene.ts'
import type { Side, SnoopinState } from './state.ts'
import { margin } from './tables/victory.ts'

/** How two totals compare (p. 10-18). */
interface Compared {
  readonly outcome: OutcomeOf<typeof margin>
  /** "Marginal Victory" */
  readonly text: string
  /** Who has more: the first, the second, or nobody. */
  readonly ahead: 0 | 1 | null
}

/** Whole times that the higher total holds the lower one; where there is no ratio, as ruled. */
function timesOf(higher: number, lower: number): number {
  if (higher === lower) return 0
  if (lower > 0) return Math.floor(higher / lower)
  return higher > 0 ? 3 : 1
}

/** @returns the margin between two totals. */
export function compare({ table }: Pick<Scene, 'table'>, first: number, second: number): Compared {
  const { outcome, text } = rowFor(table(margin), timesOf(Math.max(first, second), Math.min(first, second)))
  return { outcome, text, ahead: first === second ? null : first > second ? 0 : 1 }
}

/** @returns a side's Campaign Victory Points of all turns. */
export const totalOf = ({ sideTurns }: SnoopinState, { id }: Pick<Side, 'id'>): number =>
  sideTurns.reduce((sum, one) => sum + (one.sideId === id ? (one.campaignPoints ?? 0) : 0), 0)
