import { formCode, halfMonthNumber } from '../shared/formCode.ts'
import { codeWords } from '../shared/sheetWords.ts'
import { slipSheet } from '../../../../main/sheets/slip/slipSheet.ts'
import { ofTour } from '../shared/ofTour.ts'
import { tourOf } from '../../rules/people.ts'
import { phaseInfo } from '../../rules/turn.ts'

export const diceSlipOffer = ofTour({
  sheet: 'diceSlip',
  title: 'Dice slip',
  about: 'All throws to come up to your next word, numbered, with a box for every die: for a pencil, or as a PDF.',
  group: 'folder',
  lacking: (state, source) =>
    phaseInfo(tourOf(state).phase)?.spoken === false
      ? source.lacksSlip()
      : 'Nothing can be thrown ahead just now: the next word is yours.',
  *make({ slip, state, campaign }) {
    // A half-month may have two of them: before the battle, and afterwards.
    const form = phaseInfo(tourOf(state).phase)?.part === 'setUp' ? 'setUpSlip' : 'aftermathSlip'
    const code = formCode(form, halfMonthNumber(state))
    return slipSheet({ ...(yield* slip()), code: codeWords(code), form: { code, campaign } })
  },
})
