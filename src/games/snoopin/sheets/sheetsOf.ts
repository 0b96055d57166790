import type { PrintableSheet } from '../../../main/sheets/offer.ts'
import { chapterOffers } from '../../../main/sheets/qrs/qrsOffers.ts'
import { snoopinTables } from '../rules/tables/index.ts'
import { chronicleOffer } from './chronicle/chronicleOffer.ts'

/** Every sheet that can be printed, in the order of the print page. */
export const snoopinSheets: readonly PrintableSheet[] = [
  chronicleOffer,
  ...chapterOffers({ title: 'Snoopin’ & Poopin’', tables: snoopinTables }),
]
