import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookRules } from '../../../src/main/engine/system.ts'
import { cardsModel } from '../../../src/games/fng/sheets/cards/cards.ts'
import type { CardRecord, CardsModel } from '../../../src/games/fng/sheets/cards/cardsModel.ts'
import { blankCardsSheet, cardPages, cardsSheet } from '../../../src/games/fng/sheets/cards/cardsSheet.ts'
import { doAtOnce } from '../../../src/main/engine/work.ts'
import type { Backs } from '../../../src/main/sheets/cutCards.ts'
import { roomOf } from '../../../src/main/sheets/onPaper.ts'
import type { Mark } from '../../../src/main/sheets/marks.ts'
import { margin, papers, type Paper } from '../../../src/main/sheets/paper.ts'
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
  const page = roomOf({ toEdge: true }, paper)
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
    const cards = model.men.length + 1
    expect(pdf.pages).toHaveLength(Math.ceil(cards / 9))
    const text = pdf.pages.map((one) => one.text).join(' ')
    for (const man of model.men) expect(text).toContain(man.name)
    expect(pdf.pages.flatMap((one) => one.text.match(/Back Stun Retire Out Dead Ammo/g) ?? [])).toHaveLength(
      pdf.pages.length * 9 - 1,
    )
    expect(pdf.pages.at(-1)!.text.match(/SQUAD DEROS/g)).toHaveLength(pdf.pages.length * 9 - cards)
    // What it is of, and the ruler, stand beside the cards of every page.
    for (const one of pdf.pages) expect(one.text).toContain('Three inches, when printed at full size')
    expect(pdf.pages[0]!.text).toContain(`Soldier cards: ${model.unit}`)
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
        const own = textsOf(marks.filter(({ kind }) => kind !== 'placed'))
        for (const { x, width, baseline, size } of own) {
          expect(within(down, x, x + width)).toBe(true)
          expect(within(across, baseline - size * 0.7, baseline)).toBe(true)
        }
      }
    }
  })
})

/** What stands on the back of a man's card: a long service. */
const record: CardRecord = {
  fields: ['Best REP', 'Months left', 'Missions', 'Kills'].map((label) => ({ label, value: '12 of 13' })),
  curve: { from: 0, to: 26, now: 12, tenth: 18, steps: [{ at: 0, rep: 3, why: null }], months: [], end: 'home' },
  medals: ['Medal, Late July 1967', 'Major medal, Early August 1967', 'Medal, Late August 1967'],
  spells: Array.from({ length: 12 }, (_, i) => ({
    ...{ date: 'Late Aug 67', mission: `Patrol ${i}, interior: good`, confirmed: '2', unconfirmed: '1' },
    ...{ lines: [], rep: 3 },
  })),
  portrait: null,
}

/** The sheets with backs, each telling whose it is. */
const withBacks = (count: number): CardsModel => ({
  ...model,
  whole: null,
  men: model.men.slice(0, count).map((man) => ({ ...man, record })),
})

/** Where the name of a man stands on a page, in whole cards from its upper left corner. */
function placeOn(marks: readonly Mark[], paper: Paper, name: string): [column: number, row: number] {
  const { width, height } = papers[paper]
  const found = textsOf(marks).find(({ text, role }) => text === name && role?.kind === 'heading')!
  const [left, top] = [(width - 3 * wide) / 2, (height - 3 * high) / 2]
  return [Math.floor((found.x - left) / wide), Math.floor((found.baseline - top) / high)]
}

describe.each(both)('backs of the cards on %s', (paper) => {
  const page = roomOf({ toEdge: true }, paper)
  const cards = withBacks(12)

  it('lie behind their fronts when the paper is turned over its long edge', () => {
    const pages = cardPages(testMeasure(), cards, page, 'long')
    expect(pages).toHaveLength(4)
    cards.men.forEach(({ name }, i) => {
      const front = Math.floor(i / 9) * 2
      const [column, row] = placeOn(pages[front]!, paper, name)
      expect([column, row]).toEqual([i % 3, Math.floor((i % 9) / 3)])
      expect(placeOn(pages[front + 1]!, paper, name)).toEqual([2 - column, row])
    })
  })

  it('stand on their heads for a printer that turns over the short edge', () => {
    const long = cardPages(testMeasure(), cards, page, 'long')
    const short = cardPages(testMeasure(), cards, page, 'short')
    const { width, height } = papers[paper]
    expect(short[1]).toEqual([{ kind: 'placed', matrix: [-1, 0, 0, -1, width, height], marks: long[1] }])
    expect(short[0]).toEqual(long[0])
  })

  it('stand beside their fronts to be folded, four to a page', () => {
    const pages = cardPages(testMeasure(), cards, page, 'fold')
    expect(pages).toHaveLength(3)
    for (const marks of pages) {
      const pairs = marks.flatMap((mark) => (mark.kind === 'placed' && mark.matrix[0] === 0 ? [mark] : []))
      const heads = pairs.map((pair) => textsOf(pair.marks).filter(({ role }) => role?.kind === 'heading'))
      const both = heads.filter(({ length }) => length === 2)
      expect(both).toHaveLength(4)
      for (const [front, back] of both) {
        expect(back!.text).toBe(front!.text)
        expect([Math.floor(front!.x / wide), Math.floor(back!.x / wide)]).toEqual([0, 1])
      }
    }
  })

  it('hold a picture where the man has one, as large as its frame allows', () => {
    const portrait = { bytes: new Uint8Array([0x89]), width: 300, height: 200 }
    const [man] = cards.men
    const one = { ...cards, men: [{ ...man!, record: { ...record, portrait } }] }
    const [, back] = cardPages(testMeasure(), one, page, 'long')
    const [image] = back!.filter((mark) => mark.kind === 'image')
    expect(image).toMatchObject({ alt: `Portrait of ${man!.name}`, box: { w: 60, h: 40 } })
  })
})

describe('blank cards', () => {
  it.each(['man', 'enemy'] as const)('for a %s come in any number', (kind) => {
    const pagesOf = (count?: number) =>
      doAtOnce(blankCardsSheet(kind, count).layOut(testMeasure(), roomOf({ toEdge: true }, 'a4')))
    const boxes = (pages: ReturnType<typeof pagesOf>) =>
      pages.flatMap(textsOf).filter(({ text }) => text === 'Ammo').length
    expect(boxes(pagesOf())).toBe(9)
    expect(boxes(pagesOf(4))).toBe(4)
    expect(pagesOf(20)).toHaveLength(3)
    expect(boxes(pagesOf(20))).toBe(20)
  })
})

describe('the cards', () => {
  it('come in the order that is asked for, only the men who are', () => {
    const some = cardsModel(marines, bookRules, { men: [203, 101, 11] })
    expect(some.men.map(({ name }) => name)).toEqual(['LCpl McAvoy, F.', 'Sgt Mercer, J.'])
  })

  it('are one page of empty ones for a platoon without men', async () => {
    const pdf = await readPdf(await drawPdf(cardsSheet({ ...model, whole: null, men: [] }), { paper: 'a4' }))
    expect(pdf.pages).toHaveLength(1)
    expect(pdf.pages[0]!.text.match(/DEROS/g)).toHaveLength(9)
  })

  it('keep the pattern of REP where a colour is chosen, and have the same bytes for the same men', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => drawPdf(cardsSheet(model), { paper: 'letter' })))
    expect(Buffer.from(first!).equals(Buffer.from(second!))).toBe(true)
    const inks = cardPages(testMeasure(), model, roomOf({ toEdge: true }, 'letter')).flatMap((marks) =>
      marks.flatMap((mark) => (mark.kind === 'path' ? [mark.fill, mark.stroke] : [])),
    )
    expect(inks).not.toContain('accent')
  })
})

const anyBacks = fc.constantFrom<Backs>('none', 'long', 'short', 'fold')

const anyCards: fc.Arbitrary<CardsModel> = fc
  .tuple(longName, fc.array(anyMan, { maxLength: 20 }))
  .map(([unit, men]) => ({
    ...model,
    unit,
    men: men.map((man) => ({ ...man, place: `${unit}, 12`, tests: model.men[0]!.tests, record })),
  }))

describe('whatever stands on a card', () => {
  it('leaves no cell: long names, 36 Attributes, many weapons', () => {
    const measure = testMeasure()
    fc.assert(
      fc.property(anyCards, fc.constantFrom(...both), anyBacks, (cards, paper, backs) => {
        const page = roomOf({ toEdge: true }, paper)
        const pages = cardPages(measure, cards, page, backs)
        expectInCells(pages, page)
        expect(pages.flatMap(overlaps)).toEqual([])
      }),
      { numRuns: 15 },
    )
  })
})
