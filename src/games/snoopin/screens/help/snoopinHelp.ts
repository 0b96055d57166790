import type { GameHelp } from '../../../../renderer/screens/help/helpTypes.ts'
import { ofPages } from './ofPages.ts'
import { ofPlay } from './ofPlay.ts'
import { toLookUp } from './toLookUp.ts'

const playing = 'Playing'
const pages = 'Pages of the program'
const looking = 'To look up'

/** The help of Snoopin' & Poopin' among that of the program. */
export const help: GameHelp = {
  index: [
    { id: 'start', title: 'What the program does', part: playing },
    { id: 'turn', title: 'A turn, step by step', part: playing },
    { id: 'sealed', title: 'Sealed missions', part: playing },
    { id: 'ways', title: 'Co-op, packs, regulars against regulars', part: playing },
    'games',
    'dice',
    'undo',
    'branches',
    'files',
    'library',
    { id: 'new-tour', title: 'New campaign', part: pages },
    { id: 'overview', title: 'Overview', part: pages },
    { id: 'turn-page', title: 'Turn', part: pages },
    { id: 'mission', title: 'Plan and orders', part: pages },
    { id: 'forces', title: 'Forces', part: pages },
    { id: 'scores', title: 'Scores', part: pages },
    { id: 'copy', title: 'From your copy', part: pages },
    'journal',
    'tables',
    'print',
    'settings',
    'keys',
    'rules',
    'rulings',
    { id: 'glossary', title: 'Words of these rules', part: looking },
    { id: 'not-yet', title: 'What is not here, and why', part: looking },
  ],
  pages: [...ofPlay, ...ofPages, ...toLookUp],
}
