import { blankOf } from '../shared/blankOf.ts'
import { rulesOf } from '../../rules/house/rulesOf.ts'
import { blankSupportCard, supportCardModel } from './supportCard.ts'
import { supportSheet } from './supportSheet.ts'
import { ofMission } from '../shared/ofTour.ts'
import { whenSetOut } from '../shared/whenSetOut.ts'

export const supportOffer = ofMission({
  sheet: 'supportCard',
  title: 'Support card',
  about: 'What is Ready and what can be had, how a call is made, the request tables, and lines for the calls.',
  group: 'folder',
  make: (source, mission) =>
    supportSheet(supportCardModel(source.state, rulesOf(source.state), mission, whenSetOut(source, mission))),
})

export const blankSupportOffer = blankOf({
  sheet: 'blankSupport',
  title: 'Blank support card',
  about: 'Every kind of support with its tables, and lines for calls and aircraft, at any Support Level.',
  make: (state) => supportSheet(blankSupportCard(state)),
})
