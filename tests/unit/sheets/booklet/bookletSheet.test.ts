import { describe, expect, it } from 'vitest'
import type { PathMark } from '../../../../src/main/sheets/marks.ts'
import { bookletModel } from '../../../../src/main/sheets/qrs/booklet/makeBooklet.ts'
import { chapterOffers } from '../../../../src/main/sheets/qrs/qrsOffers.ts'
import { doAtOnce } from '../../../../src/main/engine/work.ts'
import { drawDocument } from '../../../../src/main/sheets/document.ts'
import { inside } from '../../../../src/main/sheets/paper.ts'
import { expectSound } from '../../../support/everySheet.ts'
import { bookletSheet } from '../../../../src/main/sheets/qrs/booklet/bookletSheet.ts'
import { making } from '../../../../src/main/sheets/offer.ts'
import { accessibleFaults } from '../accessibleFaults.ts'
import { testMeasure, textsOf } from '../inCells.ts'
import { bookOf, tableOf } from './madeBook.ts'
import { headingsIn, linesOn, pagesOf, referencesOn } from './readBooklet.ts'

const many = (count: number, rows: number, from = 0) =>
  Array.from({ length: count }, (_, i) =>
    tableOf(`Table ${from + i + 1}`, rows, 'A text that is as long as most rows are'),
  )

const pagesWith = (...chapters: readonly (readonly ReturnType<typeof tableOf>[])[]) =>
  pagesOf(bookletModel(bookOf(chapters), null), 'letter')

describe('a booklet', () => {
  const pages = pagesWith(many(9, 6), many(4, 6, 9))
  const found = headingsIn(pages)

  it('has its cover, its contents, its chapters from page 3 on, and its index last, in fours', () => {
    expect(pages.length % 4).toBe(0)
    expect(linesOn(pages[0]!).join(' ')).toContain('A Game of Sails')
    expect(linesOn(pages[1]!)[0]).toContain('Contents')
    expect(found.find(({ name }) => name === 'Chapter 1')?.page).toBe(3)
    expect(linesOn(pages.at(-1)!)[0]).toContain('All tables by name')
  })

  it('begins each chapter on a page of its own, with tables in their order', () => {
    const tables = found.filter(({ number }) => number.includes('.'))
    expect(tables.map(({ number }) => number)).toEqual([
      ...Array.from({ length: 9 }, (_, i) => `1.${i + 1}`),
      ...Array.from({ length: 4 }, (_, i) => `2.${i + 1}`),
    ])
    const second = found.find(({ number }) => number === '2')!.page
    for (const { number, page } of tables) expect(page >= second, number).toBe(number.startsWith('2'))
  })

  it('numbers its pages through, at their outer edges', () => {
    const width = 396
    pages.slice(1).forEach((marks, i) => {
      const number = textsOf(marks).findLast(({ text }) => text === String(i + 2))!
      expect(number.x < width / 2, String(i + 2)).toBe(i % 2 === 0)
    })
  })

  it('has its tabs at the outer edge, that of the chapter in black, as high as its line in the contents', () => {
    const chapter = (title: string) => textsOf(pages[1]!).find(({ text }) => text === title)!
    for (const { name, number, page } of found.filter((one) => one.name.startsWith('Chapter'))) {
      const marks = pages[page - 1]!
      const tab = textsOf(marks).find(({ text, grey }) => text === number && grey === 1)!
      expect(tab.x > 198).toBe(page % 2 === 1)
      expect(Math.abs(tab.baseline - chapter(name).baseline)).toBeLessThan(14)
      const black = marks.filter((mark): mark is PathMark => mark.kind === 'path' && mark.fill === 'accent')
      expect(black).toHaveLength(1)
    }
  })

  it('says in its contents where a chapter begins, and in its index where a table stands', () => {
    const contents = linesOn(pages[1]!)
    const index = pages.flatMap(linesOn)
    for (const { name, number, page } of found) {
      if (number.includes('.')) expect(index).toContainEqual(expect.stringContaining(`${name} ${number} ${page}`))
      else if (number !== '') expect(contents.join('\n')).toMatch(new RegExp(`${page}$|${page}\n`))
    }
  })
})

describe('a table of a booklet', () => {
  it('is not parted where a half of a page is enough for it', () => {
    const pages = pagesWith(many(7, 12))
    const titles = pages.flatMap(textsOf).map(({ text }) => text)
    expect(titles.filter((text) => text.includes('continued'))).toEqual([])
  })

  it('goes on over the page where it is higher than one, under its own number', () => {
    const pages = pagesWith([
      tableOf('Log', 90, 'A text that is as long as most rows are and a little longer than many'),
    ])
    const titles = pages
      .slice(2)
      .flatMap(linesOn)
      .filter((line) => line.startsWith('1.1 Log'))
    expect(titles.length).toBeGreaterThan(1)
    expect(titles.slice(1).every((line) => line.startsWith('1.1 Log, continued p. 3'))).toBe(true)
    expect(headingsIn(pages).filter(({ number }) => number === '1.1')).toHaveLength(1)
    const rows = pages.flatMap(textsOf).filter(({ text }) => text.startsWith('A text that is as long'))
    expect(rows).toHaveLength(90)
  })

  it('stands beside the next one where both are short', () => {
    const pages = pagesWith([tableOf('Flag'), tableOf('Pennant')])
    const [flag, pennant] = ['Flag', 'Pennant'].map((name) => textsOf(pages[2]!).find(({ text }) => text === name)!)
    expect(flag!.baseline).toBe(pennant!.baseline)
    expect(pennant!.x).toBeGreaterThan(flag!.x + 150)
  })

  it('sends on with a black arrow and a bold number, in its rows and over a chapter', () => {
    const book = bookOf([[tableOf('Wind', 2, 'As on Tide,')], [tableOf('Tide')]])
    const chapters = [{ title: 'Sky', tables: [{ see: 'Tide' }, 'Wind'] }, ...book.booklet!.chapters!.slice(1)]
    const pages = pagesOf(bookletModel({ ...book, booklet: { chapters, cites: [['Tide', 'Tide']] } }, null), 'letter')
    expect(referencesOn(pages[2]!)).toEqual(['2.1', '2.1', '2.1'])
    const lines = linesOn(pages[2]!)
    expect(lines.find((line) => line.startsWith('2.1 Tide'))).toBe('2.1 Tide 4')
    // The comma goes on close behind the number.
    expect(lines.find((line) => line.includes('As on'))).toBe('1 As on Tide 2.1 , 1')
    const [, before, , after] = textsOf(pages[2]!).filter(({ baseline }) => {
      const row = textsOf(pages[2]!).find(({ text }) => text === 'As on Tide')!
      return Math.abs(baseline - row.baseline) < 0.01
    })
    expect(after!.x).toBeGreaterThan(before!.x + before!.width)
  })
})

it.each(['pages', 'long', 'short', 'twoUp'] as const)(
  'is told to who cannot see it, however it lies: %s',
  async (fold) => {
    const sheet = bookletSheet(bookletModel(bookOf([many(6, 6), many(2, 3, 6)]), null))
    const bytes = await doAtOnce(drawDocument([sheet], { paper: 'letter', accent: null, fold }))
    // Folded, its pages are told in the order in which they are printed: then it does not claim to be read in order.
    const isFolded = fold === 'long' || fold === 'short'
    expect(accessibleFaults(bytes)).toEqual(isFolded ? ['it does not say that it keeps to PDF/UA-1'] : [])
  },
)

it('words of any length keep within their cells, on both papers', () => {
  const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'
  const tables = [tableOf('Long', 4, `${long} ${long} ${long}`, `${long} and its ${long}`), tableOf('Short', 3, long)]
  const called = { Long: [`${long} ${long}`] }
  const book = bookOf([tables, many(30, 2)])
  const head = () => ({ whose: `${long} of the 3rd ${long}`, when: long })
  expectSound(
    bookletSheet(bookletModel({ ...book, headOf: head, booklet: { ...book.booklet, called, key: long } }, {})),
    false,
  )
})

it('the other sheets have their tables in the order of the booklet', () => {
  const [wind, tide, crew] = [tableOf('Wind'), tableOf('Tide'), tableOf('Crew')]
  const chapters = [{ sheet: 'all', title: 'All', about: '', tables: ['Crew', 'Tide', 'Wind'] }]
  const [offer] = chapterOffers({ ...bookOf([[wind, tide], [crew]]), chapters })
  const pages = doAtOnce(doAtOnce(making(offer!, null, {})).layOut(testMeasure(), inside('a4')))
  const numbers = pages.flatMap(textsOf).filter(({ text }) => /^\d\.\d$/.test(text))
  expect(numbers.map(({ text }) => text)).toEqual(['1.1', '1.2', '2.1'])
})
