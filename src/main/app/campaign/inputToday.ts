import type * as z from 'zod'
import { RuleError } from '../../engine/errors.ts'
import type { AnyGame } from '../game.ts'

/** What the schema of a step makes of an input that lies in the journal. */
export type InputToday = z.ZodSafeParseResult<unknown>

/**
 * An entry keeps its input as it was told. A field that came since stands in none of those before it: what the game says
 * that its absence means is put in here, so whoever plays an entry again plays what this gives, never the bare input.
 *
 * @returns the input as today's step takes it; no success where it is asked otherwise today.
 */
export const inputToday = ({ contract }: AnyGame, step: string, input: unknown): InputToday =>
  Object.hasOwn(contract.steps, step) ? contract.steps[step]!.safeParse(input) : { success: true, data: input }

/**
 * @returns the input of the step under way, as today's step takes it.
 * @throws RuleError `not-now` where it is asked otherwise today.
 */
export function mustBeToday(game: AnyGame, step: string, input: unknown): unknown {
  const { success, data } = inputToday(game, step, input)
  if (success) return data
  throw new RuleError(
    'not-now',
    'The step that waits for dice is asked otherwise today. Nothing was changed. Put it aside, then begin it again.',
  )
}
