import { describe, expect, it } from 'vitest'
import type { Table } from '../../../../src/main/engine/table.ts'
import { bookletModel } from '../../../../src/main/sheets/qrs/booklet/makeBooklet.ts'
import { qrsNumber } from '../../../../src/main/sheets/qrs/numbers.ts'
import { qrsModel } from '../../../../src/main/sheets/qrs/makeQrs.ts'
import { chapterOffers } from '../../../../src/main/sheets/qrs/qrsOffers.ts'
import type { QrsBook } from '../../../../src/main/sheets/qrs/book.ts'
import { bookOf, tableOf } from './madeBook.ts'

const [wind, tide, crew] = [tableOf('Wind'), tableOf('Tide', 3, 'See Wind and Crew, and Wind again'), tableOf('Crew')]

const chaptersIn = (book: QrsBook) =>
  bookletModel(book, null).chapters.map(({ title, entries }) => [
    title,
    entries.map((entry) => (entry.kind === 'see' ? `see ${entry.number}` : entry.table.number)),
  ])

describe('the chapters of a booklet', () => {
  it('hold the tables that the game names, numbered by chapter and place', () => {
    expect(chaptersIn(bookOf([[wind, tide], [crew]]))).toEqual([
      ['Chapter 1', ['1.1', '1.2']],
      ['Chapter 2', ['2.1']],
    ])
  })

  it('take in what no chapter names, at the end of that of the table before it: nothing moves', () => {
    const book = bookOf([[wind, tide], [crew]])
    const sails = tableOf('Sails')
    const more = { ...book, tables: [wind, sails, tide, crew] }
    expect(['Wind', 'Tide', 'Crew', 'Sails'].map((id) => qrsNumber(more, id))).toEqual(['1.1', '1.2', '2.1', '1.3'])
    expect(chaptersIn({ ...more, unprinted: ['Sails'] })).toEqual(chaptersIn(book))
  })

  it('are those of the sheets in a game that names none; what stands on two of them stands once', () => {
    const sheet = (title: string, tables: string[]) => ({ sheet: title, title, about: '', tables })
    const chapters = [sheet('Sky', ['Wind', 'Tide']), sheet('Deck', ['Tide', 'Crew'])]
    const book: QrsBook = { title: 'Sails', tables: [wind, tide, crew], chapters }
    expect(chaptersIn(book)).toEqual([
      ['Sky', ['1.1', '1.2']],
      ['Deck', ['see 1.2', '2.1']],
    ])
    expect(chaptersIn({ title: 'Sails', tables: [wind, tide] })).toEqual([['Quick reference', ['1.1', '1.2']]])
  })

  it('hold what is no table of the book, and the tables of the player in a chapter of their own', () => {
    const worded = {
      id: 'rule.watch',
      title: 'the watch',
      pages: [4, 5],
      note: 'by turns',
      worded: () => [['First', 'port']],
    }
    const own = tableOf('own.rats')
    const book: QrsBook = {
      title: 'Sails',
      tables: [wind],
      booklet: { chapters: [{ title: 'Deck', tables: [worded, 'Wind'] }] },
      ownTables: () => [own],
    }
    const model = bookletModel(book, {})
    const [deck, yours] = model.chapters
    expect(deck!.entries[0]).toMatchObject({
      table: {
        number: '1.1',
        title: 'The watch',
        pages: 'p. 4-5',
        dice: 'by turns',
        rows: [{ cells: ['First', 'port'] }],
      },
    })
    expect(deck!.pages[0]).toBe('p. 3-5')
    expect(yours).toMatchObject({ number: 2, title: 'Tables of your own', entries: [{ table: { title: 'Own.rats' } }] })
    expect(qrsNumber(book, 'Wind')).toBe('1.2')
    expect(model.index.map(({ title }) => title)).toEqual(['Own.rats', 'The watch', 'Wind'])
  })

  it('say their pages in full, by where tables begin, and from the first to the last', () => {
    const far: Table = { ...tableOf('Far'), page: 9, alsoOn: [40] }
    const book = bookOf([[wind, tableOf('Far')]])
    const [chapter] = bookletModel({ ...book, tables: [wind, far] }, null).chapters
    expect(chapter!.pages).toEqual(['p. 3, 9, 40', 'p. 3, 9', 'p. 3-9'])
  })

  it('name in the contents what the game names, by a shorter word where it has one', () => {
    const book = bookOf([[wind, tide]])
    const known = [['Tide', 'tides'], ['Wind']] as const
    const named = { ...book, booklet: { chapters: [{ ...book.booklet!.chapters![0]!, known }] } }
    expect(bookletModel(named, null).chapters[0]!.known).toEqual([
      { id: 'Tide', number: '1.2', title: 'tides' },
      { id: 'Wind', number: '1.1', title: 'Wind' },
    ])
    expect(bookletModel(book, null).chapters[0]!.known.map(({ title }) => title)).toEqual(['Wind', 'Tide'])
  })
})

describe('tables of a booklet', () => {
  const cites = [
    ['Wind', 'Wind'],
    ['Wind and Crew', 'Crew', 'Tide'],
    ['again', 'Crew'],
  ] as const
  const book = bookOf([[wind, tide], [crew]])
  const citing: QrsBook = { ...book, booklet: { ...book.booklet, cites } }
  const tableIn = (of: QrsBook, place: number) => {
    const entry = bookletModel(of, null).chapters[0]!.entries[place]!
    return entry.kind === 'table' ? entry.table : null
  }

  it('send on to those that they name: the longest name first, each once, never to themselves', () => {
    const [row] = tableIn(citing, 1)!.rows
    expect(row!.cells[1]).toBe('See Wind and Crew ▸2.1, and Wind ▸1.1 again 1')
    expect(tableIn(citing, 0)!.modifiers[0]!.text).toBe('In a squall, as on Wind')
    expect(tableIn(citing, 1)!.modifiers[0]!.text).toBe('In a squall, as on Wind ▸1.1')
    expect(tableIn(book, 1)!.rows[0]!.cells[1]).toBe('See Wind and Crew, and Wind again 1')
  })

  it('take another shape where the game has one for half a page', () => {
    const recast = { Tide: (table: object) => ({ ...table, rows: [] }) as never }
    expect(tableIn({ ...book, booklet: { ...book.booklet, recast } }, 1)!.rows).toEqual([])
    expect(tableIn(book, 1)!.rows).toHaveLength(3)
  })

  it('stand in the index by every name that they have, in the order of letters', () => {
    const called = { Crew: ['Hands', 'able seamen'] }
    const { index } = bookletModel({ ...book, booklet: { ...book.booklet, called } }, null)
    expect(index).toEqual([
      { id: 'Crew', title: 'able seamen', number: '2.1' },
      { id: 'Crew', title: 'Crew', number: '2.1' },
      { id: 'Crew', title: 'Hands', number: '2.1' },
      { id: 'Tide', title: 'Tide', number: '1.2' },
      { id: 'Wind', title: 'Wind', number: '1.1' },
    ])
  })
})

it('the sheets of a game bear the numbers of its booklet, and stand in their order', () => {
  const book = bookOf([[wind, tide], [crew]])
  const sheets = { ...book, chapters: [{ sheet: 'all', title: 'All', about: '', tables: ['Crew', 'Tide', 'Wind'] }] }
  const model = qrsModel(sheets, { title: 'All', tables: ['Crew', 'Wind'] }, null)
  expect(model.tables.map(({ number }) => number)).toEqual(['2.1', '1.1'])
  expect(chapterOffers(sheets)).toHaveLength(1)
})
