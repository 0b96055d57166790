import type { CampaignCard } from '../../../contract/campaign.ts'
import type { SkirmishState } from '../rules/state.ts'
import { cardTable } from './cardTable.ts'
import { momentOf, nextOf } from './moment.ts'

/** @returns what the library shows of a campaign. */
export function cardView(state: SkirmishState): CampaignCard['state'] {
  const [tour] = state.tour
  if (!tour) return { kind: 'empty' }
  return {
    kind: 'tour',
    title: tour.title,
    about: state.sides.map(({ name }) => name).join(' and '),
    date: momentOf(state),
    next: nextOf(state),
    over: null,
    facts: [{ label: 'Squads', text: String(state.squads.length) }],
    own: cardTable(state),
  }
}
