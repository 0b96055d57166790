import { chronicleSheet } from '../../../../main/sheets/chronicle/chronicleSheet.ts'
import { ofTour } from '../shared/ofTour.ts'

export const chronicleOffer = ofTour({
  sheet: 'chronicle',
  title: 'Chronicle',
  about: 'The story of the tour half-month by half-month, with your notes and pictures.',
  group: 'story',
  *make({ story }) {
    return chronicleSheet(yield* story())
  },
})
