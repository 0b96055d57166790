import type { GamePages } from '../../../contract/pages.ts'

/** The pages of a campaign of Snoopin' & Poopin'. */
export const snoopinPages: GamePages = {
  pages: [
    { name: 'tour', path: '', label: 'Overview', key: 'o', part: 'now', words: 'summary home next scores pools' },
    {
      name: 'snoopin.turn',
      path: '/snoopin/turn',
      label: 'Turn',
      key: 'n',
      part: 'now',
      words: 'steps game casualties development return after action momentum',
    },
    {
      name: 'snoopin.mission',
      path: '/snoopin/mission',
      label: 'Mission',
      key: 'm',
      part: 'now',
      words: 'secret sealed orders objective hand over cover',
    },
    {
      name: 'snoopin.platoon',
      path: '/snoopin/platoon',
      label: 'Forces',
      key: 'q',
      part: 'unit',
      words: 'platoon teams squads men ranks fatigue insurgency assets pools',
    },
    {
      name: 'snoopin.scores',
      path: '/snoopin/scores',
      label: 'Scores',
      key: 'v',
      part: 'unit',
      words: 'campaign victory points log games margin',
    },
    'journal',
    {
      name: 'snoopin.copy',
      path: '/snoopin/copy',
      label: 'From your copy',
      key: 'c',
      part: 'desk',
      words: 'core games missing fog of war hot spots levels',
    },
  ],
  without: ['house'],
}
