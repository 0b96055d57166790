import type { LookBack } from '../game/past.ts'
import type { OpenTour } from '../library/openTours.ts'
import { entryView } from './entryView.ts'

/** @returns how views of the present look at single entries of the past, and at the tour as these left it. */
export const lookBack =
  (tour: OpenTour): LookBack =>
  (depth) => {
    const { file } = tour
    const heading = file.contents()[depth - 1]
    if (!heading) return null
    const { id } = heading
    return { entry: entryView(tour, { ...file.entry(id), lines: file.lines(id) }), state: () => file.stateAt(id) }
  }
