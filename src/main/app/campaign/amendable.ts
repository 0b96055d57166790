import { RuleError } from '../../engine/errors.ts'
import { difference, type AnyState } from '../../engine/state.ts'
import type { Entry } from '../../store/types.ts'
import { sealOn } from '../journal/seal.ts'
import type { OpenTour } from '../library/openTours.ts'

/** @returns why an entry cannot be amended where the tour stands; null where it can. */
export function mayNotAmend(tour: OpenTour, entry: Entry): string | null {
  if (!entry.onPath)
    return 'This entry is not on the way to where the campaign stands. Go back to it first, then amend it.'
  if (sealOn(tour).hidesInput(entry, tour.file.lines(entry.id)))
    return 'Something in this entry is still sealed: its dice cannot be looked at before it is opened.'
  return null
}

/**
 * @param told depths of the entries whose answers are told anew.
 * @param again the entries that it goes through, the amended one first.
 * @throws RuleError `bad-input` for a correction of something sealed, `not-now` for another die of it.
 */
export function mustBeAmendable(tour: OpenTour, told: ReadonlySet<number>, again: readonly Entry[]): void {
  const [amended] = again
  const refused = mayNotAmend(tour, amended!)
  if (refused !== null) throw new RuleError('bad-input', `${refused} Nothing was changed.`)
  if (again.some((entry) => told.has(entry.depth) && mayNotAmend(tour, entry) !== null)) throw stillSealed()
}

/**
 * @param then as the tour would stand.
 * @throws RuleError `not-now` where that would tell what is sealed now.
 */
export function mustStaySealed({ game, file }: OpenTour, then: AnyState): void {
  const { seals } = game
  const now = file.load().state
  if (!seals?.holdsAny(now)) return
  if (difference(now, then).some((change) => seals.opens(now, change))) throw stillSealed()
}

/** @throws RuleError `not-now` where a question that a correction comes to is about what is sealed. */
export function mustBeOpen(tour: OpenTour, entry: Entry): void {
  if (mayNotAmend(tour, entry) !== null) throw stillSealed()
}

/** One sentence for all of it: which of them it was would tell. */
export const stillSealed = () =>
  new RuleError(
    'not-now',
    'Something that a player has sealed may rest on this, or be opened by it. Undo back to it and play on from there, or wait until it is open. Nothing was changed.',
  )
