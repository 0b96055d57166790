import { plainText } from '../../../../main/sheets/aid/block.ts'
import type { QrsBook } from '../../../../main/sheets/qrs/book.ts'
import { ownTables } from '../../rules/house/ownTables.ts'
import type { FngState } from '../../rules/state.ts'
import { fngTables } from '../../rules/tables/index.ts'
import { diceKey } from '../playerAid/blocks/turn.ts'
import { forceWords } from '../shared/forceWords.ts'
import { fngCalled } from './booklet/called.ts'
import { fngChapters } from './booklet/chapters.ts'
import { fngCites } from './booklet/cites.ts'
import { fngRecast } from './booklet/recast.ts'
import { plainWords } from './plainWords.ts'
import { printedRules } from './printedRules.ts'
import { families, onTheRoster, qrsSheets } from './qrsSheets.ts'
import { repColumns } from './repColumns.ts'

/** What the quick reference of FNG is made of. */
export const fngBook: QrsBook = {
  title: 'FNG: 2nd Tour',
  tables: fngTables,
  chapters: qrsSheets,
  families: Object.values(families),
  booklet: {
    chapters: fngChapters,
    cites: fngCites,
    called: fngCalled,
    recast: fngRecast,
    key: diceKey.map(plainText).join(' '),
  },
  ownTables: (state) => ownTables(state as FngState),
  rulesOf: (state) => printedRules(state as FngState),
  headOf(state) {
    const tour = (state as FngState).tour[0]
    return tour ? { whose: tour.unit, when: forceWords(tour) } : null
  },
  unprinted: onTheRoster,
  named: plainWords,
  leftOut: {
    'attributes.effects': ['#', 'page'],
    'terrain.effects': ['page'],
    'army.index': ['page'],
    'army.date-changes': ['printed'],
    'roster.columns': ['#'],
  },
  isSaid: ({ key }) => key === 'sum',
  workedOut: repColumns,
}
