import { glanceSheet } from '../../../../main/sheets/glance/glanceSheet.ts'
import { bookgunCopy } from '../../rules/copy.ts'
import { isPlaying } from '../../rules/game.ts'
import { ofCampaign } from '../shared/ofCampaign.ts'
import { blankTurn, turnModel } from './turn.ts'

export const turnOffer = ofCampaign({
  sheet: 'turn',
  title: 'A turn at a glance',
  about: 'Every step of a turn with cards, dice and targets of today, and a box for each turn.',
  group: 'folder',
  lacking: (state) => (isPlaying(state) ? null : 'No game is under way.'),
  make: (state, name) => glanceSheet(turnModel(state, bookgunCopy.rulesOf(state), name)),
})

export const blankTurnOffer = ofCampaign({
  sheet: 'blankTurn',
  title: 'Blank turn at a glance',
  about: 'The same for any game, with the values that were filled in from your copy.',
  group: 'blank',
  make: (state) => glanceSheet(blankTurn(bookgunCopy.rulesOf(state))),
})
