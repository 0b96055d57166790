import type { PrintableSheet } from '../../../main/sheets/offer.ts'
import { bookletOffer } from '../../../main/sheets/qrs/booklet/bookletOffer.ts'
import { chapterOffers, myQrsOffer } from '../../../main/sheets/qrs/qrsOffers.ts'
import { afterActionOffer } from './afterAction/afterActionOffer.ts'
import { blankCampaignTurnOffer, campaignTurnOffer } from './campaignTurn/campaignTurnOffers.ts'
import { cardsOffer, ownCardsOffer } from './cards/cardsOffers.ts'
import { chronicleOffer } from './chronicle/chronicleOffer.ts'
import {
  blankInsurgencyLogOffer,
  insurgencyLogOffer,
  ownInsurgencyLogOffer,
} from './insurgencyLog/insurgencyLogOffers.ts'
import { ordersOffer } from './orders/ordersOffer.ts'
import { blankPlatoonLogOffer, ownPlatoonLogOffer, platoonLogOffer } from './platoonLog/platoonLogOffers.ts'
import { playerAidOffer } from './playerAid/playerAidOffer.ts'
import { snoopinBook } from './qrs/snoopinBook.ts'

/** Every sheet that can be printed, in the order of the print page. */
export const snoopinSheets: readonly PrintableSheet[] = [
  platoonLogOffer,
  insurgencyLogOffer,
  cardsOffer,
  ownPlatoonLogOffer,
  ownInsurgencyLogOffer,
  ownCardsOffer,
  campaignTurnOffer,
  ordersOffer,
  afterActionOffer,
  playerAidOffer,
  bookletOffer(snoopinBook),
  ...chapterOffers(snoopinBook),
  myQrsOffer(snoopinBook),
  chronicleOffer,
  blankCampaignTurnOffer,
  blankPlatoonLogOffer,
  blankInsurgencyLogOffer,
]
