import { rulesOf } from '../../rules/house/rulesOf.ts'
import { turnTrackModel } from './turnTrack.ts'
import { turnTrackSheet } from './turnTrackSheet.ts'
import { ofMission } from '../shared/ofTour.ts'

export const turnTrackOffer = ofMission({
  sheet: 'turnTrack',
  title: 'Turn track',
  about: 'A line for every turn, the parts of the day, the weather, and what is done in each turn.',
  group: 'folder',
  make: ({ state }, mission) => turnTrackSheet(turnTrackModel(state, rulesOf(state), mission)),
})
