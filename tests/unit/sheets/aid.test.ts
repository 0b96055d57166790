import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  asWritten,
  hasHouse,
  inBox,
  lineBreak,
  markedBlock,
  plainText,
  sameAsAbove,
  sameAsLeft,
  type AidDraft,
} from '../../../src/main/sheets/aid/block.ts'
import type { AidColumn } from '../../../src/main/sheets/aid/rowHeights.ts'
import { richLines } from '../../../src/main/sheets/aid/richText.ts'
import { drawTable } from '../../../src/main/sheets/aid/table.ts'
import { drawWords } from '../../../src/main/sheets/aid/words.ts'
import type { Mark } from '../../../src/main/sheets/marks.ts'
import { roomOf } from '../../../src/main/sheets/onPaper.ts'
import { inside, writingRow } from '../../../src/main/sheets/paper.ts'
import { Pen } from '../../../src/main/sheets/pen.ts'
import { strays, testMeasure, textsOf } from './inCells.ts'

const measure = testMeasure()
const wordsIn = (text: string, width: number, lines?: number) =>
  richLines(measure, text, { size: 9, ...(lines === undefined ? {} : { lines }) }, width).map(({ pieces }) =>
    pieces.map((piece) => piece.text),
  )

describe('words of a player aid', () => {
  it('are bold and typed in places; words of one face are one piece', () => {
    const [line] = richLines(measure, '**Two words** and `8"` more', { size: 9 }, 400)
    expect(line!.pieces.map(({ text, face }) => [text, face])).toEqual([
      ['Two words', 'narrowBold'],
      ['and', 'narrow'],
      ['8"', 'typed'],
      ['more', 'narrow'],
    ])
    const ends = line!.pieces.map(({ x, width }) => x + width)
    line!.pieces.slice(1).forEach(({ x }, i) => {
      expect(x).toBeGreaterThan(ends[i]!)
    })
    expect(line!.width).toBeCloseTo(ends.at(-1)!)
  })

  it('a bold word keeps its full stop, and a line breaks where it is told to', () => {
    expect(wordsIn('**Fire**.', 200)).toEqual([['Fire', '.']])
    expect(wordsIn(`one${lineBreak}two`, 200)).toEqual([['one'], ['two']])
  })

  it('wrap within their width, and are cut behind three dots where lines are few', () => {
    const long = 'goes to cover away from it and shoots only if he is shot at himself'
    const lines = richLines(measure, long, { size: 9 }, 90)
    expect(lines.length).toBeGreaterThan(2)
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(90)
    const cut = wordsIn(long, 90, 2)
    expect(cut).toHaveLength(2)
    expect(cut[1]!.join(' ')).toMatch(/\.\.\.$/)
    expect(wordsIn('unpronounceabilities', 30, 1)[0]!.join('')).toMatch(/^\w+ ?\.\.\.$/)
    for (const { width } of richLines(measure, 'unpronounceabilities', { size: 9 }, 30))
      expect(width).toBeLessThanOrEqual(30)
  })

  it('are read without their marks', () => {
    expect(plainText(`**1-2** \`16"\`${lineBreak}stays`)).toBe('1-2 16" stays')
  })

  it('of whoever wrote them stay as they are, marks and all', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('*', '**', '`', '\\', 'a') }), (words) => {
        expect(plainText(asWritten(words))).toBe(words)
      }),
    )
    const [line] = richLines(measure, `**${asWritten('Unf**k')}** yourself`, { size: 9 }, 400)
    expect(line!.pieces.map(({ text, face }) => [text, face])).toEqual([
      ['Unf**k', 'narrowBold'],
      ['yourself', 'narrow'],
    ])
  })
})

it('words of a table end before the line that comes after them', () => {
  const cell = (text: string) => ({ text, house: false })
  const drawn = (rule: Partial<AidColumn>) => {
    const pen = new Pen(testMeasure())
    const rows = [[cell('i '.repeat(150)), cell('')]]
    drawTable(pen, { x: 0, y: 0, w: 200 }, { heads: [], rows }, [{ w: 100 }, { w: 100, ...rule }])
    return Math.max(...textsOf(pen.marks).map(({ x, width }) => x + width))
  }
  const [ruled, open] = [drawn({ rule: 'thin' }), drawn({})]
  expect(ruled).toBeLessThanOrEqual(98)
  expect(open).toBeGreaterThan(98)
})

describe('what a house rule has changed', () => {
  const book: AidDraft = {
    number: '1.1',
    tables: ['t'],
    title: 'T',
    pages: '',
    rows: [
      ['a', '1'],
      ['b', '2'],
    ],
    notes: ['n'],
  }
  const cited = (ids: readonly string[]) => ids.join()
  const marks = (now: AidDraft, was = book) =>
    markedBlock(now, was, cited).rows.map((row) => row.map(({ house }) => house))

  it('is marked, cell by cell', () => {
    expect(
      marks({
        ...book,
        rows: [
          ['a', '1'],
          ['b', '3'],
        ],
      }),
    ).toEqual([
      [false, false],
      [false, true],
    ])
    expect(hasHouse(markedBlock(book, book, cited))).toBe(false)
    expect(hasHouse(markedBlock({ ...book, hint: '2d6' }, book, cited))).toBe(true)
    expect(markedBlock({ ...book, notes: ['m'] }, book, cited).notes[0]!.house).toBe(true)
  })

  it('by name, where rows may be others: what is new is marked as a whole', () => {
    const was = { ...book, keys: ['a', 'b c'] }
    const rows = [
      ['x', '9'],
      ['b', '2'],
      ['c', '3'],
    ]
    expect(marks({ ...book, rows, keys: ['x', 'b', 'c'] }, was)).toEqual([
      [true, true],
      [false, false],
      [true, true],
    ])
  })

  it('but for what stands in a box: its frame says whose it is', () => {
    const lost = { ...book, rows: [['a', inBox()]] }
    expect(marks({ ...book, rows: [['a', inBox('4')]] }, lost)).toEqual([[false, false]])
  })

  it('by pairs, where others stand beside it', () => {
    const was: AidDraft = { ...book, pairs: true, rows: [['a', '1', 'b', '2']] }
    const now: AidDraft = {
      ...was,
      rows: [
        ['a', '4', 'c', '2'],
        ['', '', 'b', '2'],
      ],
    }
    expect(marks(now, was)).toEqual([
      [false, true, true, false],
      [false, false, false, false],
    ])
  })
})

describe('a table of a player aid', () => {
  const cell = (text: string, house = false) => ({ text, house })
  const columns = [{ w: 20 }, { w: 60, rule: 'thin' as const }, { w: 60, rule: 'thin' as const }]
  const draw = (rows: ReturnType<typeof cell>[][], style = {}) => {
    const pen = new Pen(measure)
    const end = drawTable(pen, { x: 40, y: 40, w: 140 }, { heads: [], rows }, columns, style)
    return { end, marks: pen.marks }
  }
  const pathsOf = (marks: readonly Mark[]) => marks.flatMap((mark) => (mark.kind === 'path' ? [mark.d] : []))

  it('a cell is one with the next, or with those below it', () => {
    const rows = [
      [cell('2'), cell('far'), cell('near, with words that take two lines or more beside it')],
      [cell('1'), cell('seen'), cell(sameAsAbove)],
      [cell('0'), cell('whatever it is, it stays just here'), cell(sameAsLeft)],
    ]
    const { marks } = draw(rows)
    expect(textsOf(marks).map(({ text }) => text)).not.toContain(sameAsAbove)
    expect(strays(marks, { x: 0, y: 0, w: 300, h: 300 })).toEqual([])
    // Under the first row the rule ends before the cell that goes on.
    expect(pathsOf(marks)[0]).toMatch(/L120 /)
    const last = textsOf(marks).filter(({ text }) => text.startsWith('whatever'))
    expect(last[0]!.cell.w).toBeGreaterThan(100)
  })

  it('has boxes of 7 mm, framed where something stands in them, and words beside them in the middle', () => {
    const { marks, end } = draw([[cell('a'), cell(inBox()), cell(inBox('1-4'))]])
    const boxes = marks.flatMap((mark) => (mark.kind === 'path' && /v[\d.]+/.test(mark.d) ? [mark] : []))
    expect(boxes.map(({ dash }) => dash !== undefined)).toEqual([true, false])
    const high = Number(/v([\d.]+)/.exec(boxes[0]!.d)![1])
    expect(high).toBeGreaterThanOrEqual(writingRow)
    expect(end - 40).toBeGreaterThanOrEqual(high)
    const texts = textsOf(marks)
    expect(texts.map(({ text }) => text)).toEqual(['a', '1-4'])
    for (const {
      cell: { y, h },
    } of texts)
      expect(y + h / 2).toBeCloseTo((40 + end) / 2, 0)
  })

  it('fills its place, no row higher than the highest', () => {
    const rows = [
      [cell('a'), cell('b'), cell('c')],
      [cell('d'), cell('e'), cell('f')],
    ]
    expect(draw(rows, { fill: 80 }).end).toBeCloseTo(120)
    expect(draw(rows, { fill: 80, highest: 20 }).end).toBeCloseTo(80)
  })

  it('goes no further than it may: rows stand closer, then what a campaign worded itself is cut', () => {
    const long = 'his own words, and many of them, for there is no end to what he says'
    const rows = [
      [cell('a'), cell(long, true), cell('c')],
      [cell('d'), cell('e'), cell('f')],
    ]
    const free = draw(rows)
    const held = draw(rows, { until: 80 })
    expect(free.end).toBeGreaterThan(80)
    expect(held.end).toBeLessThanOrEqual(80)
    expect(textsOf(held.marks).some(({ text }) => text.endsWith('...'))).toBe(true)
    // The words of the book are never cut.
    const plain = draw([[cell('a'), cell(long), cell('c')]], { until: 50 })
    expect(textsOf(plain.marks).some(({ text }) => text.endsWith('...'))).toBe(false)
  })
})

it('a mark stands before what a house rule has changed, wherever that is set', () => {
  const pen = new Pen(measure)
  const place = { x: 100, y: 100, w: 80 }
  drawWords(pen, place, { text: '+2', house: true }, { align: 'centre' })
  const [text] = textsOf(pen.marks)
  const [path] = pen.marks.filter(({ kind }) => kind === 'path')
  const [, x] = /^M([\d.]+)/.exec((path as { d: string }).d)!
  expect(text!.x - Number(x)).toBeCloseTo(4.4, 1)
})

it('what is folded is laid out as far as its tabs reach; other sheets keep half an inch', () => {
  expect(roomOf({}, 'letter')).toEqual(inside('letter'))
  expect(roomOf({ leaves: 'whole' }, 'letter')).toEqual({ x: 11.25, y: 11.25, w: 589.5, h: 769.5 })
  expect(roomOf({ leaves: 'half' }, 'letter')).toEqual({ x: 11.25, y: 11.25, w: 373.5, h: 589.5 })
})
