import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { derosView } from '../../../src/games/fng/app/derosView.ts'
import { boardModel } from '../../../src/games/fng/app/boardOnPaper.ts'
import type { BoardMan, BoardModel } from '../../../src/games/fng/sheets/board/boardModel.ts'
import { gridOf } from '../../../src/games/fng/sheets/board/grid.ts'
import { boardPages } from '../../../src/games/fng/sheets/board/boardSheet.ts'
import { boardSheet } from '../../../src/games/fng/sheets/board/boardSheet.ts'
import { inside, papers, type Paper } from '../../../src/main/sheets/paper.ts'
import { bloodyTour } from '../../support/bloodyTour.ts'
import { playTour, type PlayedEntry } from '../../support/playTour.ts'
import { longName } from './anyMan.ts'
import { drawPdf } from './drawPdf.ts'
import { expectInCells, overlaps, testMeasure } from './inCells.ts'
import { readPdf } from './readPdf.ts'

const both: Paper[] = ['letter', 'a4']

/** The board of a tour after so many of its entries. */
function boardAt(entries: readonly PlayedEntry[], count: number): BoardModel {
  const stops = entries.slice(0, count)
  const { state } = stops.at(-1)!
  return boardModel(state, derosView(state, stops), false)
}

const tame = playTour('usmc', 1967)
const bloody = bloodyTour('us-army-infantry', 3)
const half = boardAt(tame, Math.floor(tame.length / 2))
const boards = {
  'at the start': boardAt(tame, 1),
  'half through': half,
  'at the end': boardAt(tame, tame.length),
  'of a bloody tour': boardAt(bloody, bloody.length - 1),
}

/** The board of a tour that is longer than a man's: of many bars there is left hardly more than a stroke. */
const crowded: BoardModel = {
  ...half,
  to: half.from + 130,
  groups: half.groups.map(({ title, rows }) => ({
    title,
    rows: rows.map((row) => ({
      ...row,
      bars: row.bars.map((bar) =>
        bar.kind === 'man' ? { ...bar, from: bar.to - 1, home: bar.home && bar.to + 1 } : bar,
      ),
    })),
  })),
}

it.each(['letter', 'a4'] as const)(
  'names everybody who stands in a billet today, however short his bar is, on %s',
  (paper) => {
    for (const board of [...Object.values(boards), crowded]) {
      const marks = boardPages(testMeasure(), board, inside(paper))[0]!
      const written = marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))
      const holders = board.groups.flatMap(({ rows }) => rows.flatMap(({ holder }) => holder ?? []))
      expect(holders.length).toBeGreaterThan(10)
      for (const { label } of holders)
        expect(
          written.some((text) => text === label || text === label.slice(label.indexOf(' ') + 1)),
          label,
        ).toBe(true)
    }
  },
)

describe.each(both)('the DEROS board on %s', (paper) => {
  it('has every billet with its man, and everybody in the list of who leaves when', async () => {
    const pdf = await readPdf(await drawPdf(boardSheet(half), { paper }))
    expect(pdf.pages).toHaveLength(2)
    expect(pdf.pages[0]!.width).toBeCloseTo(papers[paper].width, 1)
    const [board, list] = pdf.pages.map(({ text }) => text)
    for (const { title } of half.groups) expect(board).toContain(title.toUpperCase())
    const here = half.groups.flatMap(({ rows }) =>
      rows.flatMap(({ bars }) => bars.flatMap((bar) => (bar.kind === 'man' && bar.end === 'here' ? [bar] : []))),
    )
    expect(here.length).toBeGreaterThan(20)
    for (const { label } of here) expect(board).toContain(label.split(' ').at(-1))
    const men = half.leaving.flatMap((one) => one.men)
    expect(men).toHaveLength(here.length)
    for (const { name } of men) expect(list).toContain(name)
    expect(board).toContain('tenth month begins')
    expect(list).toContain('BILLETS WAITING FOR A MAN')
  })

  it.each(Object.entries(boards))('keeps every text in its cell and off every other, %s', (_, model) => {
    const pages = boardPages(testMeasure(), model, inside(paper))
    expectInCells(pages, inside(paper))
    expect(pages.flatMap(overlaps)).toEqual([])
  })
})

it('a name in a grey bar stands black on white, for a printer of one colour', () => {
  const marks = boardPages(testMeasure(), half, inside('letter'))[0]!
  const men = half.groups.flatMap(({ rows }) => rows.flatMap(({ bars }) => bars.filter((bar) => bar.kind === 'man')))
  const names = new Set(men.flatMap(({ label }) => [label, label.slice(label.indexOf(' ') + 1)]))
  const bars = gridOf(half, inside('letter')).x
  const found = marks.flatMap((mark, i) =>
    mark.kind === 'text' && mark.x > bars && names.has(mark.text) ? [{ mark, i }] : [],
  )
  expect(found.length).toBeGreaterThan(10)
  for (const { mark, i } of found)
    expect([mark.text, mark.grey, marks[i - 1]]).toMatchObject([mark.text, 0, { fill: 1 }])
})

describe('the DEROS board as a model', () => {
  it('orders who leaves by date, and counts the same men as the totals', () => {
    const edges = half.leaving.map(({ date }) => date)
    expect(new Set(edges).size).toBe(edges.length)
    const months = half.leaving.flatMap(({ men }) => men.map((man) => Number(man.months)))
    expect(months).toEqual(months.toSorted((a, b) => a - b))
    const [home] = half.totals
    const ahead = home!.figures.slice(half.today! - half.from).reduce((sum, count) => sum + count, 0)
    expect(ahead).toBe(half.leaving.flatMap(({ men }) => men).length)
  })

  it('shows who was lost, and billets that stand open', () => {
    const bars = boards['of a bloody tour'].groups.flatMap(({ rows }) => rows.flatMap((row) => row.bars))
    expect(bars.some((bar) => bar.kind === 'man' && bar.end === 'lost')).toBe(true)
    expect(bars.some((bar) => bar.kind === 'open')).toBe(true)
  })

  it('has the same bytes for the same board', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => drawPdf(boardSheet(half), { paper: 'a4' })))
    expect(Buffer.from(first!).equals(Buffer.from(second!))).toBe(true)
  })
})

const anyBar: fc.Arbitrary<BoardMan> = fc
  .tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 26 }), longName)
  .map(([from, served, left, label]) => ({
    kind: 'man',
    from,
    to: from + served,
    home: from + served + left,
    label,
    months: '12.5',
    tenth: from + served,
    away: [{ from, to: from + 1 }],
    end: 'here',
  }))

const anyBoard: fc.Arbitrary<BoardModel> = fc
  .tuple(
    longName,
    fc.array(fc.array(anyBar, { maxLength: 45 }), { minLength: 1, maxLength: 5 }),
    fc.integer({ min: 0, max: 40 }),
  )
  .map(([name, groups, today]) => ({
    ...half,
    unit: name,
    to: half.from + 44,
    today,
    groups: groups.map((bars, squad) => ({
      title: `${squad} ${name}`,
      rows: bars.map((bar, line) => ({
        line,
        holder: { rep: 3 + (line % 4), label: bar.label, star: line % 2 === 0 },
        post: name,
        bars: [bar],
      })),
    })),
    leaving: groups.map((bars) => ({
      date: 'early Dec 68',
      men: bars.map((bar) => ({ name: bar.label, where: name, rep: 3, star: false, months: '12.5' })),
    })),
    due: half.due.map((due) => ({
      title: `End of ${name}`,
      lists: [...due.lists, { title: name, items: groups[0]!.map(({ label }) => ({ what: label, note: name })) }],
    })),
  }))

describe('whatever stands on the board', () => {
  it('leaves no cell and no page: long names, two hundred billets', () => {
    const measure = testMeasure()
    fc.assert(
      fc.property(anyBoard, fc.constantFrom(...both), (board, paper) => {
        const page = inside(paper)
        const pages = boardPages(measure, board, page)
        expectInCells(pages, page)
        expect(pages.flatMap(overlaps)).toEqual([])
      }),
      { numRuns: 15 },
    )
  })
})
