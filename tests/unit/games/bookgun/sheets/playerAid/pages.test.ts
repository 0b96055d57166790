import { describe, expect, it } from 'vitest'
import { doAtOnce } from '../../../../../../src/main/engine/work.ts'
import { needsOf } from '../../../../../../src/main/engine/missing.ts'
import { bookRules } from '../../../../../../src/main/engine/system.ts'
import { qrsNumber } from '../../../../../../src/main/sheets/qrs/numbers.ts'
import { bookgunBook } from '../../../../../../src/games/bookgun/sheets/tables/bookgunBook.ts'
import { drawDocument } from '../../../../../../src/main/sheets/document.ts'
import { writingRow } from '../../../../../../src/main/sheets/paper.ts'
import { empty, type BookgunState } from '../../../../../../src/games/bookgun/rules/state.ts'
import { bookgunTables } from '../../../../../../src/games/bookgun/rules/tables/index.ts'
import { moments } from '../../../../../../src/games/bookgun/sheets/playerAid/moments.ts'
import { playerAid } from '../../../../../../src/games/bookgun/sheets/playerAid/playerAid.ts'
import { playerAidSheet } from '../../../../../../src/games/bookgun/sheets/playerAid/playerAidSheet.ts'
import { bookgunSheets } from '../../../../../../src/games/bookgun/sheets/sheetsOf.ts'
import { both, expectSound } from '../../../../../support/everySheet.ts'
import { rosterState } from '../../../../../support/bookgunRosters.ts'
import { accessibleFaults } from '../../../../sheets/accessibleFaults.ts'
import {
  aidPages,
  blocksByMoment,
  expectFeet,
  expectFolded,
  expectLarge,
  expectSamePlaces,
  expectTabs,
  expectWithinBands,
  headsOf,
  nameOf,
} from '../../../../sheets/aidPages.ts'
import { narrowRows } from '../../../../sheets/narrowRows.ts'
import { readPdf } from '../../../../sheets/readPdf.ts'

const sheetOf = (state: BookgunState) => playerAidSheet(playerAid(state))
const book = sheetOf(empty)

describe('the four pages', () => {
  it('blocks stand in the order of play, none twice, under the numbers that their tables have in the booklet', () => {
    const blocks = [...playerAid(empty).blocks.values()]
    const called = blocks.map(({ cited, title }) => `${cited} ${title.text}`.trim())
    for (const paper of both)
      expect(aidPages(book, paper).map((marks) => headsOf(marks).map(nameOf))).toEqual(
        [1, 2, 3, 4].map((page) => called.filter((_, i) => blocks[i]!.number.startsWith(`${page}.`))),
      )
    const known = new Set(bookgunBook.tables.map(({ id }) => qrsNumber(bookgunBook, id)))
    const said = blocks
      .flatMap(({ hint, rows, notes }) => [hint, ...rows.flat(), ...notes])
      .flatMap(({ text }) =>
        [...text.matchAll(/(?:\(|: )(\d+\.\d+)(?:-(\d+\.\d+))?/g)].flatMap(([, from, to]) => [from!, to ?? from!]),
      )
    expect(said.length).toBeGreaterThan(1)
    for (const number of said) expect(known).toContain(number)
  })

  it.each([
    [1, { UNITS: ['1.1 Army organization by nation', 'Units', 'Leaders'], RULES: ['1.2 Rules of engagement'] }],
    [
      2,
      {
        TURN: ['The turn', '2.2 Joker movement'],
        MOVE: ['2.3 Movement dice', '2.4 What changes the dice', 'Facing, charge'],
      },
    ],
    [
      3,
      {
        MOVE: ['1.3 Formations', 'Obstacles, buildings', 'Vehicles, boats, horses', '2.5 Passengers', 'Guns, horses'],
        SEE: ['2.1 Spotting', 'Sight', 'Concealment'],
      },
    ],
    [
      4,
      {
        FIRE: ['Fire', 'Fire'],
        CLOSE: ['Close combat', 'Close combat'],
        MORALE: ['3.1 Rally', 'The end of the turn', 'Morale'],
      },
    ],
  ])('page %i: each block belongs to its moment', (page, wanted) => {
    expect(blocksByMoment(aidPages(book, 'letter')[page - 1]!)).toEqual(wanted)
  })

  it('stand the same on Letter and A4, 9 pt and more, with their tabs and feet', () => {
    expectSamePlaces(book)
    expectLarge(book)
    expectTabs(book, moments)
    expectFeet(book, 'The Book and The Gun, Player Aid', moments)
  })
})

describe('whatever is filled in', () => {
  it.each([
    ['nothing', empty],
    ['some of it', rosterState('uk')],
  ])('%s: nothing is clipped or lies on other words, and each block stays in its band', (_, state) => {
    expectSound(sheetOf(state))
    expectWithinBands(sheetOf(state))
  })

  it('boxes stand where their figures will, and are high enough for a hand, as are the lines', () => {
    const heads = (state: BookgunState) =>
      aidPages(sheetOf(state), 'letter').map((marks) => headsOf(marks).map(({ x, baseline }) => [x, baseline]))
    expect(heads(rosterState('uk'))).toEqual(heads(empty))
    const pages = aidPages(book, 'letter')
    expect(pages.flatMap((marks) => narrowRows(marks))).toEqual([])
    const boxes = pages.flat().flatMap((mark) => (mark.kind === 'path' && mark.dash ? [/v([\d.]+)/.exec(mark.d)!] : []))
    expect(boxes).toHaveLength(needsOf(bookgunTables, bookRules).length)
    for (const [, high] of boxes) expect(Number(high)).toBeGreaterThanOrEqual(writingRow)
  })
})

describe('on paper', () => {
  it('is folded as one card: 4 and 1 outside, 2 and 3 inside', () => {
    expectFolded(book)
  })

  it('is first of the quick reference', () => {
    expect(bookgunSheets.find(({ group }) => group === 'qrs')!.sheet).toBe('playerAid')
  })

  it('reads row by row in its PDF, which tells its tables to who cannot see them', async () => {
    const bytes = await doAtOnce(drawDocument([book], { paper: 'letter', accent: null }))
    expect(accessibleFaults(bytes)).toEqual([])
    const { pages, bookmarks } = await readPdf(bytes)
    const text = pages.map((page) => page.text).join(' ')
    expect(text).toMatch(/2\.3 Movement dice/)
    expect(text).toMatch(/Army, column 3\/4 4\/5 3\/5 4\/6 high/)
    expect(text).toMatch(/Insurgents, 12" or less 10 8/)
    expect(bookmarks[0]!.under).toEqual([
      '1 Before the game',
      '2 The turn, the move',
      '3 Formations, ground, sight',
      '4 Fire, close combat, morale',
    ])
  })
})
