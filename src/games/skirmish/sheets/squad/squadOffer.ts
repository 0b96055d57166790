import { rulesOf } from '../../rules/copy/rulesOf.ts'
import { ofCampaign } from '../shared/ofCampaign.ts'
import { blankSquad, squadModels } from './squad.ts'
import { squadSheet } from './squadSheet.ts'

export const squadOffer = ofCampaign({
  sheet: 'squad',
  title: 'Squad sheets',
  about: 'A page for each squad, to play from: weapons, boxes for counters, phases and noise, turns, fire support.',
  group: 'unit',
  usual: true,
  lacking: ({ squads, figures }) => (squads.length + figures.length === 0 ? 'There is no squad yet.' : null),
  make: (state, name) => squadSheet(squadModels(state, rulesOf(state), name)),
})

export const blankSquadOffer = ofCampaign({
  sheet: 'blankSquad',
  title: 'Blank squad sheet',
  about: 'The same with empty lines, for a squad that is written down by hand.',
  group: 'blank',
  make: (state) => squadSheet([blankSquad(state, rulesOf(state))]),
})
