import { sheetsOf } from '../sheets/sheetsOf.ts'
import { actionOnPaper } from './after/actionOnPaper.ts'
import { boardModel } from './boardOnPaper.ts'
import { endingInWords } from './cardView.ts'
import { derosView } from './derosView.ts'
import { tookHim } from './derosWords.ts'
import { recordsOnPaper } from './recordOnPaper.ts'
import { rollCallOnPaper } from './rollCallOnPaper.ts'
import { staysOnPaper } from './staysOnPaper.ts'
import { tourStops } from './stops.ts'

/** Every sheet of FNG: 2nd Tour, in the order of the print page. */
export const fngSheets = sheetsOf({
  board: ({ state, walk }, asOf) => boardModel(state, derosView(state, tourStops(walk())), asOf),
  action: actionOnPaper,
  records: recordsOnPaper,
  rollCall: rollCallOnPaper,
  stays: staysOnPaper,
  tookHim,
  ending: endingInWords,
})
