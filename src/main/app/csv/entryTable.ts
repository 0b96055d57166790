import type { PlainTable } from '../../../contract/csv.ts'
import { viewsOf } from '../journal/entriesOf.ts'
import type { OpenTour } from '../library/openTours.ts'

const heads = ['No.', 'When', 'Entry', 'Step', 'Written', 'What came of it']

/** @returns the entries that led to where the tour stands, oldest first, as the journal shows them. */
export const entryTable = (tour: OpenTour): PlainTable => ({
  heads,
  rows: viewsOf(tour, tour.file.contents()).map(({ depth, date, title, step, at, lines }) => [
    ...[depth, date, title, step, at],
    lines.map(({ text }) => text).join('\n'),
  ]),
})
