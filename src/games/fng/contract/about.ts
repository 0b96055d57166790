import { defineAbout } from '../../../contract/about.ts'
import { fngFolder } from './folder.ts'
import { fngPages } from './pages.ts'

/** FNG: 2nd Tour in a few words. */
export const fngAbout = defineAbout({
  id: 'fng',
  title: 'FNG: 2nd Tour',
  about: 'A platoon for a year: every half-month from the Contact test to the men who go home.',
  stage: 'tried',
  book: 'FNG: 2nd Tour',
  covers: [
    'The platoon: men, squads, weapons, Attributes, the Star',
    'The campaign turn and the set-up of missions',
    'The battle beside the table, chain by chain',
    'The aftermath: recovery, medals, REP, DEROS, replacements',
    'Every table of the book, and what is printed of it',
  ],
  leaves: ['Figures, distances and sight stay on your table'],
  copy: [],
  dice: [6],
  cards: false,
  calls: 'tour',
  span: 'a half-month',
  sample: true,
  folder: fngFolder,
  pages: fngPages,
})
