import { RuleError } from '../../engine/errors.ts'
import type { Stop } from '../../store/walk.ts'
import { partOf } from '../gameOf.ts'
import { slipModel } from '../campaign/slipModel.ts'
import type { OpenTour } from '../library/openTours.ts'
import { printedStory } from './printedStory.ts'
import type { SheetSource } from '../../sheets/offer.ts'

/** @returns what the sheets of an open tour are made of, as it stands now. */
export function sourceOf(tour: OpenTour): SheetSource {
  const { app, file } = tour
  let walked: readonly Stop[] | null = null
  const { state } = file.load()
  return {
    state,
    name: file.info().name,
    walk: () => (walked ??= file.walk()),
    linesOf: (entry) => file.lines(entry),
    story: () => printedStory(partOf(app, 'chronicle')(file.walk()), file),
    slip: () => slipModel(tour),
  }
}

/**
 * @param halfMonth counted from 1; undefined for now.
 * @returns the source as it was at the end of a half-month.
 * @throws RuleError `bad-input` for a half-month that the tour has not seen.
 */
export function asOf(source: SheetSource, app: OpenTour['app'], halfMonth: number | undefined): SheetSource {
  if (halfMonth === undefined) return source
  const stops = source.walk()
  const last = stops.findLastIndex(({ state }) => app.now.turn(state) === halfMonth)
  if (last < 0) throw new RuleError('bad-input', `This tour has no half-month ${halfMonth}.`)
  return { ...source, state: stops[last]!.state, walk: () => stops.slice(0, last + 1) }
}
