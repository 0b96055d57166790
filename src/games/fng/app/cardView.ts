import type { CampaignCard } from '../../../contract/campaign.ts'
import type { StarCard } from '../contract/card.ts'
import { dateName } from '../rules/calendar.ts'
import { starOf } from '../rules/people.ts'
import type { FngState, Tour } from '../rules/state.ts'
import { corpsNames, forceNames } from '../rules/words.ts'
import { knownServed } from '../rules/ownCalendar.ts'
import { nextInWords } from './phases.ts'
import { nameOf } from '../rules/naming.ts'

type Card = Extract<CampaignCard['state'], { kind: 'tour' }>

/** @returns what the library shows of a campaign. */
export function cardState(state: FngState): CampaignCard['state'] {
  const tour = state.tour[0]
  if (!tour) return { kind: 'empty' }
  const star = starOf(state)
  const name = star && nameOf(state, star)
  const over = tour.phase === 'over' ? endOf(tour.ending) : null
  const own: StarCard = {
    toGo: star?.deros ?? 0,
    of: tour.tourLength,
    served: star ? knownServed(state, star) : 0,
    name,
  }
  return {
    kind: 'tour',
    title: tour.unit,
    about: `${forceNames[tour.list]}, ${corpsNames[tour.corps]}`,
    date: dateName(tour.halfMonth),
    next: nextInWords(tour.phase),
    over,
    facts: [
      ...(over === null ? [{ label: 'To go', text: `${own.toGo} of ${own.of}` }] : []),
      ...(name === null ? [] : [{ label: 'Star', text: name, rank: { name: 'REP', value: star!.rep } }]),
    ],
    own,
  }
}

/** @returns how a campaign ended (FNG pp. 53, 105). */
export const endingInWords = (ending: Tour['ending']): string => endOf(ending).text

function endOf(ending: Tour['ending']): NonNullable<Card['over']> {
  switch (ending) {
    case 'home':
      return { text: 'Star home', how: 'won' }
    case 'killed':
      return { text: 'Star killed', how: 'lost' }
    case 'evacuated':
      return { text: 'Star evacuated home', how: 'ended' }
    case 'calendar':
      return { text: 'End of 1968', how: 'ended' }
    default:
      return { text: 'Ended', how: 'ended' }
  }
}
