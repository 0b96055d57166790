import { glanceSheet } from '../../../../main/sheets/glance/glanceSheet.ts'
import { lastHalfMonth } from '../../rules/calendar.ts'
import { blankOf, rulesFor } from '../shared/blankOf.ts'
import { ofTour } from '../shared/ofTour.ts'
import { blankCampaignTurn, campaignTurnModel } from './campaignTurn.ts'

export const campaignTurnOffer = ofTour({
  sheet: 'campaignTurn',
  title: 'Campaign turn at a glance',
  about: 'Every step of the half-month in order, with its dice, what they must come to today, and what came of it.',
  group: 'folder',
  takes: ['turn'],
  lacking: ({ tour }) => (tour[0]!.halfMonth > lastHalfMonth ? 'The campaign is over.' : null),
  make: (source) => glanceSheet(campaignTurnModel(source)),
})

export const blankCampaignTurnOffer = blankOf({
  sheet: 'blankCampaignTurn',
  title: 'Blank campaign turn',
  about: 'Every step of a half-month in order, to be written in by hand.',
  make: (state) => glanceSheet(blankCampaignTurn(rulesFor(state))),
})
