import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { doAtOnce } from '../../../src/main/engine/work.ts'
import { drawDocument } from '../../../src/main/sheets/document.ts'
import { bookletOrder, openOrder, sideBySide, twoUpOrder } from '../../../src/main/sheets/impose.ts'
import type { PlacedMark } from '../../../src/main/sheets/marks.ts'
import { onPaper, smallestOf, type Fold } from '../../../src/main/sheets/onPaper.ts'
import { Pen } from '../../../src/main/sheets/pen.ts'
import { sheetOf } from '../../../src/main/sheets/sheet.ts'
import { foldAndRead, put } from './foldAndRead.ts'
import { testMeasure, textsOf } from './inCells.ts'
import { readPdf } from './readPdf.ts'

const leaf = { width: 396, height: 612 }
const paper = { width: 792, height: 612 }

/** Pages that say nothing but their number. */
const book = (count: number) =>
  sheetOf(
    'Book',
    (measure, page) =>
      Array.from({ length: count }, (_, i) => {
        const pen = new Pen(measure)
        pen.text({ ...page, h: 20 }, `page ${i + 1}`, { face: 'print', size: 10 })
        return pen.marks
      }),
    { leaves: 'half' },
  )

const numberOn = (mark: PlacedMark | null): string | null => (mark === null ? null : textsOf([mark])[0]!.text)

const laid = (count: number, fold: Fold) => doAtOnce(onPaper(book(count), testMeasure(), { paper: 'letter', fold }))

describe('a booklet, printed on both sides, folded and read', () => {
  it.each(['long', 'short'] as const)('goes from 1 to its end, turned over the %s edge', (edge) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), (count) => {
        const { size, sides } = laid(count, edge)
        expect(size).toEqual(paper)
        const blanks = (4 - (count % 4)) % 4
        const read = foldAndRead(sides, edge, { leaf, paper }).map(numberOn)
        const pages = Array.from({ length: count }, (_, i) => `page ${i + 1}`)
        expect(read).toEqual([...pages, ...Array.from({ length: blanks }, () => null)])
      }),
      { numRuns: 30 },
    )
  })

  it('has its outermost pages on the first side', () => {
    expect(bookletOrder(6)).toEqual([
      [null, 1],
      [2, null],
      [6, 3],
      [4, 5],
    ])
  })

  it('lies open two pages at a time, and lies closed at both ends', () => {
    expect(openOrder(6)).toEqual([
      [null, 1],
      [2, 3],
      [4, 5],
      [6, null],
      [null, null],
    ])
    const { size, sides } = laid(8, 'open')
    expect(size).toEqual(paper)
    expect(sides.map(({ marks }) => textsOf(marks).map(({ text }) => text))).toEqual([
      ['page 1'],
      ['page 2', 'page 3'],
      ['page 4', 'page 5'],
      ['page 6', 'page 7'],
      ['page 8'],
    ])
  })

  it('is half a sheet a page where it is not folded, and prints at its own size where it is', () => {
    const { size, sides } = laid(3, 'pages')
    expect(size).toEqual(leaf)
    expect(sides.map(({ marks }) => textsOf(marks)[0]!.text)).toEqual(['page 1', 'page 2', 'page 3'])
    expect(smallestOf(laid(3, 'long').sides[0]!.marks)).toBe(10)
  })

  it('is drawn into a PDF of the paper on its side', async () => {
    const pdf = await doAtOnce(drawDocument([book(5)], { paper: 'letter', accent: null, fold: 'short' }))
    const { pages } = await readPdf(pdf)
    expect(pages).toHaveLength(4)
    expect(pages[3]!.text).toMatch(/page 4 page 5/)
  })
})

describe('two pages side by side', () => {
  it('follow each other, and leave the last place blank where they are odd', () => {
    expect(twoUpOrder(3)).toEqual([
      [1, 2],
      [3, null],
    ])
  })

  it('are as large as they can be, in the middle of their halves', () => {
    const whole = { width: 612, height: 792 }
    const [side] = sideBySide([[], []], [[1, 2]], whole, paper)
    const [first, second] = side!.marks as PlacedMark[]
    expect(first!.matrix[0]).toBeCloseTo(396 / 612)
    const [, bottom] = put(first!.matrix, 0, 792)
    expect(first!.matrix[5]).toBeCloseTo(612 - bottom)
    expect(second!.matrix[4] - first!.matrix[4]).toBe(396)
  })

  it('begin a side with each sheet, whose last page is alone where they are odd', async () => {
    const plain = (title: string, count: number) =>
      sheetOf(title, (measure, page) => doAtOnce(book(count).layOut(measure, page)))
    const sheets = [plain('Three', 3), plain('One', 1), plain('Two', 2)]
    const { pages } = await readPdf(await doAtOnce(drawDocument(sheets, { paper: 'a4', accent: null, fold: 'twoUp' })))
    expect(pages.map(({ text }) => text.match(/page \d/g))).toEqual([
      ...[['page 1', 'page 2'], ['page 3'], ['page 1'], ['page 1', 'page 2']],
    ])
  })

  it('are never those of what is cut out: it stays as large as it is, each back behind its front', () => {
    const cut = sheetOf('Cards', () => [[], []], { trueSize: true })
    const { sides, size } = doAtOnce(onPaper(cut, testMeasure(), { paper: 'a4', fold: 'twoUp' }))
    expect(sides.map(({ spread }) => spread)).toEqual([
      [null, 1],
      [null, 2],
    ])
    expect(size).toEqual({ width: 595.28, height: 841.89 })
  })

  it('say how small their letters come out', () => {
    const plain = sheetOf('Plain', (measure, page) => doAtOnce(book(2).layOut(measure, page)))
    const { sides } = doAtOnce(onPaper(plain, testMeasure(), { paper: 'a4', fold: 'twoUp' }))
    expect(smallestOf(sides.flatMap(({ marks }) => marks))).toBeCloseTo(7.07, 1)
    expect(smallestOf([])).toBeNull()
  })
})

it('leaves a sheet that is no booklet as it is, and takes the booklet of one that has it', () => {
  const plain = sheetOf('Plain', () => [[], []])
  const sidesOf = (sheet: typeof plain, fold: Fold) => doAtOnce(onPaper(sheet, testMeasure(), { paper: 'a4', fold }))
  expect(sidesOf(plain, 'long').size).toEqual({ width: 595.28, height: 841.89 })
  const both = { ...plain, booklet: book(8) }
  expect(sidesOf(both, 'none').sides).toHaveLength(2)
  expect(sidesOf(both, 'pages').sides).toHaveLength(8)
  expect(sidesOf(both, 'long').sides).toHaveLength(4)
})
