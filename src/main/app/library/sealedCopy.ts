import { RuleError } from '../../engine/errors.ts'
import type { TourFile } from '../../store/tourFile.ts'
import type { OpenTour } from './openTours.ts'

/** What can be done about it, where a campaign is to be copied. */
const instead = 'End the game first. To keep a copy for safety, copy the file in its folder.'

/**
 * In a copy somebody could open, unseen by the other, what is still sealed. What was undone counts too: a copy holds it.
 * @param cure the sentence that says what to do.
 * @throws RuleError `not-now` where players keep something from each other.
 */
export function mustHoldNothingSealed(
  { game: { seals }, file }: Pick<OpenTour, 'game' | 'file'>,
  cure = instead,
): void {
  if (!seals) return
  const states = [file.load().state, ...endsOf(file).map((entry) => file.stateAt(entry))]
  if (!states.some((state) => seals.holdsAny(state))) return
  throw new RuleError(
    'not-now',
    `Players keep something sealed from each other in this game: it can be looked at in a copy, unseen. ${cure}`,
  )
}

/** The entries that none follows: the newest, and the last of every path that was left. */
function endsOf(file: Pick<TourFile, 'headings'>): number[] {
  const all = file.headings()
  const followed = new Set(all.map(({ parent }) => parent))
  return all.map(({ id }) => id).filter((id) => !followed.has(id))
}
