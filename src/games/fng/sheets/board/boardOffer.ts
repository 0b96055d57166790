import { ofTour } from '../shared/ofTour.ts'
import type { Views } from '../shared/views.ts'
import { blankOf, rulesFor } from '../shared/blankOf.ts'
import { blankBoard } from './blankBoard.ts'
import { boardSheet } from './boardSheet.ts'

export const boardOffer = ({ board }: Views) =>
  ofTour({
    sheet: 'derosBoard',
    title: 'DEROS board',
    about: 'Every billet with the men who held it, when each goes home, and what the next half-months bring.',
    group: 'unit',
    takes: ['turn'],
    make: (source, { turn }) => boardSheet(board(source, turn !== undefined)),
  })

export const blankBoardOffer = blankOf({
  sheet: 'blankBoard',
  title: 'Blank DEROS board',
  about: 'Every billet with the months of a tour, to draw in who serves when.',
  make: (state) => boardSheet(blankBoard(rulesFor(state))),
})
