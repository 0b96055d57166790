import type { PrintableSheet } from '../../../main/sheets/offer.ts'
import { bookletOffer } from '../../../main/sheets/qrs/booklet/bookletOffer.ts'
import { blankFormOffer } from './blankForm/blankFormOffer.ts'
import { countersOffer } from './counters/countersOffer.ts'
import { referenceOffer } from './reference/referenceOffer.ts'
import { skirmishBook } from './reference/skirmishBook.ts'
import { blankSquadOffer, squadOffer } from './squad/squadOffer.ts'
import { blankTurnOffer, turnOffer } from './turn/turnOffers.ts'

/** Every sheet that can be printed, in the order of the print page. */
export const skirmishSheets: readonly PrintableSheet[] = [
  squadOffer,
  turnOffer,
  countersOffer,
  referenceOffer,
  bookletOffer(skirmishBook),
  blankFormOffer,
  blankSquadOffer,
  blankTurnOffer,
]
