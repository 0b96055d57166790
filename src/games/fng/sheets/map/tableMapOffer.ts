import { blankOf } from '../shared/blankOf.ts'
import { rulesOf } from '../../rules/house/rulesOf.ts'
import { blankTableMap, tableMapModel } from './tableMap.ts'
import { tableMapSheet } from './tableMapSheet.ts'
import { ofMission } from '../shared/ofTour.ts'

export const tableMapOffer = ofMission({
  sheet: 'map',
  title: 'Table map',
  about: 'The table on a page of its own, with its inches, and a box for every sector.',
  group: 'folder',
  make: ({ state }, mission) => tableMapSheet(tableMapModel(state, rulesOf(state), mission)),
})

export const blankTableMapOffer = blankOf({
  sheet: 'blankTableMap',
  title: 'Blank table map',
  about: 'The six sectors in inches, to draw the ground in, and lines for what is on each.',
  make: (state) => tableMapSheet(blankTableMap(state)),
})
