import { RuleError } from '../../engine/errors.ts'
import { applyChanges } from '../../engine/state.ts'
import type { TourFile } from '../../store/tourFile.ts'
import type { Stop } from '../../store/walk.ts'
import { mustHave } from '../gameOf.ts'
import { lacksSlip, slipModel } from '../campaign/slipModel.ts'
import type { OpenTour } from '../library/openTours.ts'
import { wordsOf } from './partsOf.ts'
import { printedStory } from './printedStory.ts'
import { readyPictures } from './readyPictures.ts'
import type { SheetSource } from '../../sheets/offer.ts'

/** @returns what the sheets of an open tour are made of, as it stands now. */
export function sourceOf(tour: OpenTour): SheetSource {
  const { game, file } = tour
  let walked: readonly Stop[] | null = null
  const { state } = file.load()
  const { id, name } = file.info()
  return {
    ...{ state, campaign: id, name },
    walk: () => (walked ??= file.walk()),
    steps: () => file.contents().map(({ step }) => step),
    stretch: (from, to) => stretchOf(file, from, to),
    linesOf: (entry) => file.lines(entry),
    story: () => printedStory(mustHave(game, 'chronicle')(file.walk()), file),
    pictures: (hashes) => readyPictures(hashes, file),
    slip: () => slipModel(tour),
    lacksSlip: () => lacksSlip(tour),
  }
}

function stretchOf(file: TourFile, from: number, to: number): Stop[] {
  const headings = file.contents().slice(from, to)
  if (headings.length === 0) return []
  let state = file.stateAt(headings[0]!.parent)
  return file.entriesOf(headings.map(({ id }) => id)).map((entry) => {
    const changes = file.changes(entry.id)
    state = applyChanges(state, changes, 'forward')
    return { entry, changes, state }
  })
}

/**
 * @param turn counted from 1; undefined for now.
 * @returns the source as it was at the end of a turn.
 * @throws RuleError `bad-input` for a turn that the tour has not seen.
 */
export function asOf(source: SheetSource, game: OpenTour['game'], turn: number | undefined): SheetSource {
  if (turn === undefined) return source
  const stops = source.walk()
  const last = stops.findLastIndex(({ state }) => game.now.turn(state) === turn)
  if (last < 0) throw new RuleError('bad-input', `This tour has no ${wordsOf(game).turn} ${turn}.`)
  return {
    ...source,
    state: stops[last]!.state,
    walk: () => stops.slice(0, last + 1),
    steps: () => source.steps().slice(0, last + 1),
  }
}
