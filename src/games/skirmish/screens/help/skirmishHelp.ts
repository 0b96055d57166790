import type { GameHelp } from '../../../../renderer/screens/help/helpTypes.ts'
import { ofPages } from './ofPages.ts'
import { ofPlay } from './ofPlay.ts'
import { toLookUp } from './toLookUp.ts'

const playing = 'Playing'
const pages = 'Pages of the program'
const looking = 'To look up'

/** The help of Vietnam Skirmish Rules among that of the program. */
export const help: GameHelp = {
  index: [
    { id: 'start', title: 'What the program does', part: playing },
    { id: 'turn', title: 'A turn, part by part', part: playing },
    { id: 'hidden', title: 'Hidden figures and mines', part: playing },
    'games',
    'dice',
    'undo',
    'branches',
    'files',
    'library',
    { id: 'new-tour', title: 'New campaign', part: pages },
    { id: 'overview', title: 'Overview', part: pages },
    { id: 'set-up', title: 'Set up a game', part: pages },
    { id: 'battle', title: 'Battle', part: pages },
    { id: 'squads', title: 'Squads', part: pages },
    { id: 'sides', title: 'Two players', part: pages },
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
