import { glanceSheet } from '../../../../main/sheets/glance/glanceSheet.ts'
import { rulesOf } from '../../rules/copy/rulesOf.ts'
import { ofCampaign } from '../shared/ofCampaign.ts'
import { blankTurn, hiddenRulesOf, turnModel } from './turn.ts'

export const turnOffer = ofCampaign({
  sheet: 'turn',
  title: 'A turn at a glance',
  about: 'A page for each player: every step of his turn with its dice, targets of today, and a box for each turn.',
  group: 'folder',
  lacking: ({ tour }) => (tour[0]?.gameId == null ? 'No game is under way.' : null),
  make: (state, name) => glanceSheet(turnModel(state, rulesOf(state), name)),
})

export const blankTurnOffer = ofCampaign({
  sheet: 'blankTurn',
  title: 'Blank turn at a glance',
  about: 'The same for any game, with the values that were filled in from your copy.',
  group: 'blank',
  make: (state) => glanceSheet(blankTurn(rulesOf(state), hiddenRulesOf(state))),
})
