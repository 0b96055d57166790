import { tokensModel } from './tokens.ts'
import { tokensSheet } from './tokensSheet.ts'
import { ofMission } from '../shared/ofTour.ts'

export const tokensOffer = ofMission({
  sheet: 'tokens',
  title: 'Tokens and markers',
  about: 'PEFs, PCs, sector numbers and markers to cut out.',
  group: 'folder',
  make: ({ state }, mission) => tokensSheet(tokensModel(state, mission)),
})
