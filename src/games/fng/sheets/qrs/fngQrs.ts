import { bookletOffer } from '../../../../main/sheets/qrs/booklet/bookletOffer.ts'
import { chapterOffers, myQrsOffer } from '../../../../main/sheets/qrs/qrsOffers.ts'
import type { PrintableSheet } from '../../../../main/sheets/offer.ts'
import { fngBook } from './fngBook.ts'
import { missionQrsOffer } from './missionQrs.ts'

/** The quick reference sheets, in the order of the print page. */
export const fngQrs: readonly PrintableSheet[] = [
  bookletOffer(fngBook),
  ...chapterOffers(fngBook),
  missionQrsOffer,
  myQrsOffer(fngBook),
]
