import type { ChronicleChapter, ChroniclePart, ChronicleView } from '../../../../contract/chronicle.ts'
import { dateName } from '../../rules/calendar.ts'
import { tourOf } from '../../rules/people.ts'
import { dateWords } from '../../sheets/shared/sheetWords.ts'
import { empty, type FngState } from '../../rules/state.ts'
import { corpsNames, forceNames } from '../../rules/words.ts'
import type { Stop } from '../../../../main/store/walk.ts'
import { halfMonthsOf, type HalfMonth } from './halfMonths.ts'
import { Reader } from './happenings.ts'
import { namesOf } from './names.ts'
import { tellEnd } from './tellEnd.ts'
import { tellHalfMonth } from './tellHalfMonth.ts'
import type { Telling } from './telling.ts'

/** A tour of more half-months than this is told in parts. */
const longFrom = 8
/** Months that make one part of a long tour. */
const monthsOfPart = 3

/**
 * Tells the tour as a story: facts from its states, in plain sentences, with the player's notes and pictures between.
 * The same walk always tells the same story.
 * @throws RuleError `not-now` before there is a platoon.
 */
export function chronicleView(stops: readonly Stop[]): ChronicleView {
  const last = (stops.at(-1)?.state ?? empty) as FngState
  const tour = tourOf(last)
  const halfMonths = halfMonthsOf(stops, empty)
  const name = namesOf(last)
  const reader = new Reader()
  const chapters = halfMonths.map((one, turn) => tellHalfMonth(tellingOf(one, turn, reader, name), last))
  const end = tellEnd(last, chapters.length, name)
  const read = chapters.filter((chapter) => chapter.blocks.length > 0)
  return {
    title: tour.unit,
    force: `${forceNames[tour.list]}, ${corpsNames[tour.corps]}`,
    span: spanOf(halfMonths),
    parts: partsOf(read, end),
  }
}

function tellingOf(
  { halfMonth, moments, state }: HalfMonth,
  turn: number,
  reader: Reader,
  name: Telling['name'],
): Telling {
  const mission = state.missions.find((one) => one.halfMonth === halfMonth) ?? null
  return { halfMonth, turn, state, moments, mission, name, happenings: moments.flatMap((one) => reader.read(one)) }
}

function spanOf(halfMonths: readonly HalfMonth[]): string {
  const [first, last] = [halfMonths[0]!.halfMonth, halfMonths.at(-1)!.halfMonth]
  return first === last ? dateName(first) : `${dateName(first)} to ${dateWords(last)}`
}

/** Quarters of the year, so that a tour of two years reads like a book of eight parts; the end is a part of the last. */
function partsOf(chapters: readonly ChronicleChapter[], end: ChronicleChapter | null): ChroniclePart[] {
  const closing = end === null ? [] : [end]
  if (chapters.length <= longFrom) return [{ title: null, chapters: [...chapters, ...closing] }]
  const parts = new Map<number, ChronicleChapter[]>()
  for (const chapter of chapters) {
    const quarter = Math.floor(chapter.turn / (2 * monthsOfPart))
    parts.set(quarter, [...(parts.get(quarter) ?? []), chapter])
  }
  const told = [...parts].map(([quarter, some]) => ({ title: quarterName(quarter), chapters: some }))
  return told.map((part, i) => (i === told.length - 1 ? { ...part, chapters: [...part.chapters, ...closing] } : part))
}

/** @returns "January to March 1967". */
function quarterName(quarter: number): string {
  const first = quarter * 2 * monthsOfPart
  const [, from] = dateName(first).split(' ')
  const [, to, year] = dateName(first + 2 * monthsOfPart - 1).split(' ')
  return to === undefined ? dateName(first) : `${from!} to ${to} ${year!}`
}
