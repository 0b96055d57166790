import { ofCampaign } from '../shared/ofCampaign.ts'
import { playerAid } from './playerAid.ts'
import { playerAidSheet } from './playerAidSheet.ts'

/** The player aid; without a campaign it has a box for every figure that the text has lost. */
export const playerAidOffer = ofCampaign({
  sheet: 'playerAid',
  title: 'Player Aid',
  file: 'Player aid',
  about:
    'One folded card of four pages in the order of a turn: before the game, moves, ground and sight, fire to morale. With what you filled in from your copy, and room for the rest.',
  group: 'qrs',
  folds: true,
  make: (state) => playerAidSheet(playerAid(state)),
})
