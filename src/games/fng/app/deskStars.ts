import type { DeskStar } from '../contract/desk.ts'
import { isLate, lastHalfMonth } from '../rules/calendar.ts'
import { repFloor } from '../rules/aftermath/reputation.ts'
import { shortFrom } from '../rules/aftermath/inCountry.ts'
import { isOnRoster, soldierById, tourOf } from '../rules/people.ts'
import type { FngState, Soldier, Tour } from '../rules/state.ts'
import { monthsText, statusNames } from '../rules/words.ts'
import { isTimeUnknown, knownServed, lastHalfMonthOf } from '../rules/ownCalendar.ts'
import { deskMan } from './deskMen.ts'
import { farDate, sinceWords } from './deskTime.ts'
import { isPast } from '../rules/turn.ts'
import { capital } from '../rules/steps/setup/common.ts'

/** @returns the campaign's Star and those of the other players, each with his own calendar. */
export function deskStars(state: FngState): DeskStar[] {
  const { starId } = tourOf(state)
  const ids = new Set([...(starId === null ? [] : [starId]), ...state.players.map((player) => player.soldierId)])
  return [...ids].map((id) => deskStar(state, soldierById(state, id)))
}

function deskStar(state: FngState, man: Soldier): DeskStar {
  const onRoster = isOnRoster(man)
  return {
    ...deskMan(state, man),
    player: state.players.find((player) => player.soldierId === man.id)?.name ?? null,
    served: knownServed(state, man),
    outlook: onRoster && tourOf(state).phase !== 'over' ? [home(state, man), firstCheck(state, man)] : [],
    left: onRoster ? null : { how: capital(statusNames[man.status]), home: man.status === 'wentHome' },
  }
}

function home(state: FngState, man: Soldier): string {
  const last = lastHalfMonthOf(tourOf(state), man.deros)
  if (last > lastHalfMonth)
    return `The campaign ends ${monthsText(last - lastHalfMonth)} before he ${isTimeUnknown(state, man) ? 'is reassigned' : 'goes home'}.`
  return `${isTimeUnknown(state, man) ? 'Reassigned' : 'Home'} after ${farDate(last)}.`
}

function firstCheck(state: FngState, man: Soldier): string {
  if (isTimeUnknown(state, man)) return 'Officers make no short timer check.'
  if (man.shortTimerChecked)
    return man.rep > repFloor ? 'Checks as a short timer at the end of every month.' : 'No short timer check any more.'
  const at = firstCheckAfter(tourOf(state), man)
  return at === null ? 'Home before any short timer check.' : `First short timer check after ${sinceWords(at)}.`
}

/** Men check at the end of a month, from their tenth in-country on, as long as they have time to serve (FNG p. 104). */
function firstCheckAfter(tour: Tour, man: Soldier): number | null {
  const from = tour.halfMonth + (isPast(tour, 'shortTimers') ? 1 : 0)
  const last = Math.min(lastHalfMonth, lastHalfMonthOf(tour, man.deros) - 1)
  for (let at = from; at <= last; at += 1) {
    const left = lastHalfMonthOf(tour, man.deros) - at
    if (isLate(at) && tour.tourLength - left >= shortFrom) return at
  }
  return null
}
