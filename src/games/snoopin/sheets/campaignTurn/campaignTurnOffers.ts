import { glanceSheet } from '../../../../main/sheets/glance/glanceSheet.ts'
import { turnNow } from '../../rules/turn.ts'
import { ofCampaign } from '../shared/ofCampaign.ts'
import { ofTurn } from '../shared/ofTurn.ts'
import { blankCampaignTurn, campaignTurnModel } from './campaignTurn.ts'

export const campaignTurnOffer = ofTurn({
  sheet: 'campaignTurn',
  title: 'Campaign turn at a glance',
  about: 'The ten steps of a turn in order, with dice, what they must come to, and what came of them.',
  group: 'folder',
  usualTurn: (state) => turnNow(state) ?? undefined,
  none: 'No turn has begun yet.',
  make: (at, name, turn) => glanceSheet(campaignTurnModel(at, name, turn)),
})

export const blankCampaignTurnOffer = ofCampaign({
  sheet: 'blankCampaignTurn',
  title: 'Blank campaign turn',
  about: 'The ten steps of a turn in order, to be written in by hand.',
  group: 'blank',
  make: () => glanceSheet(blankCampaignTurn()),
})
