import { defineAbout } from '../../../contract/about.ts'
import { skirmishFolder } from './folder.ts'
import { skirmishPages } from './pages.ts'

/** Vietnam Skirmish Rules in a few words. */
export const skirmishAbout = defineAbout({
  id: 'skirmish',
  title: 'Vietnam Skirmish Rules',
  about: 'Two players, a squad each, every figure by name; squads are kept from game to game.',
  stage: 'beta',
  book: 'Vietnam Skirmish Rules, a page for 20 mm figures',
  covers: [
    'A player’s turn: the check for losses, fire support, phases of each figure, counters',
    'Fire, grenades, mines, mortars and vehicles',
    'Hidden figures and mines, sealed from the other player',
    'Squads and their men between games',
    'Squad sheets, counters to cut out, a reference sheet',
  ],
  leaves: [
    'Figures, distances, sight and cover stay on your table',
    'Morale, close combat and victory: the page has no rules for them',
  ],
  copy: [
    'Weapons: the scores that suppress',
    'Grenades: ranges, effects and sizes',
    'The deviation table',
    'Movement in a phase',
  ],
  dice: [6],
  cards: false,
  span: 'a game',
  sample: true,
  folder: skirmishFolder,
  pages: skirmishPages,
})
