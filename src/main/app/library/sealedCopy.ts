import { RuleError } from '../../engine/errors.ts'
import type { OpenTour } from './openTours.ts'

/**
 * In a copy somebody could open, unseen by the other, what is still sealed. What was undone counts too: a copy holds it.
 * @throws RuleError `not-now` where players keep something from each other.
 */
export function mustHoldNothingSealed({ game: { seals }, file }: OpenTour): void {
  if (!seals) return
  const newest = file.headings().at(-1)?.id ?? null
  if (![file.load().state, file.stateAt(newest)].some((state) => seals.holdsAny(state))) return
  throw new RuleError(
    'not-now',
    'Players keep something sealed from each other in this game: it can be looked at in a copy, unseen. End the game first. To keep a copy for safety, copy the file in its folder.',
  )
}
