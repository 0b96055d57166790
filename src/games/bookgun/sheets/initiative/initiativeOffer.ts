import { ofCampaign } from '../shared/ofCampaign.ts'
import { initiativeModel } from './initiative.ts'
import { initiativeSheet } from './initiativeSheet.ts'

export const initiativeOffer = ofCampaign({
  sheet: 'initiative',
  title: 'Initiative track',
  about:
    'Who has acted turn by turn, reload, shaken and routed; the deck to tick off, the joker, the rule of engagement.',
  group: 'folder',
  make: (state, name) => initiativeSheet(initiativeModel(state, name)),
})
