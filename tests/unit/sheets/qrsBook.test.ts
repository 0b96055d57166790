import { describe, expect, it } from 'vitest'
import { defineTable } from '../../../src/main/engine/table.ts'
import { doAtOnce } from '../../../src/main/engine/work.ts'
import { chaptersOf } from '../../../src/main/sheets/qrs/book.ts'
import { qrsModel, withFamilies } from '../../../src/main/sheets/qrs/makeQrs.ts'
import { chapterOffers, myQrsOffer } from '../../../src/main/sheets/qrs/qrsOffers.ts'
import { making } from '../../../src/main/sheets/offer.ts'
import { testMeasure, textsOf } from './inCells.ts'

const wind = (id: string, title: string, page: number) =>
  defineTable({
    id,
    title,
    page,
    dice: { kind: 'read' },
    how: '1d6',
    modifiers: [],
    rows: [
      { from: 1, to: 4, outcome: 'calm', text: 'Calm' },
      { from: 5, to: 6, outcome: 'storm', text: 'Storm' },
    ],
  })

const book = {
  title: 'A Game of Sails',
  tables: [wind('wind.coast', 'wind, coast', 3), wind('wind.sea', 'wind, sea', 5)],
}

describe('the quick reference of a game that hands in its tables alone', () => {
  it('is one sheet of all of them, with numbers, pages and the book', () => {
    const [offer, ...others] = chapterOffers(book)
    expect(others).toEqual([])
    expect(offer).toMatchObject({ sheet: 'qrs', title: 'Quick reference', file: 'Quick reference' })
    expect(offer!.lacking(null)).toBeNull()
    const pages = doAtOnce(doAtOnce(making(offer!, null, {})).layOut(testMeasure(), { x: 36, y: 36, w: 540, h: 720 }))
    const words = pages.flatMap((page) => textsOf(page)).map(({ text }) => text)
    expect(words).toEqual(expect.arrayContaining(['A Game of Sails', 'Storm', '1.1', '1.2']))
  })

  it('says for a table where it stands, and of what its rows are', () => {
    const model = qrsModel(book, { title: 'Any', tables: ['wind.sea'] }, null)
    expect(model).toMatchObject({
      whose: 'A Game of Sails',
      when: 'the tables of the book',
      source: 'A Game of Sails, p. 5',
    })
    expect(model.tables[0]).toMatchObject({ number: '1.2', title: 'Wind, sea', pages: 'p. 5' })
    expect(model.tables[0]!.rows.map(({ cells }) => cells)).toEqual([
      ['1-4', 'Calm'],
      ['5-6', 'Storm'],
    ])
  })

  it('words a modifier by what it changes and by the dice of its table', () => {
    const by = { text: 'In a squall', by: 1 }
    const squall = defineTable({
      id: 'wind.squall',
      title: 'squall',
      page: 7,
      dice: { kind: 'passing', count: 2, versus: 'Skill', sides: 10 },
      how: '2d10',
      modifiers: [
        { ...by, when: 'a', to: 'dice' },
        { ...by, when: 'b', to: 'score' },
        { ...by, when: 'c', to: 'target' },
        { ...by, when: 'd', to: 'number', of: 'sails' },
        { ...by, when: 'e', to: 'score', effect: 'none' },
      ],
      rows: [
        { from: 1, to: 'more', outcome: 'held', text: 'Held' },
        { from: 0, to: 0, outcome: 'lost', text: 'Lost' },
      ],
    })
    const { tables } = qrsModel({ ...book, tables: [squall] }, { title: 'Any', tables: ['wind.squall'] }, null)
    const effects = tables[0]!.modifiers.map(({ effect }) => effect)
    expect(effects).toEqual(['+1d10', '+1 passed', 'Skill +1', 'sails +1', 'none'])
  })

  it('sets a family as one where several of it are wanted', () => {
    const winds = { title: 'Wind', as: 'columns', tables: ['wind.*'] } as const
    const both = withFamilies({ ...book, families: [winds] }, ['wind.sea', 'wind.coast'])
    expect(both).toEqual([{ ...winds, tables: ['wind.sea', 'wind.coast'] }])
    expect(withFamilies({ ...book, families: [winds] }, ['wind.sea'])).toEqual(['wind.sea'])
  })

  it('puts a table that no chapter names on the sheet of the one before it, but for those that are not printed', () => {
    const chapter = { sheet: 'coast', title: 'Coast', about: '', tables: ['wind.coast'] }
    const port = { sheet: 'port', title: 'Port', about: '', tables: ['wind.port'] }
    const whole = { ...book, tables: [...book.tables, wind('wind.port', 'wind, port', 7)], chapters: [port, chapter] }
    expect(chaptersOf(whole).map(({ tables }) => tables)).toEqual([['wind.port'], ['wind.coast', 'wind.sea']])
    expect(chaptersOf({ ...whole, unprinted: ['wind.sea'] })).toEqual([port, chapter])
  })

  it('has the choice of the player, who is told of a table that there is not', () => {
    expect(() => doAtOnce(making(myQrsOffer(book), null, { tables: ['no-such'] }))).toThrow(
      'There is no table "no-such".',
    )
  })
})
