import type { PrintableSheet } from '../../../../main/app/print/printable.ts'
import { aar } from './aar.ts'
import { blankRoster, roster } from './roster.ts'
import { briefing } from './briefing.ts'
import { calendar } from './calendar.ts'
import { certificate } from './certificate.ts'
import { chronicle } from './chronicle.ts'
import { citation } from './citation.ts'
import { diceSlip } from './diceSlip.ts'
import { enemyOob, map, reportForm, supportCard, tokens, turnTrack } from './folder.ts'
import { squads } from './squads.ts'
import { cards } from './cards.ts'
import { derosBoard } from './derosBoard.ts'
import { qrs } from './qrs.ts'
import { record } from './record.ts'

/** Every sheet of FNG: 2nd Tour, in the order of the print page. */
export const fngSheets: readonly PrintableSheet[] = [
  roster,
  squads,
  cards,
  derosBoard,
  record,
  briefing,
  map,
  tokens,
  turnTrack,
  supportCard,
  enemyOob,
  reportForm,
  aar,
  citation,
  chronicle,
  calendar,
  certificate,
  diceSlip,
  ...qrs,
  blankRoster,
]
