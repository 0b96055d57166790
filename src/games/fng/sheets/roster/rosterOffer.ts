import { rulesOf } from '../../rules/house/rulesOf.ts'
import { formCode } from '../shared/formCode.ts'
import { blankRosterModel, rosterModel } from './roster.ts'
import { codeWords } from '../shared/sheetWords.ts'
import { rosterSheet } from './rosterSheet.ts'
import { blankOf, rulesFor } from '../shared/blankOf.ts'
import { ofTour } from '../shared/ofTour.ts'

export const rosterOffer = ofTour({
  sheet: 'roster',
  title: 'Roster',
  about: 'The platoon as it stands: REP, weapons and attributes, months left, lines for the pencil.',
  group: 'unit',
  usual: true,
  takes: ['turn'],
  make: ({ state }, { turn }) => rosterSheet(rosterModel(state, rulesOf(state), turn !== undefined)),
})

export const blankRosterOffer = blankOf({
  sheet: 'blankRoster',
  title: 'Blank roster',
  about: 'An empty roster to fill in by hand, or as a PDF.',
  make(state) {
    const model = blankRosterModel(rulesFor(state))
    const code = formCode('blankRoster', null)
    return rosterSheet({ ...model, legend: [...model.legend, codeWords(code)], form: { code, campaign: null } })
  },
})
