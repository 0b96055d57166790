import { formCode, halfMonthNumber } from '../../sheets/shared/formCode.ts'
import { codeWords } from '../../sheets/shared/sheetWords.ts'
import { slipSheet } from '../../../../main/sheets/slip/slipSheet.ts'
import { stretchStep } from '../stretch.ts'
import { ofTour } from './define.ts'

export const diceSlip = ofTour({
  sheet: 'diceSlip',
  title: 'Dice slip',
  about: 'All throws to come up to your next word, numbered, with a box for every die.',
  group: 'folder',
  lacking: (state) =>
    stretchStep(state) === null ? 'Nothing can be thrown ahead just now: the next word is yours.' : null,
  *make({ slip, state }) {
    const code = codeWords(formCode('diceSlip', halfMonthNumber(state)))
    return slipSheet({ ...(yield* slip()), code })
  },
})
