import { ofCampaign } from '../shared/ofCampaign.ts'
import { cardsModel } from './cards.ts'
import { cardsSheet } from './cardsSheet.ts'

export const cardsOffer = ofCampaign({
  sheet: 'cards',
  title: 'Cards for leaders and rules of engagement',
  about:
    'The four rules of engagement, and a card for each unit that has a leader: its dice, what it spots, who is in it; blank ones to fill up.',
  group: 'folder',
  make: (state) => cardsSheet(cardsModel(state)),
})
