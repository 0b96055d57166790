import type { QrsBook } from '../../../../main/sheets/qrs/book.ts'
import type { SnoopinState } from '../../rules/state.ts'
import { snoopinTables } from '../../rules/tables/index.ts'
import { emblem, game } from '../shared/signs.ts'

/** The quick reference by the parts of a campaign turn. */
export const snoopinBook: QrsBook = {
  title: game,
  tables: snoopinTables,
  emblem,
  headOf(state) {
    const [tour] = (state as SnoopinState).tour
    return tour ? { whose: tour.title, when: game } : null
  },
  chapters: [
    {
      sheet: 'qrsBefore',
      title: 'Before and in the game',
      about: 'Ratings, missions, momentum and prices, who comes along, how long the game lasts, victory points.',
      tables: [
        'snoopin.start-ratings',
        'snoopin.outstanding-leader',
        'snoopin.leadership',
        'snoopin.mission',
        'snoopin.momentum',
        'snoopin.asset-costs',
        'snoopin.attached',
        'snoopin.game-end',
        'snoopin.vp-free-world',
        'snoopin.vp-vc',
        'snoopin.margin',
      ],
    },
    {
      sheet: 'qrsAfter',
      title: 'After the game',
      about: 'Casualties, development of teams, Combat Fatigue, pools and replacements.',
      tables: [
        'snoopin.casualty-evacuated',
        'snoopin.casualty-accompanied',
        'snoopin.casualty-straggler',
        'snoopin.casualty-status',
        'snoopin.unit-development',
        'snoopin.combat-fatigue',
        'snoopin.ranks',
        'snoopin.special-development',
        'snoopin.leadership-development',
        'snoopin.return-to-duty',
        'snoopin.replacement-pool',
        'snoopin.replacement',
        'snoopin.loss-of-developments',
      ],
    },
    {
      sheet: 'qrsInsurgency',
      title: 'The insurgency',
      about: 'How it is built, its ranks, and its special developments.',
      tables: ['snoopin.insurgency', 'snoopin.insurgency-ranks', 'snoopin.insurgency-special'],
    },
  ],
}
