import { blankOf } from '../shared/blankOf.ts'
import { rulesOf } from '../../rules/house/rulesOf.ts'
import { blankTurnTrack, turnTrackModel } from './turnTrack.ts'
import { turnTrackSheet } from './turnTrackSheet.ts'
import { ofMission } from '../shared/ofTour.ts'

export const turnTrackOffer = ofMission({
  sheet: 'turnTrack',
  title: 'Turn track',
  about: 'A line for every turn, the parts of the day, the weather, and what is done in each turn.',
  group: 'folder',
  make: ({ state }, mission) => turnTrackSheet(turnTrackModel(state, rulesOf(state), mission)),
})

export const blankTurnTrackOffer = blankOf({
  sheet: 'blankTurnTrack',
  title: 'Blank turn track',
  about: 'Turns to tick, the sequence of each, and room for the day, the weather and what lasts.',
  make: (state) => turnTrackSheet(blankTurnTrack(state)),
})
