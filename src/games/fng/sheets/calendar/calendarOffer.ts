import { knownServed, lastHalfMonthOf } from '../../rules/ownCalendar.ts'
import { isOnRoster, isStar, rosterOf, soldierById, tourOf } from '../../rules/people.ts'
import { calendarModel } from './calendar.ts'
import type { FngState, Soldier } from '../../rules/state.ts'
import { calendarSheet } from './calendarSheet.ts'
import { pictureChoices, pictureNamed } from './pictures.ts'
import { ofTour } from '../shared/ofTour.ts'
import { rosterMen } from '../shared/chosenMen.ts'

export const calendarOffer = ofTour({
  sheet: 'calendar',
  title: 'Short-timer calendar',
  about: 'A drawing with an area for each half-month of a tour, or each day of its last month, to colour in by hand.',
  group: 'story',
  takes: ['men', 'picture', 'turn'],
  pictures: pictureChoices,
  lacking: (state) => (rosterOf(state).length === 0 ? 'There is nobody in the platoon.' : null),
  make: ({ state }, { men, picture, turn }) => {
    const chosen = rosterMen(state, men)?.map((id) => soldierById(state, id)) ?? whoElse(state)
    const tour = tourOf(state)
    const wishes = chosen.map((man) => ({
      man,
      served: knownServed(state, man),
      last: lastHalfMonthOf(tour, man.deros),
    }))
    return calendarSheet(calendarModel(state, wishes, turn !== undefined), pictureNamed(picture))
  },
})

/** The Stars of the platoon, else who leads it. */
function whoElse(state: FngState): Soldier[] {
  const stars = state.soldiers.filter((man) => isOnRoster(man) && isStar(state, man.id))
  return stars.length > 0 ? stars : rosterOf(state).slice(0, 1)
}
