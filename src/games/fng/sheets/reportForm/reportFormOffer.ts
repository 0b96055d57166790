import { rulesOf } from '../../rules/house/rulesOf.ts'
import { reportFormModel } from './reportForm.ts'
import { reportFormSheet } from './reportFormSheet.ts'
import { ofMission } from '../shared/ofTour.ts'
import { whenSetOut } from '../shared/whenSetOut.ts'

export const reportFormOffer = ofMission({
  sheet: 'reportForm',
  title: 'Battle report',
  about: 'The boxes of the report screen on paper, with the men who went.',
  group: 'folder',
  make: (source, mission) =>
    reportFormSheet(reportFormModel(source.state, rulesOf(source.state), mission, whenSetOut(source, mission))),
})
