import { helpOfGame } from '../../../../renderer/screens/help/helpOfGame.ts'
import { ofPages } from './ofPages.ts'
import { ofPlay } from './ofPlay.ts'
import { toLookUp } from './toLookUp.ts'

/** The help of Vietnam Skirmish Rules among that of the program. */
export const help = helpOfGame({
  playing: [
    ['start', 'What the program does'],
    ['turn', 'A turn, part by part'],
    ['hidden', 'Hidden figures and mines'],
  ],
  screens: [
    ['new-tour', 'New campaign'],
    ['overview', 'Overview'],
    ['set-up', 'Set up a game'],
    ['battle', 'Battle'],
    ['squads', 'Squads'],
    ['sides', 'Two players'],
    ['copy', 'From your copy'],
  ],
  pages: [...ofPlay, ...ofPages, ...toLookUp],
})
