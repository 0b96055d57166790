import { defineAbout } from '../../../contract/about.ts'
import { bookgunFolder } from './folder.ts'
import { bookgunPages } from './pages.ts'

/** The Book and The Gun in a few words. */
export const bookgunAbout = defineAbout({
  id: 'bookgun',
  title: 'The Book and The Gun',
  about: 'An army against insurgents, squad by squad, with a deck of cards; rosters are kept from game to game.',
  stage: 'beta',
  book: 'The Book and the Gun, version 1, p. 5-19: where the text breaks off',
  covers: [
    'Rosters of six armies, insurgents and civilians, checked against the organisation of the book',
    'The turn: cards drawn, who has acted, jokers, reload markers, shaken and routed units',
    'Movement die by die: formation, ground, weather, vehicles, boats, snow, mounting, guns, obstacles',
    'Spotting, rules of engagement, leaders',
    'Concealment markers with dummies and the Commander-in-Chief, sealed from the other player',
    'Rosters, cards, markers, a player aid of four pages, an initiative track',
  ],
  leaves: [
    'Figures, distances, line of sight and facing stay on your table',
    'Fire combat, close combat and morale checks: the text breaks off before them. What comes of them is noted by hand',
    'Most of the building rules, smoke, night vision, and all supplementary rules: they are not in the text',
  ],
  copy: [
    'Spotting: the Army, and Insurgents up to 6"',
    'Movement dice of artillery, horse drawn and ground vehicles',
    'All numbers of the rally table',
  ],
  dice: [6, 20],
  cards: true,
  span: 'a game',
  sample: true,
  folder: bookgunFolder,
  pages: bookgunPages,
})
