import { rulesOf } from '../../rules/house/rulesOf.ts'
import { rosterOf } from '../../rules/people.ts'
import { blankOf } from '../shared/blankOf.ts'
import { blankSquadModel, squadsModel } from './squads.ts'
import { squadsSheet } from './squadsSheet.ts'
import { ofTour } from '../shared/ofTour.ts'
import { rosterMen } from '../shared/chosenMen.ts'

export const squadsOffer = ofTour({
  sheet: 'squads',
  title: 'Squad sheets',
  about:
    'A page for each squad, to play from: test dice and the die to hit man by man, boxes for kills and what befalls them; their weapons, reactions and Ranged Combat below.',
  group: 'unit',
  takes: ['men', 'turn'],
  lacking: (state) => (rosterOf(state).length === 0 ? 'Nobody is left in the platoon.' : null),
  make: ({ state }, { men, turn }) =>
    squadsSheet(squadsModel(state, rulesOf(state), { men: rosterMen(state, men), asOf: turn !== undefined })),
})

export const blankSquadsOffer = blankOf({
  sheet: 'blankSquads',
  title: 'Blank squad sheet',
  about: 'A squad sheet with fourteen empty rows, and room for its weapons.',
  make: (state) => squadsSheet(blankSquadModel(state)),
})
