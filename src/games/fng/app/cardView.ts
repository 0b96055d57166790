import type { CampaignCard } from '../../../contract/campaign.ts'
import { dateName } from '../rules/calendar.ts'
import { starOf } from '../rules/people.ts'
import type { FngState, Tour } from '../rules/state.ts'
import { corpsNames, forceNames } from '../rules/words.ts'
import { knownServed } from '../rules/ownCalendar.ts'
import { nextInWords } from './phases.ts'
import { nameOf } from '../rules/naming.ts'

/** @returns what the library shows of a campaign. */
export function cardState(state: FngState): CampaignCard['state'] {
  const tour = state.tour[0]
  if (!tour) return { kind: 'empty' }
  const star = starOf(state)
  return {
    kind: 'tour',
    unit: tour.unit,
    force: forceNames[tour.list],
    corps: corpsNames[tour.corps],
    date: dateName(tour.halfMonth),
    next: nextInWords(tour.phase),
    toGo: star?.deros ?? 0,
    of: tour.tourLength,
    served: star ? knownServed(state, star) : 0,
    star: star && { name: nameOf(state, star), rep: star.rep },
    over: tour.phase === 'over' ? endingInWords(tour.ending) : null,
  }
}

/** @returns how a campaign ended (FNG pp. 53, 105). */
export function endingInWords(ending: Tour['ending']): string {
  switch (ending) {
    case 'home':
      return 'Star home'
    case 'killed':
      return 'Star killed'
    case 'evacuated':
      return 'Star evacuated home'
    case 'calendar':
      return 'End of 1968'
    default:
      return 'Ended'
  }
}
