import { blankOf } from '../shared/blankOf.ts'
import { rulesOf } from '../../rules/house/rulesOf.ts'
import { blankReportForm, reportFormModel } from './reportForm.ts'
import { reportFormSheet } from './reportFormSheet.ts'
import { ofMission } from '../shared/ofTour.ts'
import { whenSetOut } from '../shared/whenSetOut.ts'

export const reportFormOffer = ofMission({
  sheet: 'reportForm',
  title: 'Battle report',
  about: 'The boxes of the report screen on paper, with the men who went: for a pencil, or to be filled in as a PDF.',
  group: 'folder',
  make: (source, mission) =>
    reportFormSheet(
      reportFormModel(source.state, rulesOf(source.state), mission, whenSetOut(source, mission)),
      source.campaign,
    ),
})

export const blankReportOffer = blankOf({
  sheet: 'blankReport',
  title: 'Blank battle report',
  about: 'Every box of the report screen, for any mission, and rows to write the men in.',
  make: () => reportFormSheet(blankReportForm(), null),
})
