import type { GamePages } from '../../../contract/pages.ts'

/** The pages of a platoon's tour. */
export const fngPages: GamePages = {
  pages: [
    { name: 'tour', path: '', label: 'Overview', key: 'o', part: 'now', words: 'calendar summary home' },
    {
      name: 'fng.halfMonth',
      path: '/half-month',
      label: 'Half-month',
      key: 'h',
      part: 'now',
      words: 'turn play next step dice',
    },
    {
      name: 'fng.mission',
      path: '/mission',
      label: 'Mission',
      key: 'm',
      part: 'now',
      words: 'briefing terrain map party',
    },
    {
      name: 'fng.battle',
      path: '/battle',
      label: 'Battle',
      key: 'b',
      part: 'now',
      words: 'fight turn table enemy track',
      during: 'battle',
    },
    {
      name: 'fng.roster',
      path: '/roster',
      label: 'Roster',
      key: 'r',
      part: 'unit',
      words: 'men platoon squads billets',
    },
    {
      name: 'fng.deros',
      path: '/deros',
      label: 'DEROS board',
      key: 'd',
      part: 'unit',
      words: 'short timers replacements home',
    },
    {
      name: 'fng.history',
      path: '/history',
      label: 'History',
      key: 'i',
      part: 'unit',
      words: 'missions charts dice luck',
    },
    'journal',
    {
      name: 'fng.chronicle',
      path: '/chronicle',
      label: 'Chronicle',
      key: 'c',
      part: 'unit',
      words: 'story notes pictures',
    },
    {
      name: 'fng.players',
      path: '/players',
      label: 'At the table',
      key: 'a',
      part: 'unit',
      words: 'players friends stars hand over sealed notes',
    },
  ],
}
