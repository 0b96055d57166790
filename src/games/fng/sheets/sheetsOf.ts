import type { PrintableSheet } from '../../../main/sheets/offer.ts'
import { aarOffer } from './aar/aarOffer.ts'
import { blankBoardOffer, boardOffer } from './board/boardOffer.ts'
import { briefingOffer } from './briefing/briefingOffer.ts'
import { calendarOffer } from './calendar/calendarOffer.ts'
import { blankCampaignTurnOffer, campaignTurnOffer } from './campaignTurn/campaignTurnOffer.ts'
import { blankCardsOffer, blankEnemyCardsOffer, cardsOffer } from './cards/cardsOffer.ts'
import { certificateOffer } from './certificate/certificateOffer.ts'
import { chronicleOffer } from './chronicle/chronicleOffer.ts'
import { citationOffer } from './citation/citationOffer.ts'
import { diceSlipOffer } from './diceSlip/diceSlipOffer.ts'
import { blankEnemyOobOffer, enemyOobOffer } from './enemyOob/enemyOobOffer.ts'
import { keepsakeOffer } from './keepsake/keepsakeOffer.ts'
import { blankTableMapOffer, tableMapOffer } from './map/tableMapOffer.ts'
import { playerAidOffer } from './playerAid/playerAidOffer.ts'
import { fngQrs } from './qrs/fngQrs.ts'
import { recordOffer } from './record/recordOffer.ts'
import { blankReportOffer, reportFormOffer } from './reportForm/reportFormOffer.ts'
import { rollCallOffer } from './rollCall/rollCallOffer.ts'
import { blankRosterOffer, rosterOffer } from './roster/rosterOffer.ts'
import type { Views } from './shared/views.ts'
import { blankSquadsOffer, squadsOffer } from './squads/squadsOffer.ts'
import { blankSupportOffer, supportOffer } from './supportCard/supportOffer.ts'
import { tokensOffer } from './tokens/tokensOffer.ts'
import { blankTurnTrackOffer, turnTrackOffer } from './turnTrack/turnTrackOffer.ts'

/** @returns every sheet of FNG: 2nd Tour, in the order of the print page. */
export const sheetsOf = (views: Views): readonly PrintableSheet[] => [
  rosterOffer,
  squadsOffer,
  cardsOffer(views),
  boardOffer(views),
  recordOffer(views),
  campaignTurnOffer,
  briefingOffer(views),
  tableMapOffer,
  tokensOffer,
  turnTrackOffer,
  supportOffer,
  enemyOobOffer,
  reportFormOffer,
  aarOffer(views),
  rollCallOffer(views),
  citationOffer,
  chronicleOffer,
  calendarOffer,
  certificateOffer,
  keepsakeOffer(views),
  diceSlipOffer,
  playerAidOffer,
  ...fngQrs,
  blankCampaignTurnOffer,
  blankRosterOffer,
  blankSquadsOffer,
  blankCardsOffer,
  blankEnemyCardsOffer,
  blankBoardOffer,
  blankTableMapOffer,
  blankTurnTrackOffer,
  blankSupportOffer,
  blankEnemyOobOffer,
  blankReportOffer,
]
