import { rulesOf } from '../../rules/house/rulesOf.ts'
import { cardsModel } from './cards.ts'
import { cardsSheet } from './cardsSheet.ts'
import { ofTour } from '../shared/ofTour.ts'
import { rosterMen } from '../shared/chosenMen.ts'

export const cardsOffer = ofTour({
  sheet: 'cards',
  title: 'Soldier cards',
  about:
    'Nine cards to a page, 2½ by 3½ inches: REP, weapon figures, Attributes, months left. Empty ones fill the last.',
  group: 'unit',
  takes: ['men', 'turn'],
  make: ({ state }, { men, turn }) =>
    cardsSheet(cardsModel(state, rulesOf(state), { men: rosterMen(state, men), asOf: turn !== undefined })),
})
