import { qrsModel, withFamilies } from '../../../../main/sheets/qrs/makeQrs.ts'
import { qrsSheet } from '../../../../main/sheets/qrs/qrsSheet.ts'
import { rulesOf } from '../../rules/house/rulesOf.ts'
import { missionHead, missionTitle } from '../shared/missionHead.ts'
import { ofMission } from '../shared/ofTour.ts'
import { fngBook } from './fngBook.ts'
import { missionRows } from './missionRows.ts'
import { missionTables } from './missionTables.ts'

export const missionQrsOffer = ofMission({
  sheet: 'missionQrs',
  title: 'Mission quick reference',
  about: 'What this mission, its support and its contacts can come to beside the Player Aid, with no rows but its own.',
  group: 'qrs',
  make: ({ state }, mission) => {
    const tables = withFamilies(fngBook, missionTables(state, mission))
    const { unit, force } = missionHead(state, mission)
    const title = missionTitle('Quick reference', mission)
    const only = missionRows(state, rulesOf(state), mission)
    return qrsSheet({ ...qrsModel(fngBook, { title, tables }, state, only), whose: unit, when: force, close: true })
  },
})
