import type { PrintableSheet } from '../../../main/sheets/offer.ts'
import { bookletOffer } from '../../../main/sheets/qrs/booklet/bookletOffer.ts'
import { blankFormOffer } from './blankForm/blankFormOffer.ts'
import { cardsOffer } from './cards/cardsOffer.ts'
import { initiativeOffer } from './initiative/initiativeOffer.ts'
import { markersOffer } from './markers/markersOffer.ts'
import { playerAidOffer } from './playerAid/playerAidOffer.ts'
import { blankRosterOffers, rosterOffer } from './roster/rosterOffers.ts'
import { sealedListOffer } from './sealedList/sealedListOffer.ts'
import { bookgunBook } from './tables/bookgunBook.ts'
import { tablesOffer } from './tables/tablesOffer.ts'
import { blankTurnOffer, turnOffer } from './turn/turnOffers.ts'

/** Every sheet that can be printed, in the order of the print page. */
export const bookgunSheets: readonly PrintableSheet[] = [
  rosterOffer,
  turnOffer,
  initiativeOffer,
  cardsOffer,
  markersOffer,
  sealedListOffer,
  playerAidOffer,
  tablesOffer,
  bookletOffer(bookgunBook),
  blankFormOffer,
  ...blankRosterOffers,
  blankTurnOffer,
]
