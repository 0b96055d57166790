import type { EntryView } from '../../../contract/journal.ts'
import type { Heading } from '../../store/types.ts'
import type { OpenTour } from '../library/openTours.ts'
import { entryView } from './entryView.ts'
import { sealOn } from './seal.ts'

/** @returns the headings of the turn under way, oldest first. */
export function sinceTurnEnd({ game, file }: OpenTour): readonly Heading[] {
  const path = file.contents()
  return path.slice(path.findLastIndex(({ step }) => game.now.endsTurn(step)) + 1)
}

/** @returns these entries with their lines as the screens show them, oldest first; nothing else is read. */
export function viewsOf(tour: OpenTour, headings: readonly Pick<Heading, 'id'>[]): EntryView[] {
  const { file } = tour
  const seal = sealOn(tour)
  const ids = headings.map(({ id }) => id)
  const lines = file.linesOf(ids)
  return file.entriesOf(ids).map((entry) => entryView(tour, { ...entry, lines: lines.get(entry.id) ?? [] }, seal))
}
