import { RuleError } from '../../../main/engine/errors.ts'
import { playStep } from '../../../main/engine/system.ts'
import { openTape } from '../../../main/engine/tape.ts'
import type { BookgunState } from '../rules/state.ts'
import type { bookgunSteps } from '../rules/steps/bookgunSteps.ts'
import { bookgunSystem } from '../rules/system.ts'

/** @returns why the rules refuse a step as the game stands, in their own words; null where it can be taken. */
export function refusalOf(state: BookgunState, step: keyof typeof bookgunSteps, input: object): string | null {
  const dice = openTape({ dice: 'ask', choices: 'ask', seed: 0, depth: 1 })
  try {
    playStep(bookgunSystem, step, { state, input, dice, depth: 1_000_000 })
    return null
  } catch (error) {
    // A step that asks for dice is one that can be taken.
    if (error instanceof RuleError) return error.message.replace(' Nothing was changed.', '')
    return null
  }
}
