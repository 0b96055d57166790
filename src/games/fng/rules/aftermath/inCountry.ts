import { switchOf } from '../house/switches.ts'
import { isOnRoster, isStar, monthInCountry, served, tourOf } from '../people.ts'
import type { FngState, Soldier } from '../state.ts'

/** Half-months served from which a man is in his tenth month and checks (ruling to FNG p. 104). */
export const shortFrom = 18

/** DEROS of 10 months, in half-months: from here on a Grunt may improve (FNG p. 104). */
export const grownGrunt = 20

/**
 * Half-months in-country. Of an officer only the time to his reassignment is known, so he counts as new; the Star has
 * a full tour whatever his rank, so his time is known (rulings to FNG p. 53). An officer who became the Star later
 * keeps the months he rolled, and his time stays unknown.
 */
export const timeInCountry = (state: FngState, soldier: Soldier): number =>
  soldier.grade === 'officer' && !(isStar(state, soldier.id) && hasFullTour(state, soldier))
    ? 0
    : served(tourOf(state), soldier)

/** Half-months of the longest time to reassignment, six months (FNG p. 53), and the one at whose end he may have come. */
const longestRolled = 12 + 1

/** Did he come for more than an officer's die can give? */
const hasFullTour = (state: FngState, officer: Soldier): boolean =>
  officer.deros + tourOf(state).halfMonth - officer.joined > longestRolled

/** Is he due for a Short Timer check at the end of this month ? At his first check whatever his REP, unless a switch
 * says otherwise; after that only above the floor (ruling to FNG p. 104).
 */
export function isDueForShortTimerCheck(state: FngState, soldier: Soldier, floor: number): boolean {
  if (!isOnRoster(soldier) || soldier.deros <= 0 || timeInCountry(state, soldier) < shortFrom) return false
  const first = !soldier.shortTimerChecked && switchOf(state, 'firstShortTimerCheck') === 'everyone'
  return first || soldier.rep > floor
}

/** @returns m, the month in-country that a Short Timer's total is compared with: the one he starts, by a switch the last completed. */
export const monthOfTour = (state: FngState, soldier: Soldier): number =>
  monthInCountry(tourOf(state), soldier) - (switchOf(state, 'shortTimerMonths') === 'completed' ? 1 : 0)

/** May he roll to improve after a Successful Mission? A Grunt only with a DEROS of 10 or less, a Star always (FNG p. 104). */
export const mayImprove = (state: FngState, soldier: Soldier): boolean =>
  isStar(state, soldier.id) || soldier.deros <= grownGrunt
