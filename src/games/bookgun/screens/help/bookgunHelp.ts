import { helpOfGame } from '../../../../renderer/screens/help/helpOfGame.ts'
import { ofPages } from './ofPages.ts'
import { ofPlay } from './ofPlay.ts'
import { toLookUp } from './toLookUp.ts'

/** The help of The Book and The Gun among that of the program. */
export const help = helpOfGame({
  playing: [
    ['start', 'What the program does'],
    ['turn', 'A turn, phase by phase'],
    ['moving', 'Moving, die by die'],
    ['concealed', 'Markers, dummies and the Commander-in-Chief'],
  ],
  screens: [
    ['new-tour', 'New campaign'],
    ['overview', 'Overview'],
    ['rosters', 'Rosters'],
    ['set-up', 'Set up a game'],
    ['turn-page', 'Turn'],
    ['games-played', 'Games'],
    ['players', 'Players'],
    ['copy', 'From your copy'],
  ],
  pages: [...ofPlay, ...ofPages, ...toLookUp],
})
