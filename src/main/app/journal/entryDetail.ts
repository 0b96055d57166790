import type { ChangeView, EntryDetail } from '../../../contract/journal.ts'
import type { Line } from '../../engine/lines.ts'
import { applyChanges, type Change } from '../../engine/state.ts'
import type { OpenTour } from '../library/openTours.ts'
import { entryView } from './entryView.ts'
import { isSealed, sealOn } from './seal.ts'

/** @returns an entry with its lines, all that it changed in plain words, and what stands beside it. */
export function entryDetail(tour: OpenTour, id: number): EntryDetail {
  const { file } = tour
  const seal = sealOn(tour)
  const entry = file.entry(id)
  const lines = file.lines(id)
  return {
    entry: entryView(tour, { ...entry, lines }, seal),
    changes: changesOf(tour, entry.parent, openChanges(file.changes(id), seal.lines(entry, lines))),
    others: file
      .children(entry.parent)
      .filter((other) => other.id !== id)
      .map((other) => ({ id: other.id, title: seal.title(other), at: other.at, onPath: other.onPath })),
  }
}

function changesOf({ file, game }: OpenTour, parent: number | null, changes: readonly Change[]): readonly ChangeView[] {
  const before = file.stateAt(parent)
  return game.words.changes(before, applyChanges(before, changes, 'forward'), changes)
}

/** Where a line is sealed, only what open lines tell of may be shown. */
function openChanges(changes: readonly Change[], lines: readonly Line[]): readonly Change[] {
  if (!isSealed(lines)) return changes
  const told = lines.filter((line) => !line.secret)
  return changes.filter(({ collection, id }) =>
    told.some(({ about }) => about?.collection === collection && about.id === id),
  )
}
