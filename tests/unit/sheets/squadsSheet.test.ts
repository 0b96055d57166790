import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookRules } from '../../../src/main/engine/system.ts'
import { blankSquadModel, squadsModel } from '../../../src/games/fng/sheets/squads/squads.ts'
import type { SquadsModel } from '../../../src/games/fng/sheets/squads/squadsModel.ts'
import { smallestOf } from '../../../src/main/sheets/onPaper.ts'
import { inside, papers, type Paper } from '../../../src/main/sheets/paper.ts'
import { squadPages } from '../../../src/games/fng/sheets/squads/squadsSheet.ts'
import { squadsSheet } from '../../../src/games/fng/sheets/squads/squadsSheet.ts'
import { anyMan, longName } from './anyMan.ts'
import { drawPdf } from './drawPdf.ts'
import { expectInCells, overlaps, testMeasure, textsOf } from './inCells.ts'
import { readPdf } from './readPdf.ts'
import { marines, rangers } from './samplePlatoon.ts'

const both: Paper[] = ['letter', 'a4']
const model = squadsModel(marines, bookRules)

describe.each(both)('the squad sheets on %s', (paper) => {
  it('are a page for the HQ and each squad, 14 men on one', async () => {
    const pdf = await readPdf(await drawPdf(squadsSheet(model), { paper }))
    expect(pdf.pages).toHaveLength(4)
    for (const [i, { width, height, text }] of pdf.pages.entries()) {
      expect(width).toBeCloseTo(papers[paper].width, 1)
      expect(height).toBeCloseTo(papers[paper].height, 1)
      expect(text).toContain(`${i + 1} of 4`)
    }
    expect(model.squads[3]!.men).toHaveLength(14)
    for (const man of model.squads[3]!.men) expect(pdf.pages[3]!.text).toContain(man!.name)
  })

  it('spell the Attributes out and give weapons their figures', async () => {
    const { pages } = await readPdf(await drawPdf(squadsSheet(model), { paper }))
    const text = pages[1]!.text
    for (const words of [
      'Born Leader',
      'Rec. Fire, Man Down, Cohesion',
      'friends in 4"',
      'M-79 HE 5" circle 12-36',
      'M-79, .45',
      'REP of the shooter',
      'Recover From Knock Down',
      'The three reactions',
    ])
      expect(text).toContain(words)
    for (const words of ['open: rifleman', 'in hospital, 2 missions', 'Claymores', 'out of ammo'])
      expect(text).toContain(words)
  })

  it('keep every text in its cell and off every other', () => {
    for (const state of [marines, rangers]) {
      const pages = squadPages(testMeasure(), squadsModel(state, bookRules), inside(paper))
      expectInCells(pages, inside(paper))
      expect(pages.flatMap(overlaps)).toEqual([])
    }
  })
})

describe('a squad sheet', () => {
  it('has boxes for who is here, and none for who is away', () => {
    const frames = (state: 'here' | 'away') => {
      const page = model.squads[1]!
      const men = [{ ...page.men[0]!, state, kit: [], tag: null }]
      const [marks] = squadPages(testMeasure(), { ...model, squads: [{ ...page, men, kit: [] }] }, inside('a4'))
      return marks!.filter((mark) => mark.kind === 'path' && mark.width === 0.65).length
    }
    // Six for what befalls him, and five for his kills.
    expect(frames('here')).toBe(11)
    expect(frames('away')).toBe(0)
  })

  it('has a box for each thing that is used up, or writes how many there are', () => {
    const page = model.squads[1]!
    const boxesOf = (boxes: number) => {
      const kit = [{ name: 'C-4', boxes }]
      const [marks] = squadPages(testMeasure(), { ...model, squads: [{ ...page, men: [], kit }] }, inside('a4'))
      const tops = marks!.flatMap((mark) => (mark.kind === 'path' && mark.width === 0.65 ? [mark.d.split(' ')[1]] : []))
      return { boxes: tops.length, lines: new Set(tops).size, words: textsOf(marks!).map(({ text }) => text) }
    }
    expect(boxesOf(6)).toMatchObject({ boxes: 6, lines: 1 })
    expect(boxesOf(13).boxes).toBe(0)
    expect(boxesOf(13).words).toContain('13 C-4')
  })

  it('sets what is used at the table in 8.5 points or more', () => {
    for (const paper of both) {
      const pages = squadPages(testMeasure(), model, inside(paper))
      for (const marks of pages) {
        const [aid] = marks.filter((mark) => mark.kind === 'placed')
        expect(smallestOf([aid!])).toBeGreaterThanOrEqual(8.5)
        const tests = textsOf(marks.filter((mark) => mark.kind !== 'placed')).filter(({ text }) => /^\dd6$/.test(text))
        expect(tests.every(({ size }) => size >= 8.5)).toBe(true)
      }
    }
  })

  it('blank, has fourteen rows of 7 mm or more on one page, five for weapons, and the tables of the book', () => {
    for (const paper of both) {
      const pages = squadPages(testMeasure(), blankSquadModel(null), inside(paper))
      expect(pages).toHaveLength(1)
      const texts = textsOf(pages[0]!).map(({ text }) => text)
      expect(texts.filter((text) => text === 'kills')).toHaveLength(14)
      expect(texts).toContain('Ranged Combat')
      expect(texts).not.toContain('M-14')
    }
  })

  it('has the same bytes for the same squads', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => drawPdf(squadsSheet(model), { paper: 'a4' })))
    expect(Buffer.from(first!).equals(Buffer.from(second!))).toBe(true)
  })
})

const anySquads: fc.Arbitrary<SquadsModel> = fc
  .tuple(longName, fc.array(fc.array(anyMan, { maxLength: 20 }), { minLength: 1, maxLength: 4 }))
  .map(([unit, squads]) => ({
    ...model,
    unit,
    squads: squads.map((men) => ({
      ...model.squads[1]!,
      title: unit,
      note: `open: ${unit}`,
      fields: model.squads[1]!.fields.map((field) => ({ ...field, value: `${unit} ${field.value}` })),
      men: men.map((man) => ({
        ...model.squads[1]!.men[0]!,
        ...man,
        weapons: man.arms.map(({ name }) => name).join(', '),
      })),
    })),
  }))

describe('whatever stands on the squad sheets', () => {
  it('leaves no cell and no page, and every man is there', () => {
    const measure = testMeasure()
    fc.assert(
      fc.property(anySquads, fc.constantFrom(...both), (squads, paper) => {
        const page = inside(paper)
        const pages = squadPages(measure, squads, page)
        expectInCells(pages, page)
        expect(pages.flatMap(overlaps)).toEqual([])
        const lines = pages.flatMap(textsOf).filter(({ size, face }) => face === 'typedBold' && size === 17)
        expect(lines).toHaveLength(squads.squads.reduce((sum, { men }) => sum + men.length, 0))
      }),
      { numRuns: 15 },
    )
  })
})
