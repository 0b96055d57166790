import { glanceSheet } from '../../../../main/sheets/glance/glanceSheet.ts'
import { turnNow } from '../../rules/turn.ts'
import { ofCampaign } from '../shared/ofCampaign.ts'
import { blankCampaignTurn, campaignTurnModel } from './campaignTurn.ts'

export const campaignTurnOffer = ofCampaign({
  sheet: 'campaignTurn',
  title: 'Campaign turn at a glance',
  about: 'The ten steps of a turn in order, with dice, what they must come to today, and what came of them.',
  group: 'folder',
  lacking: (state) => (turnNow(state) === null ? 'No turn has begun yet.' : null),
  make: (state, name) => glanceSheet(campaignTurnModel(state, name)),
})

export const blankCampaignTurnOffer = ofCampaign({
  sheet: 'blankCampaignTurn',
  title: 'Campaign turn, blank',
  about: 'The ten steps of a turn in order, to be written in by hand.',
  group: 'blank',
  make: () => glanceSheet(blankCampaignTurn()),
})
