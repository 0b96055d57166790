import { RuleError } from './errors.ts'

/** What the input of a step must be, in any game, and how it is refused: the message tells the player what to do instead. */

/** @throws RuleError `bad-input` always. */
export function refuse(message: string): never {
  throw new RuleError('bad-input', message)
}

/** @throws RuleError `not-now` always. */
export function notNow(message: string): never {
  throw new RuleError('not-now', message)
}

/** @throws RuleError `bad-input` when one is named twice. */
export function mustBeOnce(ids: readonly number[]): void {
  if (new Set(ids).size !== ids.length) refuse('One is named twice.')
}

/** @throws RuleError `bad-input` unless it is a whole number of the span. */
export function mustBeWhole(value: number, least: number, most: number, what: string): void {
  if (!Number.isInteger(value) || value < least || value > most)
    refuse(`${what}: a whole number from ${least} to ${most}.`)
}

/** @returns the name without the white around it. @throws RuleError `bad-input` for an empty one. */
export function mustBeNamed(name: string): string {
  const trimmed = name.trim()
  return trimmed === '' ? refuse('A name is missing.') : trimmed
}
