import type { GamePages } from '../../../contract/pages.ts'

/** The pages of a campaign of skirmishes. */
export const skirmishPages: GamePages = {
  pages: [
    { name: 'tour', path: '', label: 'Overview', key: 'o', part: 'now', words: 'summary home next sides games' },
    {
      name: 'skirmish.setUp',
      path: '/set-up',
      label: 'Set up a game',
      key: 'n',
      part: 'now',
      words: 'new game scenario deploy mines hidden options',
    },
    {
      name: 'skirmish.battle',
      path: '/game',
      label: 'Battle',
      key: 'b',
      part: 'now',
      words: 'turn phases fire counters check table',
    },
    {
      name: 'skirmish.squads',
      path: '/squads',
      label: 'Squads',
      key: 'q',
      part: 'unit',
      words: 'men weapons figures join retire',
    },
    'journal',
    {
      name: 'skirmish.sides',
      path: '/sides',
      label: 'Two players',
      key: 'a',
      part: 'unit',
      words: 'hand over sealed hidden mines cover',
    },
    {
      name: 'skirmish.copy',
      path: '/copy',
      label: 'From your copy',
      key: 'c',
      part: 'desk',
      words: 'blank cells missing tables weapons suppress deviation grenades values',
    },
  ],
  without: ['house'],
}
