import { RuleError } from '../../../../../main/engine/errors.ts'
import { refuse } from '../../../../../main/engine/mustBe.ts'
import { rowById } from '../../../../../main/engine/state.ts'
import type { StoryPlace } from '../../inputs.ts'
import { fullName } from '../../naming.ts'
import { soldierById, tourOf } from '../../people.ts'
import type { FngState } from '../../state.ts'
import { missionNames } from '../../words.ts'
import { inDate } from '../roster/check.ts'

/** Where something of the story belongs, as its row says it. */
export interface Belongs {
  readonly halfMonth: number
  readonly soldierId: number | null
  readonly missionId: number | null
}

/**
 * What a mission brings is told in its half-month; all else in the one named, or in the present one.
 * @throws RuleError `no-longer-applies` for a man or a mission that is not there, `bad-input` for a day not yet lived.
 */
export function belongs(state: FngState, { soldierId, missionId, halfMonth }: StoryPlace): Belongs {
  const tour = tourOf(state)
  if (soldierId !== null) soldierById(state, soldierId)
  if (missionId !== null)
    return { soldierId, missionId, halfMonth: rowById(state.missions, missionId, 'mission').halfMonth }
  const when = halfMonth ?? tour.halfMonth
  if (when < tour.startHalfMonth || when > tour.halfMonth)
    refuse(`This tour has run from ${inDate(tour.startHalfMonth)} to ${inDate(tour.halfMonth)} so far.`)
  return { soldierId, missionId, halfMonth: when }
}

/**
 * @returns what something is about, for a title: "Cpl Reyes, J.", "the patrol of late August 1967", "late August 1967".
 */
export function aboutWhat(state: FngState, { soldierId, missionId, halfMonth }: StoryPlace): string {
  if (soldierId !== null) return fullName(state, soldierById(state, soldierId))
  if (missionId === null) return inDate(halfMonth ?? tourOf(state).halfMonth)
  const mission = rowById(state.missions, missionId, 'mission')
  const kind = mission.type === null ? 'contact' : missionNames[mission.type].toLowerCase()
  return `the ${kind} of ${inDate(mission.halfMonth)}`
}

/** @throws RuleError `bad-input` always: a step that changes nothing would only lengthen the journal. */
export function nothingChanged(): never {
  throw new RuleError('bad-input', 'It says so already. Nothing was changed.')
}
