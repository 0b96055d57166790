import { ofCampaign } from '../shared/ofCampaign.ts'
import { playerAid } from './playerAid.ts'
import { playerAidSheet } from './playerAidSheet.ts'

/** The player aid; without a campaign it tells what the book has. */
export const playerAidOffer = ofCampaign({
  sheet: 'playerAid',
  title: 'Player Aid',
  file: 'Player aid',
  about:
    'One folded card of four pages in the order of a campaign turn: before the game, the game, who won and was hurt, who learnt and comes back. Tabs by moment of play.',
  group: 'qrs',
  folds: true,
  make: (state) => playerAidSheet(playerAid(state)),
})
