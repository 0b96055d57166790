import type { PrintableSheet } from '../../../../main/sheets/offer.ts'
import { chronicleSheet } from '../../../../main/sheets/chronicle/chronicleSheet.ts'

export const chronicleOffer: PrintableSheet = {
  sheet: 'chronicle',
  title: 'Chronicle',
  about: 'The story of the campaign turn by turn: missions, scores, losses, and who joined.',
  group: 'story',
  takes: [],
  lacking: (source) => (source?.state['tour']?.length ? null : 'It shows a campaign: open one first.'),
  *make(source) {
    return chronicleSheet(yield* source!.story())
  },
}
