import { drawsAt, type Draw } from '../../../../main/engine/seeded.ts'
import type { SnoopinState } from '../state.ts'
import type { snoopinSteps } from '../steps/snoopinSteps.ts'

/** What is done next. */
export interface Decision {
  readonly step: keyof typeof snoopinSteps
  readonly input: unknown
  /** What the die of a sealed mission shows: rolled by the program it would be another each time. */
  readonly faces?: readonly number[]
}

/** A number that hangs on where the campaign stands: each step moves on, so no question is asked twice at one place. */
export function drawFor(state: SnoopinState, seed: number): Draw {
  const { turns, casualties, tallies, uses, committed, conduct, missions, rollOffs } = state
  const depth = turns.reduce((sum, one) => sum * 31 + one.number + (one.gameTurn ?? 0) * 7, 0) % 1_000_003
  const counted = tallies.reduce((sum, { count }) => sum + count, 0)
  const rows = [casualties, uses, committed, conduct, missions, rollOffs].reduce(
    (sum, all) => sum * 13 + all.length,
    counted,
  )
  return drawsAt({ seed, depth, key: 'simulation', subject: rows % 4096, occurrence: counted })
}

export const pick = <T>(draw: Draw, question: string, all: readonly T[]): T | undefined =>
  all[draw(question, all.length || 1)]
