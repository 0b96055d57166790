import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookRules } from '../../../src/main/engine/system.ts'
import { cardsModel } from '../../../src/games/fng/sheets/cards/cards.ts'
import type { CardsModel } from '../../../src/games/fng/sheets/cards/cardsModel.ts'
import { cardPages } from '../../../src/games/fng/sheets/cards/cardsSheet.ts'
import { cardsSheet } from '../../../src/games/fng/sheets/cards/cardsSheet.ts'
import type { Mark } from '../../../src/main/sheets/marks.ts'
import { inside, margin, papers, type Paper } from '../../../src/main/sheets/paper.ts'
import { anyMan, longName } from './anyMan.ts'
import { drawPdf } from './drawPdf.ts'
import { expectInCells, overlaps, testMeasure, textsOf } from './inCells.ts'
import { readPdf } from './readPdf.ts'
import { marines, rangers } from './samplePlatoon.ts'

const both: Paper[] = ['letter', 'a4']
const model = cardsModel(marines, bookRules)
const [wide, high] = [2.5 * 72, 3.5 * 72]

/** Where the hairlines run to cut along: those down and those across. */
function cuts(marks: readonly Mark[]): { down: number[]; across: number[] } {
  const hairs = marks.flatMap((mark) => (mark.kind === 'path' && mark.width === 0.35 ? [mark.d] : []))
  const ends = hairs.map((d) => d.split(/[ML ]/).filter(Boolean).map(Number) as [number, number, number, number])
  return {
    down: ends.flatMap(([x1, , x2]) => (x1 === x2 ? [x1] : [])),
    across: ends.flatMap(([, y1, , y2]) => (y1 === y2 ? [y1] : [])),
  }
}

describe.each(both)('the cards on %s', (paper) => {
  const page = inside(paper)
  const pages = cardPages(testMeasure(), model, page)

  it('are 2½ by 3½ inches, nine to a page, in the middle of it and on the paper', () => {
    for (const marks of pages) {
      const { down, across } = cuts(marks)
      expect(down).toHaveLength(4)
      expect(across).toHaveLength(4)
      for (const i of [0, 1, 2]) {
        expect(down[i + 1]! - down[i]!).toBeCloseTo(wide, 1)
        expect(across[i + 1]! - across[i]!).toBeCloseTo(high, 1)
      }
      expect(down[0]! + down[3]!).toBeCloseTo(papers[paper].width, 1)
      expect(across[0]! + across[3]!).toBeCloseTo(papers[paper].height, 1)
      expect(across[0]).toBeGreaterThanOrEqual(margin / 2)
    }
  })

  it('show every man, each on a card of his own, and empty cards after the last', async () => {
    const pdf = await readPdf(await drawPdf(cardsSheet(model), { paper }))
    expect(pdf.pages).toHaveLength(Math.ceil(model.men.length / 9))
    const text = pdf.pages.map((one) => one.text).join(' ')
    for (const man of model.men) expect(text).toContain(man.name)
    expect(pdf.pages.flatMap((one) => one.text.match(/Back Stun Retire Out Dead Ammo/g) ?? [])).toHaveLength(
      pdf.pages.length * 9,
    )
    expect(pdf.pages.at(-1)!.text.match(/SQUAD DEROS/g)).toHaveLength(pdf.pages.length * 9 - model.men.length)
  })

  it('keep every text on its own card', () => {
    for (const state of [marines, rangers]) {
      const some = cardPages(testMeasure(), cardsModel(state, bookRules), page)
      expectInCells(some, page)
      expect(some.flatMap(overlaps)).toEqual([])
      for (const marks of some) {
        const { down, across } = cuts(marks)
        const within = (edges: number[], from: number, to: number) =>
          edges.slice(0, -1).some((edge, i) => from > edge && to < edges[i + 1]!)
        for (const { x, width, baseline, size } of textsOf(marks)) {
          expect(within(down, x, x + width)).toBe(true)
          expect(within(across, baseline - size * 0.7, baseline)).toBe(true)
        }
      }
    }
  })
})

describe('the cards', () => {
  it('come in the order that is asked for, only the men who are', () => {
    const some = cardsModel(marines, bookRules, { men: [203, 101, 11] })
    expect(some.men.map(({ name }) => name)).toEqual(['LCpl McAvoy, F.', 'Sgt Mercer, J.'])
  })

  it('are one page of empty ones for a platoon without men', async () => {
    const pdf = await readPdf(await drawPdf(cardsSheet({ ...model, men: [] }), { paper: 'a4' }))
    expect(pdf.pages).toHaveLength(1)
    expect(pdf.pages[0]!.text.match(/DEROS/g)).toHaveLength(9)
  })

  it('keep the pattern of REP where a colour is chosen, and have the same bytes for the same men', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => drawPdf(cardsSheet(model), { paper: 'letter' })))
    expect(Buffer.from(first!).equals(Buffer.from(second!))).toBe(true)
    const inks = cardPages(testMeasure(), model, inside('letter')).flatMap((marks) =>
      marks.flatMap((mark) => (mark.kind === 'path' ? [mark.fill, mark.stroke] : [])),
    )
    expect(inks).not.toContain('accent')
  })
})

const anyCards: fc.Arbitrary<CardsModel> = fc
  .tuple(longName, fc.array(anyMan, { maxLength: 20 }))
  .map(([unit, men]) => ({
    ...model,
    unit,
    men: men.map((man) => ({ ...man, place: `${unit}, 12`, tests: model.men[0]!.tests })),
  }))

describe('whatever stands on a card', () => {
  it('leaves no cell: long names, 36 Attributes, many weapons', () => {
    const measure = testMeasure()
    fc.assert(
      fc.property(anyCards, fc.constantFrom(...both), (cards, paper) => {
        const page = inside(paper)
        const pages = cardPages(measure, cards, page)
        expectInCells(pages, page)
        expect(pages.flatMap(overlaps)).toEqual([])
      }),
      { numRuns: 15 },
    )
  })
})
