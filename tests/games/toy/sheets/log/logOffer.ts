import type { PrintableSheet } from '../../../../../src/main/sheets/offer.ts'
import type { ToyState } from '../../rules/state.ts'
import { logModel } from './log.ts'
import { logSheet } from './logSheet.ts'

export const logOffer: PrintableSheet = {
  sheet: 'log',
  title: 'Log',
  about: 'How far the ferry has come, and who rows.',
  group: 'story',
  takes: [],
  lacking: (source) => (source === null ? 'It shows a ferry: open a tour first.' : null),
  make(source) {
    return logSheet(logModel(source!.state as ToyState))
  },
}
