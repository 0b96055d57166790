import type { CampaignCard } from '../../../contract/campaign.ts'
import type { SkirmishState } from '../rules/state.ts'
import { momentOf, nextOf } from './moment.ts'

/** @returns what the library shows of a campaign. */
export function cardView(state: SkirmishState): CampaignCard['state'] {
  const [tour] = state.tour
  if (!tour) return { kind: 'empty' }
  return {
    kind: 'tour',
    unit: tour.title,
    force: state.sides.map(({ name }) => name).join(' and '),
    corps: '',
    date: momentOf(state),
    next: nextOf(state),
    ...{ toGo: 0, of: 0, served: 0, star: null, over: null },
  }
}
