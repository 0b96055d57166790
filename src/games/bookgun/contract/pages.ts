import type { GamePages } from '../../../contract/pages.ts'

/** The pages of a campaign of The Book and The Gun. */
export const bookgunPages: GamePages = {
  pages: [
    { name: 'tour', path: '', label: 'Overview', key: 'o', part: 'now', words: 'summary home next sides games' },
    {
      name: 'bookgun.setUp',
      path: '/bookgun/set-up',
      label: 'Set up a game',
      key: 'n',
      part: 'now',
      words: 'new game scenario deploy conceal markers dummies weather civilians',
    },
    {
      name: 'bookgun.turn',
      path: '/bookgun/turn',
      label: 'Turn',
      key: 'b',
      part: 'now',
      words: 'cards initiative movement fire close combat morale rally reload joker',
    },
    {
      name: 'bookgun.rosters',
      path: '/bookgun/rosters',
      label: 'Rosters',
      key: 'r',
      part: 'unit',
      words: 'units squads platoon company cells groups front mobs nation organisation',
    },
    {
      name: 'bookgun.games',
      path: '/bookgun/games',
      label: 'Games',
      key: 'g',
      part: 'unit',
      words: 'played results losses',
    },
    'journal',
    {
      name: 'bookgun.players',
      path: '/bookgun/players',
      label: 'Players',
      key: 'a',
      part: 'unit',
      words: 'hand over sealed markers commander cover umpire',
    },
    {
      name: 'bookgun.copy',
      path: '/bookgun/copy',
      label: 'From your copy',
      key: 'c',
      part: 'desk',
      words: 'blank cells missing tables spotting movement rally values',
    },
  ],
  without: ['house'],
}
