import type { EntryView } from '../../../contract/journal.ts'
import type { QuestionView, WantedThrowView } from '../../../contract/question.ts'
import { sidesOf, unusual } from '../../engine/dice.ts'
import type { Wanted, WantedThrow } from '../../engine/errors.ts'
import type { Line } from '../../engine/lines.ts'
import type { Entry } from '../../store/types.ts'
import type { OpenTour } from '../library/openTours.ts'
import { asSeen, lineView, tablesById } from './lineView.ts'
import { alike, readingView } from './readingView.ts'
import { sealOn, type Seal } from './seal.ts'

export type EntryWithLines = Entry & { readonly lines: readonly Line[] }

/**
 * @param seal of the tour as it stands: made once for many entries.
 * @returns an entry of the journal as the screens show it.
 */
export function entryView(tour: OpenTour, entry: EntryWithLines, seal: Seal = sealOn(tour)): EntryView {
  const { system } = tour.game
  const tables = tablesById(system.tables)
  const sealed = seal.hidesInput(entry, entry.lines)
  return {
    id: entry.id,
    depth: entry.depth,
    parent: entry.parent,
    step: `${system.id}.${entry.step}`,
    title: seal.title(entry),
    date: entry.moment,
    at: entry.at,
    onPath: entry.onPath,
    input: sealed ? null : entry.input,
    answers: sealed ? [] : entry.tape,
    lines: asSeen(seal.lines(entry, entry.lines)).map((line) => lineView(line, tables)),
  }
}

/** @returns the question of a stopped step. */
export const questionView = (wanted: Wanted): QuestionView =>
  wanted.kind === 'dice'
    ? { kind: 'dice', throws: wanted.throws.map(wantedThrow) }
    : { kind: 'choice', ...wanted.choice }

function wantedThrow(wanted: WantedThrow): WantedThrowView {
  const { key, subject, occurrence, count, why, rows, readings, note } = wanted
  const read = readings.map((reading) => readingView(reading, count))
  return { key, subject, occurrence, count, ...unusual(sidesOf(wanted)), why, rows, readings: alike(read), note }
}
