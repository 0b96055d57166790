import { rulesOf } from '../../rules/copy/rulesOf.ts'
import { ofCampaign } from '../shared/ofCampaign.ts'
import { squadModels } from './squad.ts'
import { squadSheet } from './squadSheet.ts'

export const squadOffer = ofCampaign({
  sheet: 'squad',
  title: 'Squad sheets',
  about: 'A page for each squad, to play from: weapons, boxes for counters, phases and noise, turns, fire support.',
  group: 'unit',
  usual: true,
  lacking: ({ squads }) => (squads.length === 0 ? 'There is no squad yet.' : null),
  make: (state, name) => squadSheet(squadModels(state, rulesOf(state), name)),
})
