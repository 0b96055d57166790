import { defineAbout } from '../../../../src/contract/about.ts'
import { toyFolder } from './folder.ts'

/** What the toy is; the river is its one page, and it has no house rules. */
export const toyAbout = defineAbout({
  id: 'toy',
  title: 'The Ferry',
  about: 'A ferry and the hands that row it across.',
  stage: 'beta',
  book: 'None: it lives in the tests.',
  covers: ['Rowing'],
  leaves: ['Landing'],
  copy: [],
  dice: [12],
  cards: true,
  sample: false,
  folder: toyFolder,
  pages: {
    pages: [{ name: 'tour', path: '', label: 'River', key: 'r', part: 'now', words: 'ferry stretch row yards' }],
    without: ['house'],
  },
})
