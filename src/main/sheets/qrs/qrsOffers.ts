import { RuleError } from '../../engine/errors.ts'
import type { PrintableSheet } from '../offer.ts'
import { inName } from '../phrases.ts'
import { chaptersOf, type QrsBook, type QrsSpec } from './book.ts'
import { qrsModel, withFamilies } from './makeQrs.ts'
import { qrsSheet } from './qrsSheet.ts'

/**
 * Without a tour the book's tables are printed; with one its house rules are in them, marked.
 * @returns a sheet for each chapter of a game's quick reference.
 */
export const chapterOffers = (game: QrsBook): PrintableSheet[] => chaptersOf(game).map((spec) => ofChapter(game, spec))

const ofChapter = (game: QrsBook, spec: QrsSpec): PrintableSheet => ({
  sheet: spec.sheet,
  title: spec.title,
  file: /quick reference/i.test(spec.title) ? spec.title : `Quick reference, ${inName(spec.title)}`,
  about: spec.about,
  group: 'qrs',
  takes: [],
  lacking: () => null,
  // eslint-disable-next-line require-yield -- It is made at once.
  *make(source) {
    return qrsSheet(qrsModel(game, spec, source?.state ?? null))
  },
})

/** @returns the quick reference of the player's own choice. */
export const myQrsOffer = (game: QrsBook): PrintableSheet => ({
  sheet: 'myQrs',
  title: 'My quick reference',
  about: 'The tables that you choose, in your order.',
  group: 'qrs',
  takes: ['tables'],
  needs: 'tables',
  lacking: () => null,
  // eslint-disable-next-line require-yield -- It is made at once.
  *make(source, { tables }) {
    if (tables === undefined) throw new RuleError('bad-input', 'Choose the tables that are to be on it.')
    const spec = { title: 'My quick reference', tables: withFamilies(game, tables) }
    return qrsSheet(qrsModel(game, spec, source?.state ?? null))
  },
})
