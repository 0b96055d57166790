import type { PrintableSheet } from '../../../../main/sheets/offer.ts'
import { chronicleSheet } from '../../../../main/sheets/chronicle/chronicleSheet.ts'

export const chronicleOffer: PrintableSheet = {
  sheet: 'chronicle',
  title: 'Chronicle',
  about: 'The story of the campaign turn by turn: missions, scores, losses, and who joined.',
  group: 'story',
  takes: [],
  lacking(source) {
    if (!source?.state['tour']?.length) return 'It shows a campaign: open one first.'
    return source.state['turns']?.length ? null : 'There is nothing to tell yet: no turn has begun.'
  },
  *make(source) {
    return chronicleSheet(yield* source!.story())
  },
}
