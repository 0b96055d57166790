import { rulesOf } from '../../rules/house/rulesOf.ts'
import { rosterOf } from '../../rules/people.ts'
import { squadsModel } from './squads.ts'
import { squadsSheet } from './squadsSheet.ts'
import { ofTour } from '../shared/ofTour.ts'
import { rosterMen } from '../shared/chosenMen.ts'

export const squadsOffer = ofTour({
  sheet: 'squads',
  title: 'Squad sheets',
  about: 'A page for each squad, to play from: weapon figures, Attributes in words, boxes for hits and ammo.',
  group: 'unit',
  takes: ['men', 'turn'],
  lacking: (state) => (rosterOf(state).length === 0 ? 'Nobody is left in the platoon.' : null),
  make: ({ state }, { men, turn }) =>
    squadsSheet(squadsModel(state, rulesOf(state), { men: rosterMen(state, men), asOf: turn !== undefined })),
})
