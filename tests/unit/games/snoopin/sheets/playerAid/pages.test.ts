import { describe, expect, it } from 'vitest'
import { doAtOnce } from '../../../../../../src/main/engine/work.ts'
import { qrsNumber } from '../../../../../../src/main/sheets/qrs/numbers.ts'
import { snoopinBook } from '../../../../../../src/games/snoopin/sheets/qrs/snoopinBook.ts'
import { drawDocument } from '../../../../../../src/main/sheets/document.ts'
import { empty, type SnoopinState } from '../../../../../../src/games/snoopin/rules/state.ts'
import { moments } from '../../../../../../src/games/snoopin/sheets/playerAid/moments.ts'
import { playerAid } from '../../../../../../src/games/snoopin/sheets/playerAid/playerAid.ts'
import { playerAidSheet } from '../../../../../../src/games/snoopin/sheets/playerAid/playerAidSheet.ts'
import { snoopinSheets } from '../../../../../../src/games/snoopin/sheets/sheetsOf.ts'
import { both, expectSound } from '../../../../../support/everySheet.ts'
import { playSnoopinCampaign } from '../../../../../support/snoopinGames.ts'
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
import { textsOf } from '../../../../sheets/inCells.ts'
import { readPdf } from '../../../../sheets/readPdf.ts'

const played = playSnoopinCampaign(5).at(-1)!.after
const sheetOf = (state: SnoopinState) => playerAidSheet(playerAid(state))
const book = sheetOf(empty)

/** A campaign that has agreed on so many assets, with names of thirty letters. */
const withAssets = (count: number): SnoopinState => ({
  ...played,
  tour: played.tour.map((tour) => ({ ...tour, blockingInches: 8 })),
  assets: Array.from({ length: count }, (_, i) => ({
    ...{ id: 9_000_000 + i, forceId: played.forces[0]!.id, kind: 'available' as const, price: 2 + (i % 9) },
    name: `Wojciechowska-Featherstone ${String(i).padStart(3, '0')}`,
  })),
})

describe('the four pages', () => {
  it('blocks stand in the order of play, none twice, under the numbers that their tables have in the booklet', () => {
    const blocks = [...playerAid(empty).blocks.values()]
    const called = blocks.map(({ cited, title }) => `${cited} ${title.text}`.trim())
    for (const paper of both)
      expect(aidPages(book, paper).map((marks) => headsOf(marks).map(nameOf))).toEqual(
        [1, 2, 3, 4].map((page) => called.filter((_, i) => blocks[i]!.number.startsWith(`${page}.`))),
      )
    const known = new Set(snoopinBook.tables.map(({ id }) => qrsNumber(snoopinBook, id)))
    const said = blocks
      .flatMap(({ hint, rows, notes }) => [hint, ...rows.flat(), ...notes])
      .flatMap(({ text }) =>
        [...text.matchAll(/(?:\(|: )(\d+\.\d+)(?:-(\d+\.\d+))?/g)].flatMap(([, from, to]) => [from!, to ?? from!]),
      )
    expect(said.length).toBeGreaterThan(1)
    for (const number of said) expect(known).toContain(number)
  })

  it.each([
    [
      1,
      {
        TURN: ['The campaign turn'],
        MISSION: ['1.4 Mission Generator'],
        ORDERS: ['1.5 Plan and orders', '1.6 Available assets'],
        TABLE: ['Reconnoiter', '1.7 Initiate the plan'],
      },
    ],
    [
      2,
      {
        GAME: ['A turn of the game', '1.8 Does the game go on?'],
        TEAMS: ['2.7 Ranks', '2.8 Special Team Development', '2.9 Leadership Development', '2.6 Combat Fatigue'],
      },
    ],
    [
      3,
      {
        WON: ['1.9 Points, Free World', '1.10 Points, VC', '1.11 Margin of victory'],
        HURT: ['2.1-2.3 Casualty recovery', '2.4 Casualty categories', 'Campaign Victory Points'],
      },
    ],
    [
      4,
      {
        LEARN: ['Who rolls', '2.5, 3.1 Unit Development', '3.2 Insurgency ranks', '3.3 Special development of the VC'],
        BACK: ['2.10-2.11 The pools', '2.12 New men', '2.13 Loss of developments'],
      },
    ],
  ])('page %i: each block belongs to its moment', (page, wanted) => {
    expect(blocksByMoment(aidPages(book, 'letter')[page - 1]!)).toEqual(wanted)
  })

  it('stand the same on Letter and A4, 9 pt and more, with their tabs and feet', () => {
    expectSamePlaces(book)
    expectLarge(book)
    expectTabs(book, moments)
    expectFeet(book, 'Snoopin’ & Poopin’, Player Aid', moments)
  })
})

describe('whatever the campaign', () => {
  it.each([
    ['nothing but the book', empty],
    ['a campaign that is over', played],
    ['as many assets as the book has, with long names', withAssets(14)],
  ])('%s: nothing is clipped or lies on other words, and each block stays in its band', (_, state) => {
    expectSound(sheetOf(state))
    expectWithinBands(sheetOf(state))
    expectLarge(sheetOf(state))
  })

  it('says of what is agreed that it is, on its page alone', () => {
    const says = (state: SnoopinState) =>
      aidPages(sheetOf(state), 'letter').map((marks) =>
        textsOf(marks).some(({ text }) => text === 'as agreed in this campaign'),
      )
    expect(says(withAssets(3))).toEqual([true, false, false, false])
    expect(says(empty)).toEqual([false, false, false, false])
  })

  it('more assets than there is room for are counted, and push nothing out of its place', () => {
    const many = sheetOf(withAssets(60))
    expectSound(many, false)
    expectWithinBands(many)
    const [page] = aidPages(many, 'letter')
    expect(
      textsOf(page!)
        .map(({ text }) => text)
        .join(' '),
    ).toMatch(/and \d+ more/)
  })
})

describe('on paper', () => {
  it('is folded as one card: 4 and 1 outside, 2 and 3 inside', () => {
    expectFolded(book)
  })

  it('is first of the quick reference', () => {
    expect(snoopinSheets.find(({ group }) => group === 'qrs')!.sheet).toBe('playerAid')
  })

  it('reads row by row in its PDF, which tells its tables to who cannot see them', async () => {
    const bytes = await doAtOnce(drawDocument([book], { paper: 'letter', accent: null }))
    expect(accessibleFaults(bytes)).toEqual([])
    const { pages, bookmarks } = await readPdf(bytes)
    const text = pages.map((page) => page.text).join(' ')
    expect(text).toMatch(/1\.4 Mission Generator/)
    expect(text).toMatch(/WIA -1 -2 KIA -2 -3/)
    expect(text).toMatch(/goes on 4\+ 4\+ 4\+ - is over 1-3 1-3 1-3 always/)
    expect(text).toMatch(/Firepower Once per game, .* \+2" to Optimum Range One Quality die/)
    expect(bookmarks[0]!.under).toEqual([
      '1 Before the game',
      '2 The game',
      '3 Who won, who was hurt',
      '4 Who learnt, who comes back',
    ])
  })
})
