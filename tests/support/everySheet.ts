import { beforeAll, describe, expect, it } from 'vitest'
import { doAtOnce } from '../../src/main/engine/work.ts'
import type { FngSource } from '../../src/games/fng/sheets/shared/ofTour.ts'
import { fngSheets } from '../../src/games/fng/app/fngSheets.ts'
import { making, type PrintableSheet } from '../../src/main/sheets/offer.ts'
import { footHeight } from '../../src/main/sheets/furniture.ts'
import type { Phase } from '../../src/games/fng/rules/state.ts'
import { greyOf } from '../../src/main/sheets/ink/greys.ts'
import { inked, type InkUse } from '../../src/main/sheets/ink/inked.ts'
import { lying } from '../../src/main/sheets/ink/placing.ts'
import type { Box, Ink, Mark, PathMark, TextMark } from '../../src/main/sheets/marks.ts'
import { onPaper, roomOf } from '../../src/main/sheets/onPaper.ts'
import type { Paper } from '../../src/main/sheets/paper.ts'
import type { Sheet } from '../../src/main/sheets/sheet.ts'
import { bloodyTour } from './bloodyTour.ts'
import { playTour, type PlayedEntry } from './playTour.ts'
import { disguised, onlyOneSquad, sheetSource, withAllAttributes, withHardNames, withOwnTables } from './sheetSource.ts'
import { deskWords } from './deskWords.ts'
import { fieldFaults } from '../unit/sheets/fieldFaults.ts'
import { lostLetters, overlaps, strays, testMeasure, textsOf } from '../unit/sheets/inCells.ts'

export const both: Paper[] = ['letter', 'a4']

/** The tour up to where it stands in a phase for the nth time: before a battle, or in the aftermath. */
function upTo(phase: Phase, entries: readonly PlayedEntry[], nth: number): PlayedEntry[] {
  const there = entries.flatMap(({ state }, i) => (state.tour[0]!.phase === phase ? [i] : []))
  return entries.slice(0, there[nth - 1]! + 1)
}

/** Tours that are hard on a sheet, each in its way. */
export const sources = {
  'a full platoon before a battle': () => sheetSource(upTo('battle', playTour('usmc', 1967), 5)),
  'a tour that is over': () => sheetSource(playTour('us-army-infantry', 3)),
  'a platoon that is shot to pieces': () => sheetSource(bloodyTour('arvn-post-1968', 5)),
  'hard names, and men with all attributes': () =>
    sheetSource(
      disguised(upTo('battle', playTour('usmc', 1967), 3), (state) =>
        withAllAttributes(withOwnTables(withHardNames(state))),
      ),
    ),
  'one squad in the aftermath': () => sheetSource(disguised(upTo('recovery', playTour('usmc', 1967), 3), onlyOneSquad)),
}

/** @returns the sheet as this tour has it; null where it lacks something for it. */
export function made(sheet: PrintableSheet, source: FngSource): Sheet | null {
  if (sheet.lacking(source) !== null) return null
  return doAtOnce(making(sheet, source, myOwn(sheet)))
}

/** What a player chooses where he must. */
export const myOwn = ({ takes }: PrintableSheet) =>
  takes.includes('tables') ? { tables: ['reputation', 'attributes'] } : {}

/** Sheets that can be printed without a tour show nothing of one: they are looked at once. */
const showsTour = (sheet: PrintableSheet) => sheet.lacking(null) !== null
const ofTours = fngSheets.filter(showsTour)
export const ofNone = fngSheets.filter((sheet) => !showsTour(sheet))

/** A text that had no room. */
const isCut = ({ text }: TextMark): boolean => text.endsWith('...')

/**
 * Nothing clipped, overlapping, small or without a letter, on both papers, and no word that is not for players.
 * @param whole is nothing so long that it may be cut? Titles never are.
 */
export function expectSound(ready: Sheet, whole = true): void {
  for (const paper of both) {
    const measure = testMeasure()
    const room = roomOf(ready, paper)
    const pages = doAtOnce(ready.layOut(measure, room))
    expect(pages.length).toBeGreaterThan(0)
    for (const marks of pages) {
      expect(faultsOf(marks, room)).toEqual([])
      expect(lostLetters(measure, marks)).toEqual([])
      const cut = textsOf(marks).filter((mark) => isCut(mark) && (whole || mark.role?.kind === 'title'))
      expect(cut.map(({ text }) => text)).toEqual([])
    }
    const texts = pages.flatMap(textsOf).map(({ text }) => text)
    expect(deskWords(texts)).toEqual([])
    // Half a month is ".5": the one sign for it is too small to be read across a table.
    expect(texts.filter((text) => text.includes('½'))).toEqual([])
    for (const use of ['saver', 'mono'] as const)
      for (const marks of pages) expectSameWords(marks, inked(marks, use), use)
    // Words and signs stay; of grounds and lines a sixth at least is saved.
    const spent = (drawn: readonly (readonly Mark[])[]) => drawn.reduce((sum, marks) => sum + inkOf(marks), 0)
    expect(spent(pages.map((marks) => inked(marks, 'saver')))).toBeLessThan((5 / 6) * spent(pages))
    // In large print all that is not folded or cut out is smaller by a sixth before it grows.
    const large = doAtOnce(onPaper(ready, measure, { paper, large: true })).sides.map(({ marks }) => marks)
    expect(large.flatMap((marks) => [...strays(marks, room), ...overlaps(marks)])).toEqual([])
    // "1 man", "1 turn": a number is followed by what it counts.
    expect(
      texts.filter((text) => /(?<![\d.,+-])(?<!1 \+ )\b1 (men|turns|tables|chapters|missions|months)\b/.test(text)),
    ).toEqual([])
    // Feet are no sentences: none ends with a full stop, so that all end alike.
    expect(feetOf(pages, room).filter((text) => text.endsWith('.'))).toEqual([])
    // "In place of Pfc Malinowski, D." ends with one full stop.
    expect(texts.filter((text) => /\w\.\.$/.test(text))).toEqual([])
  }
}

/** What stands in the last line of each page, as far as it is furniture: the foot. */
const feetOf = (pages: readonly (readonly Mark[])[], { y, h }: Box): string[] =>
  pages
    .flatMap(textsOf)
    .filter(({ role, baseline }) => role?.kind === 'furniture' && baseline > y + h - footHeight)
    .map(({ text }) => text)

/** With less ink the same is said in the same places; without greys all is black or white. */
function expectSameWords(marks: readonly Mark[], less: readonly Mark[], use: InkUse): void {
  const placed = (of: readonly Mark[]) => textsOf(of).map(({ text, x, baseline, size }) => [text, x, baseline, size])
  expect(placed(less)).toEqual(placed(marks))
  if (use === 'mono') expect(inksOf(less).filter((ink) => ink !== 0 && ink !== 1)).toEqual([])
}

/** A shape no larger than this is a sign: a figure on its base, a pip, a star. */
const largestSign = 18
const isSign = ({ w, h }: Box): boolean => w <= largestSign && h <= largestSign

/** How much black the grounds and lines of a page take, about: as if all shapes were boxes. */
const inkOf = (marks: readonly Mark[]): number =>
  lying(marks, ({ kind }) => kind === 'path').reduce((sum, { mark, on }) => {
    const { fill = 1, stroke = 1, width = 0.5 } = mark as PathMark
    const ground = isSign(on) ? 0 : (1 - greyOf(fill)) * on.w * on.h
    return sum + ground + (1 - greyOf(stroke)) * width * Math.max(on.w, on.h)
  }, 0)

const inksOf = (marks: readonly Mark[]): Ink[] =>
  marks.flatMap((mark): Ink[] => {
    if (mark.kind === 'text') return [mark.grey]
    if (mark.kind === 'path') return [mark.fill ?? 0, mark.stroke ?? 0]
    return 'marks' in mark ? inksOf(mark.marks) : []
  })

const faultsOf = (marks: readonly Mark[], room: Box): string[] => [
  ...strays(marks, room),
  ...overlaps(marks),
  ...fieldFaults(marks, room),
  ...textsOf(marks).flatMap(({ text, size }) => (size < 7 ? [`"${text}" is set in ${size} pt`] : [])),
]

/** Every sheet of one tour. Each tour has a test file of its own, so that all cores share them. */
export const describeSheetsOf = (name: keyof typeof sources): void => {
  describe(`every sheet of ${name}`, () => {
    let source: FngSource
    beforeAll(() => {
      source = sources[name]()
    })

    it.each(ofTours)('$sheet: nothing clipped, overlapping or without a letter, on both papers', (sheet) => {
      const ready = made(sheet, source)
      if (ready !== null) expectSound(ready, name !== 'hard names, and men with all attributes')
    })
  })
}
