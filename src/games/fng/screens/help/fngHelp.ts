import type { GameHelp } from '../../../../renderer/screens/help/helpTypes.ts'
import { ofPages } from './ofPages.ts'
import { ofPlay } from './ofPlay.ts'
import { toLookUp } from './toLookUp.ts'

const playing = 'Playing'
const pages = 'Pages of the program'
const looking = 'To look up'

/** The help of FNG: 2nd Tour among that of the program. */
export const help: GameHelp = {
  index: [
    { id: 'start', title: 'What the program does', part: playing },
    { id: 'turn', title: 'A half-month, phase by phase', part: playing },
    'dice',
    { id: 'report', title: 'The report of a battle', part: playing },
    'undo',
    'branches',
    'files',
    { id: 'friends', title: 'Friends at the table', part: playing },
    'games',
    'library',
    { id: 'new-tour', title: 'New tour', part: pages },
    { id: 'overview', title: 'Overview', part: pages },
    { id: 'half-month', title: 'Half-month', part: pages },
    { id: 'mission', title: 'Mission', part: pages },
    { id: 'battle', title: 'Battle', part: pages },
    { id: 'roster', title: 'Roster', part: pages },
    { id: 'man', title: 'Service record', part: pages },
    { id: 'deros', title: 'DEROS board', part: pages },
    { id: 'history', title: 'History', part: pages },
    'journal',
    { id: 'chronicle', title: 'Chronicle', part: pages },
    'tables',
    'house',
    'print',
    'settings',
    'keys',
    'rules',
    'rulings',
    { id: 'glossary', title: 'Words of the book', part: looking },
    { id: 'not-yet', title: 'What the program does not do', part: looking },
  ],
  pages: [...ofPlay, ...ofPages, ...toLookUp],
}
