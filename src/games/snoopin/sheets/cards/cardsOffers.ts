import { ranksAreSealed } from '../../rules/kept.ts'
import { ofCampaign, ofHolder } from '../shared/ofCampaign.ts'
import { cardsModel } from './cards.ts'
import { cardsSheet } from './cardsSheet.ts'

export const cardsOffer = ofCampaign({
  sheet: 'cards',
  title: 'Cards of the teams',
  about: 'A card for each team, to cut out: quality dice, men, ranks, developments and fatigue in words.',
  group: 'unit',
  lacking: ({ teams }) => (teams.length === 0 ? 'There is no team yet.' : null),
  make: (state, name) => cardsSheet(cardsModel(state, name, null)),
})

export const ownCardsOffer = ofHolder({
  sheet: 'ownCards',
  title: 'Cards of the teams, with sealed ranks',
  about: 'The same for the player whose teams they are, where ranks are kept from the other side.',
  group: 'unit',
  lacking: (state) => (ranksAreSealed(state) ? null : 'Ranks are open to both: they stand on the cards.'),
  make: (state, name, holder) => cardsSheet(cardsModel(state, name, holder)),
})
