import { boardSheet } from '../../sheets/board/boardSheet.ts'
import { derosView } from '../derosView.ts'
import { tourStops } from '../stops.ts'
import { boardModel } from './boardModel.ts'
import { ofTour } from './define.ts'

export const derosBoard = ofTour({
  sheet: 'derosBoard',
  title: 'DEROS board',
  about: 'Every billet with the men who held it, when each goes home, and what the next half-months bring.',
  group: 'platoon',
  takes: ['halfMonth'],
  make: ({ state, walk }, { halfMonth }) =>
    boardSheet(boardModel(state, derosView(state, tourStops(walk())), halfMonth !== undefined)),
})
