import { rulesOf } from '../../rules/house/rulesOf.ts'
import { tableMapModel } from './tableMap.ts'
import { tableMapSheet } from './tableMapSheet.ts'
import { ofMission } from '../shared/ofTour.ts'

export const tableMapOffer = ofMission({
  sheet: 'map',
  title: 'Table map',
  about: 'The table on a page of its own, with its inches, and a box for every sector.',
  group: 'folder',
  make: ({ state }, mission) => tableMapSheet(tableMapModel(state, rulesOf(state), mission)),
})
