import type { EntryView } from '../../../contract/journal.ts'
import type { QuestionView, WantedThrowView } from '../../../contract/question.ts'
import { sidesOf, unusual } from '../../engine/dice.ts'
import type { Wanted, WantedThrow } from '../../engine/errors.ts'
import type { Line } from '../../engine/lines.ts'
import type { Entry } from '../../store/types.ts'
import type { AnyGame } from '../game.ts'
import { asSeen, lineView, tablesById } from './lineView.ts'
import { alike, readingView } from './readingView.ts'

export type EntryWithLines = Entry & { readonly lines: readonly Line[] }

/** @returns an entry of the journal as the screens show it. */
export function entryView(game: AnyGame, entry: EntryWithLines): EntryView {
  const tables = tablesById(game.system.tables)
  const sealed = isSealed(entry.lines)
  return {
    id: entry.id,
    depth: entry.depth,
    parent: entry.parent,
    step: `${game.system.id}.${entry.step}`,
    title: entry.title,
    date: entry.moment,
    at: entry.at,
    onPath: entry.onPath,
    input: sealed ? null : entry.input,
    answers: sealed ? [] : entry.tape,
    lines: asSeen(entry.lines).map((line) => lineView(line, tables)),
  }
}

/** Does an entry keep something to itself, so that its input and its answers must not be shown either? */
export const isSealed = (lines: readonly Line[]): boolean => lines.some((line) => line.secret)

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
