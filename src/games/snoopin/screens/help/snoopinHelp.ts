import { helpOfGame } from '../../../../renderer/screens/help/helpOfGame.ts'
import { ofPages } from './ofPages.ts'
import { ofPlay } from './ofPlay.ts'
import { toLookUp } from './toLookUp.ts'

/** The help of Snoopin' & Poopin' among that of the program. */
export const help = helpOfGame({
  playing: [
    ['start', 'What the program does'],
    ['turn', 'A turn, step by step'],
    ['sealed', 'Sealed missions'],
    ['ways', 'Co-op, packs, regulars against regulars'],
  ],
  screens: [
    ['new-tour', 'New campaign'],
    ['overview', 'Overview'],
    ['turn-page', 'Turn'],
    ['mission', 'Mission'],
    ['forces', 'Forces'],
    ['scores', 'Scores'],
    ['copy', 'From your copy'],
  ],
  pages: [...ofPlay, ...ofPages, ...toLookUp],
})
