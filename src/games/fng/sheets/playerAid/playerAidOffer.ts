import type { PrintableSheet } from '../../../../main/sheets/offer.ts'
import type { FngState } from '../../rules/state.ts'
import { playerAid } from './playerAid.ts'
import { playerAidSheet } from './playerAidSheet.ts'

/** The player aid; without a tour it tells what the book has. */
export const playerAidOffer: PrintableSheet = {
  sheet: 'playerAid',
  title: 'Player Aid',
  file: 'Player aid',
  about:
    'One folded card of four pages: the turn, shooting, close and hidden, the weapons of this tour. Tabs by moment of play.',
  group: 'qrs',
  folds: true,
  takes: [],
  lacking: () => null,
  make: (source) => playerAidSheet(playerAid((source?.state ?? null) as FngState | null)),
}
