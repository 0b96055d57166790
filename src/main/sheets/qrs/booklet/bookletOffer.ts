import type { PrintableSheet } from '../../offer.ts'
import type { QrsBook } from '../book.ts'
import { bookletSheet } from './bookletSheet.ts'
import { bookletModel } from './makeBooklet.ts'

/**
 * Without a tour it has the book's tables; with one its house rules are in them, marked.
 * @returns the quick reference of a game as one booklet.
 */
export const bookletOffer = (game: QrsBook): PrintableSheet => ({
  sheet: 'qrsBooklet',
  title: 'Quick reference, the booklet',
  file: 'Quick reference booklet',
  about:
    'Every table once, by chapter, with contents, thumb tabs and an index: to be folded and stapled, or leafed through.',
  group: 'qrs',
  folds: true,
  takes: [],
  lacking: () => null,
  *make(source) {
    yield { done: 0, of: 1, what: 'Reading the tables' }
    return bookletSheet(bookletModel(game, source?.state ?? null))
  },
})
