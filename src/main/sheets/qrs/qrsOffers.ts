import { RuleError } from '../../engine/errors.ts'
import type { PrintableSheet } from '../offer.ts'
import { inName } from '../phrases.ts'
import { ownIn, type QrsBook, type QrsSpec } from './book.ts'
import { qrsModel, withFamilies, withOwn } from './makeQrs.ts'
import { sheetsInOrder } from './numbers.ts'
import { qrsSheet } from './qrsSheet.ts'

/**
 * Without a tour the book's tables are printed; with one its house rules are in them, marked.
 * @returns a sheet for each chapter of a game's quick reference.
 */
export const chapterOffers = (game: QrsBook): PrintableSheet[] => [
  ...sheetsInOrder(game).map((spec) => ofChapter(game, spec)),
  ...(game.ownTables ? [ownOffer(game)] : []),
]

/** The tables that the player has written himself. */
const ownOffer = (game: QrsBook): PrintableSheet => ({
  sheet: 'qrsOwn',
  title: 'Tables of your own',
  file: 'Quick reference, tables of your own',
  about: 'What you have written for this campaign, or taken from packs.',
  group: 'qrs',
  takes: [],
  lacking: (source) =>
    ownIn(game, source?.state ?? null).length > 0 ? null : 'There are no tables of your own in this campaign.',
  make(source) {
    const state = source?.state ?? null
    const tables = ownIn(game, state).map(({ id }) => id)
    return qrsSheet(qrsModel(game, { title: 'Tables of your own', tables }, state))
  },
})

const ofChapter = (game: QrsBook, spec: QrsSpec): PrintableSheet => ({
  sheet: spec.sheet,
  title: spec.title,
  file: /quick reference/i.test(spec.title) ? spec.title : `Quick reference, ${inName(spec.title)}`,
  about: spec.about,
  group: 'qrs',
  takes: [],
  lacking: () => null,
  make(source) {
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
  make(source, { tables }) {
    if (tables === undefined) throw new RuleError('bad-input', 'Choose the tables that are to be on it.')
    const state = source?.state ?? null
    const spec = { title: 'My quick reference', tables: withFamilies(withOwn(game, state), tables) }
    return qrsSheet(qrsModel(game, spec, state))
  },
})
