import type { Tour } from '../../rules/state.ts'
import { corpsNames, forceNames } from '../../rules/words.ts'
import { dateWords } from './sheetWords.ts'

/**
 * @param asOf does the sheet show an earlier half-month, as it stood at its end?
 * @returns what stands in the head under the unit: "USMC, I Corps, early September 1967", or "... as of early June 1967".
 */
export const forceWords = (tour: Tour, asOf = false): string =>
  `${forceNames[tour.list]}, ${corpsNames[tour.corps]}, ${asOf ? 'as of ' : ''}${dateWords(tour.halfMonth)}`
