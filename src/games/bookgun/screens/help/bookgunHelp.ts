import type { GameHelp } from '../../../../renderer/screens/help/helpTypes.ts'
import { ofPages } from './ofPages.ts'
import { ofPlay } from './ofPlay.ts'
import { toLookUp } from './toLookUp.ts'

const playing = 'Playing'
const pages = 'Pages of the program'
const looking = 'To look up'

/** The help of The Book and The Gun among that of the program. */
export const help: GameHelp = {
  index: [
    { id: 'start', title: 'What the program does', part: playing },
    { id: 'turn', title: 'A turn, phase by phase', part: playing },
    { id: 'moving', title: 'Moving, die by die', part: playing },
    { id: 'concealed', title: 'Markers, dummies and the Commander-in-Chief', part: playing },
    'games',
    'dice',
    'undo',
    'branches',
    'files',
    'library',
    { id: 'new-tour', title: 'New campaign', part: pages },
    { id: 'overview', title: 'Overview', part: pages },
    { id: 'rosters', title: 'Rosters', part: pages },
    { id: 'set-up', title: 'Set up a game', part: pages },
    { id: 'turn-page', title: 'Turn', part: pages },
    { id: 'games-played', title: 'Games', part: pages },
    { id: 'players', title: 'Players', part: pages },
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
