import { RuleError } from './errors.ts'
import { StepStopped } from './system.ts'

/**
 * Tries something out. What asks for dice or a choice first is something that can be done.
 * @returns why the rules refuse it, in their words; null where it can be done.
 * @throws whatever else is thrown: that is a bug, and no refusal.
 */
export function refusalOf(attempt: () => unknown): string | null {
  try {
    attempt()
    return null
  } catch (error) {
    if (error instanceof StepStopped) return null
    if (!(error instanceof RuleError)) throw error
    return error.wanted === null ? error.reason : null
  }
}
