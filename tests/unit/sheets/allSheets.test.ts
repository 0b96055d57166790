import { beforeAll, describe, expect, it } from 'vitest'
import { RuleError } from '../../../src/main/engine/errors.ts'
import { doAtOnce } from '../../../src/main/engine/work.ts'
import type { FngSource } from '../../../src/main/app/fng/sheets/define.ts'
import { fngSheets } from '../../../src/main/app/fng/sheets/index.ts'
import type { PrintableSheet } from '../../../src/main/app/print/printable.ts'
import type { Phase } from '../../../src/main/rules/fng/state.ts'
import { drawDocument } from '../../../src/main/sheets/document.ts'
import type { Mark } from '../../../src/main/sheets/marks.ts'
import { inside, papers, type Paper } from '../../../src/main/sheets/paper.ts'
import type { Sheet } from '../../../src/main/sheets/sheet.ts'
import { bloodyTour } from '../../support/bloodyTour.ts'
import { playTour, type PlayedEntry } from '../../support/playTour.ts'
import { disguised, onlyOneSquad, sheetSource, withAllAttributes, withHardNames } from '../../support/sheetSource.ts'
import { lostLetters, overlaps, strays, testMeasure, textsOf } from './inCells.ts'
import { fontsOf, readPdf } from './readPdf.ts'

const both: Paper[] = ['letter', 'a4']

/** The tour up to where it stands in a phase for the nth time: before a battle, or in the aftermath. */
function upTo(phase: Phase, entries: readonly PlayedEntry[], nth: number): PlayedEntry[] {
  const there = entries.flatMap(({ state }, i) => (state.tour[0]!.phase === phase ? [i] : []))
  return entries.slice(0, there[nth - 1]! + 1)
}

const sources = {
  'a full platoon before a battle': () => sheetSource(upTo('battle', playTour('usmc', 1967), 5)),
  'a tour that is over': () => sheetSource(playTour('us-army-infantry', 3)),
  'a platoon that is shot to pieces': () => sheetSource(bloodyTour('arvn-post-1968', 5)),
  'hard names, and men with all attributes': () =>
    sheetSource(
      disguised(upTo('battle', playTour('usmc', 1967), 3), (state) => withAllAttributes(withHardNames(state))),
    ),
  'one squad in the aftermath': () => sheetSource(disguised(upTo('recovery', playTour('usmc', 1967), 3), onlyOneSquad)),
}

/** @returns the sheet as this tour has it; null where it lacks something for it. */
function made(sheet: PrintableSheet, source: FngSource): Sheet | null {
  if (sheet.lacking(source) !== null) return null
  return doAtOnce(sheet.make(source, myOwn(sheet)))
}

/** What a player chooses where he must. */
const myOwn = ({ takes }: PrintableSheet) => (takes.includes('tables') ? { tables: ['reputation', 'attributes'] } : {})

/** Sheets that can be printed without a tour show nothing of one: they are looked at once. */
const showsTour = (sheet: PrintableSheet) => sheet.lacking(null) !== null
const ofTours = fngSheets.filter(showsTour)
const ofNone = fngSheets.filter((sheet) => !showsTour(sheet))

function expectSound(ready: Sheet): void {
  for (const paper of both) {
    const measure = testMeasure()
    const pages = doAtOnce(ready.layOut(measure, inside(paper)))
    expect(pages.length).toBeGreaterThan(0)
    for (const marks of pages) {
      expect(faultsOf(marks, paper)).toEqual([])
      expect(lostLetters(measure, marks)).toEqual([])
    }
  }
}

describe.each(Object.entries(sources))('every sheet of %s', (_, open) => {
  let source: FngSource
  beforeAll(() => {
    source = open()
  })

  it.each(ofTours)('$sheet: nothing clipped, overlapping or without a letter, on both papers', (sheet) => {
    const ready = made(sheet, source)
    if (ready !== null) expectSound(ready)
  })
})

it.each(ofNone)('$sheet, of no tour: nothing clipped, overlapping or without a letter, on both papers', (sheet) => {
  expectSound(doAtOnce(sheet.make(null, myOwn(sheet))))
})

const faultsOf = (marks: readonly Mark[], paper: Paper): string[] => [
  ...strays(marks, inside(paper)),
  ...overlaps(marks),
  ...textsOf(marks).flatMap(({ text, size }) => (size < 6 ? [`"${text}" is set in ${size} pt`] : [])),
]

describe('all sheets in one PDF', () => {
  const full = sources['a full platoon before a battle']

  it.each(both)('can be read back page by page, on %s', async (paper) => {
    const source = full()
    const sheets = fngSheets.flatMap((sheet) => made(sheet, source) ?? [])
    const bytes = await doAtOnce(drawDocument(sheets, { paper, accent: 'olive' }))
    const measure = testMeasure()
    const pages = sheets.flatMap((sheet) => doAtOnce(sheet.layOut(measure, inside(paper))))
    const read = await readPdf(bytes)
    expect(read.pages).toHaveLength(pages.length)
    for (const [i, page] of read.pages.entries()) {
      expect([page.width, page.height]).toEqual([papers[paper].width, papers[paper].height])
      const texts = textsOf(pages[i]!).map(({ text }) => text.trim())
      const lost = texts.filter((text) => !page.text.includes(text.replace(/\s+/g, ' ')))
      expect(lost).toEqual([])
    }
    expect(read).toMatchObject({ title: sheets[0]!.title, author: '', language: 'en', tagged: true })
    expect(read.bookmarks.map(({ title }) => title)).toEqual(sheets.map(({ title }) => title))
    const { names, files } = fontsOf(bytes)
    expect(files).toBe(names.length)
    expect(names.length).toBeLessThanOrEqual(9)
  })

  it('has the same bytes for the same tour', async () => {
    const bytes = await Promise.all(
      [full(), full()].map((source) => {
        const sheets = fngSheets.flatMap((sheet) => made(sheet, source) ?? [])
        return doAtOnce(drawDocument(sheets, { paper: 'a4', accent: null }))
      }),
    )
    expect(Buffer.from(bytes[0]!).equals(Buffer.from(bytes[1]!))).toBe(true)
  })
})

describe('every sheet', () => {
  it('can be printed at some time of some tour', () => {
    const all = Object.values(sources).map((open) => open())
    expect(fngSheets.filter((sheet) => all.every((source) => sheet.lacking(source) !== null))).toEqual([])
  })

  it('says in a sentence why it cannot be printed', () => {
    for (const { lacking } of fngSheets) expect(lacking(null) ?? 'Ready.').toMatch(/^[A-Z].*\.$/)
  })

  it('has a name of its own', () => {
    expect(new Set(fngSheets.map(({ sheet }) => sheet)).size).toBe(fngSheets.length)
    expect(new Set(fngSheets.map(({ title }) => title)).size).toBe(fngSheets.length)
    for (const { sheet } of fngSheets) expect(sheet).toMatch(/^[a-z]+[A-Za-z]*$/)
  })

  it('that takes men refuses somebody who was never in the platoon', () => {
    const source = sources['one squad in the aftermath']()
    for (const sheet of fngSheets.filter(({ takes, lacking }) => takes.includes('men') && lacking(source) === null))
      expect(() => doAtOnce(sheet.make(source, { men: [999_999] }))).toThrow(RuleError)
  })
})
