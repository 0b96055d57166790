import { refusalOf } from '../../../main/engine/refusal.ts'
import { playStep } from '../../../main/engine/system.ts'
import { openTape } from '../../../main/engine/tape.ts'
import type { BookgunState } from '../rules/state.ts'
import type { bookgunSteps } from '../rules/steps/bookgunSteps.ts'
import { bookgunSystem } from '../rules/system.ts'

/** @returns why the rules refuse a step as the game stands, in their own words; null where it can be taken. */
export function refusalOfStep(state: BookgunState, step: keyof typeof bookgunSteps, input: object): string | null {
  const dice = openTape({ dice: 'ask', choices: 'ask', seed: 0, depth: 1 })
  return refusalOf(() => playStep(bookgunSystem, step, { state, input, dice, depth: 1_000_000 }))
}
