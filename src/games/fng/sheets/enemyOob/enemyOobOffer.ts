import { blankOf } from '../shared/blankOf.ts'
import { rulesOf } from '../../rules/house/rulesOf.ts'
import { blankEnemyOob, enemyOobModel } from './enemyOob.ts'
import { enemyOobSheet } from './enemyOobSheet.ts'
import { ofMission } from '../shared/ofTour.ts'

export const enemyOobOffer = ofMission({
  sheet: 'enemyOob',
  title: 'Enemy order of battle',
  about: 'A line for every PEF and unit, to be filled in as they are found.',
  group: 'folder',
  make: ({ state }, mission) => enemyOobSheet(enemyOobModel(state, rulesOf(state), mission)),
})

export const blankEnemyOobOffer = blankOf({
  sheet: 'blankEnemyOob',
  title: 'Blank enemy order of battle',
  about: 'Lines for PEFs and units of any mission.',
  make: (state) => enemyOobSheet(blankEnemyOob(state)),
})
