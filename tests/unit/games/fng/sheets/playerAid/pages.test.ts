import { describe, expect, it } from 'vitest'
import { doAtOnce } from '../../../../../../src/main/engine/work.ts'
import { blockIn } from '../../../../../../src/main/sheets/aid/card.ts'
import { drawDocument } from '../../../../../../src/main/sheets/document.ts'
import { boundsOf } from '../../../../../../src/main/sheets/ink/bounds.ts'
import { holds, wordsOf } from '../../../../../../src/main/sheets/ink/placing.ts'
import { onPaper } from '../../../../../../src/main/sheets/onPaper.ts'
import { papers, type Paper } from '../../../../../../src/main/sheets/paper.ts'
import { Pen } from '../../../../../../src/main/sheets/pen.ts'
import { damageField } from '../../../../../../src/games/fng/sheets/playerAid/pages/damageField.ts'
import { moments } from '../../../../../../src/games/fng/sheets/playerAid/moments.ts'
import { playerAid } from '../../../../../../src/games/fng/sheets/playerAid/playerAid.ts'
import { playerAidSheet } from '../../../../../../src/games/fng/sheets/playerAid/playerAidSheet.ts'
import { fngSheets } from '../../../../../../src/games/fng/app/fngSheets.ts'
import type { Corps, FngState } from '../../../../../../src/games/fng/rules/state.ts'
import type { FreeWorldList } from '../../../../../../src/games/fng/rules/terms.ts'
import { switches } from '../../../../../../src/games/fng/rules/house/switches.ts'
import { qrsNumber } from '../../../../../../src/main/sheets/qrs/numbers.ts'
import { fngBook } from '../../../../../../src/games/fng/sheets/qrs/fngBook.ts'
import { tableNumber, tableNumbers } from '../../../../../../src/games/fng/sheets/playerAid/cited.ts'
import {
  buildingDv,
  cohesion,
  combatDamage,
  fngTables,
  manDown,
  outgunned,
  rangedCombat,
  readyTheGrenade,
  receivedFire,
  vcNvaAction,
} from '../../../../../../src/games/fng/rules/tables/index.ts'
import { both, expectSound } from '../../../../../support/everySheet.ts'
import { testMeasure, textsOf } from '../../../../sheets/inCells.ts'
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
  tabsOf,
} from '../../../../sheets/aidPages.ts'
import { accessibleFaults } from '../../../../sheets/accessibleFaults.ts'
import { readPdf } from '../../../../sheets/readPdf.ts'
import { house, tourOf, withHouse } from './aidOf.ts'

const sheetFor = (state: FngState | null) => playerAidSheet(playerAid(state))
const pagesOn = (paper: Paper, state: FngState | null = tourOf()) => aidPages(sheetFor(state), paper)

describe('the four pages', () => {
  it('every block that tells tables bears their numbers in the booklet, those of no table none', () => {
    const aid = playerAid(tourOf())
    const drawn = pagesOn('letter').map((marks) => headsOf(marks).map(nameOf))
    const of = (page: number) => [...aid.blocks.values()].filter(({ number }) => number.startsWith(`${page}.`))
    expect(drawn).toEqual(
      [1, 2, 3, 4].map((page) => of(page).map(({ cited, title }) => `${cited} ${title.text}`.trim())),
    )
    const unnumbered = [...aid.blocks.values()].filter(({ cited }) => cited === '').map(({ title }) => title.text)
    expect(unnumbered).toEqual(['Who acts together', 'An active figure does one', 'May he charge?'])
  })

  it('numbers are those of the booklet and of every reference sheet, in the text as well', () => {
    const aid = playerAid(tourOf())
    const known = new Map(fngTables.map(({ id }) => [qrsNumber(fngBook, id), id]))
    expect(blockIn(aid, '2.4').cited).toBe(qrsNumber(fngBook, rangedCombat.id))
    expect(blockIn(aid, '2.9').cited).toBe(`${qrsNumber(fngBook, receivedFire.id)}-${qrsNumber(fngBook, cohesion.id)}`)
    const texts = [...aid.blocks.values()]
      .flatMap(({ rows, notes }) => [...rows.flat(), ...notes])
      .map(({ text }) => text)
    const cited = texts.flatMap((text) => [...text.matchAll(/\((\d+\.\d+)[),]/g)].map(([, number]) => number!))
    expect(new Set(cited.map((number) => known.get(number)))).toEqual(
      new Set([outgunned, buildingDv, vcNvaAction, rangedCombat, combatDamage, readyTheGrenade].map(({ id }) => id)),
    )
  })

  it('numbers of tables that are told as one stand in their order, those that follow each other as a span', () => {
    expect(tableNumbers([])).toBe('')
    expect(tableNumbers([cohesion.id, receivedFire.id, manDown.id, manDown.id])).toBe('5.1-5.3')
    expect(tableNumbers([outgunned.id, rangedCombat.id, cohesion.id])).toBe('4.2, 4.4, 5.3')
    expect(() => tableNumber('no.table')).toThrow('The booklet has no table no.table.')
  })

  it('every block, line and figure stands in the same place on Letter and A4', () => {
    expectSamePlaces(sheetFor(tourOf()))
  })

  it.each(both)('nothing is set under 9 pt, and what is looked for in a hurry is larger, on %s', (paper) => {
    expectLarge(sheetFor(tourOf()))
    const [, shoot] = pagesOn(paper)
    const needed = textsOf(shoot!).filter(({ text }) => /^[1-6]\+$/.test(text) && text !== '2+')
    expect(needed.length).toBeGreaterThan(8)
    expect(Math.min(...needed.map(({ size }) => size))).toBe(16)
  })

  it('the foot of each names all eight moments with their pages, its own in bold', () => {
    expectFeet(sheetFor(tourOf()), 'FNG: 2nd Tour, Player Aid', moments)
  })
})

it('Combat Damage is told by its grounds: black is dead, grey is out, hatched is saved, white is down', () => {
  const pen = new Pen(testMeasure())
  damageField(pen, { x: 0, y: 0, w: 276 }, blockIn(playerAid(tourOf()), '2.6'))
  const paths = pen.marks.filter((mark) => mark.kind === 'path')
  const grounds = textsOf(pen.marks).map((word) => {
    const under = paths.filter(({ d }) => holds(boundsOf(d), wordsOf(word)))
    const isHatched = under.some(({ d, fill }) => fill === undefined && d.split('M').length > 5)
    return [word.text, isHatched ? 'hatched' : (under.find(({ fill }) => fill !== undefined)?.fill ?? 1)] as const
  })
  const groundsOf = (result: string) => [
    ...new Set(grounds.flatMap(([text, ground]) => (text === result ? [ground] : []))),
  ]
  expect(groundsOf('Dead')).toEqual([0])
  expect(groundsOf('Out')).toEqual([0.87])
  expect(groundsOf('saved')).toEqual(['hatched'])
  expect(groundsOf('Down')).toEqual([1])
})

describe('tabs', () => {
  it('stand on the outer edge, each as high as its band', () => {
    expectTabs(sheetFor(tourOf()), moments)
  })

  it('read downwards on the right and upwards on the left', () => {
    const turned = pagesOn('letter').map((marks) => tabsOf(marks)[0]!.mark.matrix.slice(0, 4))
    expect(turned[0]).toEqual([0, 1, -1, 0])
    expect(turned[1]).toEqual([0, -1, 1, 0])
  })

  it.each([
    [
      1,
      {
        ACT: ['1.1 Turn sequence', 'Who acts together', 'An active figure does one', '2.1-2.2 Moves'],
        SEE: ['2.3 Sight and ground'],
        HURT: ['5.5 What each result means'],
      },
    ],
    [
      2,
      {
        SEE: ['3.1, 3.3 In Sight', '3.1 In Sight dice', '3.2 His turn comes'],
        SHOOT: ['4.2 Ranged Combat', '4.4 Outgunned'],
        HURT: ['4.3 Combat Damage', '5.4 Recover From Knock Down', '5.8 First Aid', '5.1-5.3 The three reactions'],
      },
    ],
    [
      3,
      {
        CLOSE: [
          '6.1 Ready it',
          '6.2 Throw, 6"',
          '4.6 Blast, 5"',
          'May he charge?',
          '6.3 Both roll: Charge into Melee',
          '6.4 Who passed more?',
          '6.6-6.7 Melee',
        ],
        HIDDEN: [
          '7.1 PEF moves',
          '7.2 PEF seen',
          '7.4 First Contact: who',
          '7.3 First Contact: how active',
          '7.5-7.6 A group of theirs acts',
        ],
      },
    ],
    [
      4,
      {
        SHOOT: ['11.1 Ours: USMC', '11.2, 11.5 Theirs'],
        CALL: ['8.1 Make the call', '8.5 Mortars, artillery', '8.5 On that die'],
        AFTER: ['10.3 Victory points', '10.1, 10.4-10.5 Count', '10.2 Our wounded'],
      },
    ],
  ])('page %i: each block belongs to its moment', (page, wanted) => {
    expect(blocksByMoment(pagesOn('letter')[page - 1]!)).toEqual(wanted)
  })
})

describe('whatever the campaign', () => {
  const lists: FreeWorldList[] = ['us-army-infantry', 'usmc', 'sf-cidg', 'anzac', 'arvn-pre-1968', 'arvn-post-1968']
  const corps: Corps[] = ['i', 'ii', 'iii', 'iv']

  it.each(lists)('%s: nothing is clipped or lies on other words, and each block stays in its band', (list) => {
    const state = tourOf({ list, corps: corps[lists.indexOf(list) % 4]!, halfMonth: 24, startHalfMonth: 20 })
    expectSound(sheetFor(state))
    expectWithinBands(sheetFor(state))
  })

  it('without a tour, too', () => {
    expectSound(sheetFor(null))
    expectWithinBands(sheetFor(null))
  })

  it.each([1, 2, 3])('with the answer %i of every switch, too', (nth) => {
    const rows = switches.flatMap(({ name, options }, i) => {
      const value = options[nth]?.value
      return value === undefined || name === 'attributesFor' ? [] : [{ id: i + 1, name, value }]
    })
    const state: FngState = { ...tourOf({ corps: 'iii' }), switches: rows }
    expectSound(sheetFor(state))
    expectWithinBands(sheetFor(state))
  })

  it('words of a house rule take more lines, and push nothing out of its place', () => {
    const own = 'Goes prone where he stands and shouts for his Leader'
    const state = withHouse(
      tourOf(),
      house(manDown.id, 'row', 1, { text: own }),
      house(readyTheGrenade.id, 'row', 0, { text: 'at once, unless he has moved fast' }),
    )
    expectSound(sheetFor(state))
    expectWithinBands(sheetFor(state))
    const [, shoot] = pagesOn('letter', state)
    const words = textsOf(shoot!).map(({ text }) => text)
    expect(words.join(' ')).toContain(own)
    expect(words).toContain('by a house rule')
  })

  it('where a campaign words everything anew, and at length, its words are cut and the pages stand', () => {
    const long =
      'something quite different from what the book has, which takes many more words than there is room for here'
    const rows = fngTables.flatMap(({ id, rows: own, modifiers }) => [
      ...own.flatMap(({ text }, i) => (text === undefined ? [] : [house(id, 'row', i, { text: long })])),
      ...modifiers.flatMap(({ by, sets }, i) =>
        by === 0 || sets !== undefined ? [] : [house(id, 'modifier', i, { by: by * (i + 2) })],
      ),
    ])
    const state = withHouse(tourOf({ corps: 'iii' }), ...rows)
    expectSound(sheetFor(state), false)
    expectWithinBands(sheetFor(state))
    for (const marks of pagesOn('a4', state)) expect(textsOf(marks).filter(({ size }) => size < 9)).toEqual([])
  })
})

describe('on paper', () => {
  it('is folded as one card: 4 and 1 outside, 2 and 3 inside', () => {
    expectFolded(sheetFor(null))
  })

  it('lies on two sheets where it is not folded', () => {
    const { size, sides } = doAtOnce(onPaper(sheetFor(null), testMeasure(), { paper: 'a4' }))
    expect(size).toEqual(papers.a4)
    expect(sides).toHaveLength(4)
  })

  it('is first of the quick reference', () => {
    const [first] = fngSheets.filter(({ group }) => group === 'qrs')
    expect(first!.sheet).toBe('playerAid')
  })

  it('reads row by row in its PDF, which tells its tables to who cannot see them', async () => {
    const bytes = await doAtOnce(drawDocument([sheetFor(null)], { paper: 'letter', accent: null }))
    expect(accessibleFaults(bytes)).toEqual([])
    const { pages, bookmarks } = await readPdf(bytes)
    const text = pages.map((page) => page.text).join(' ')
    expect(text).toMatch(/4\.2 Ranged Combat/)
    expect(text).toMatch(/None of the below 5\+ 4\+ 3\+ 2\+ 1\+/)
    expect(text).toMatch(/Impact 3 Dead Out Out Down Down Down/)
    expect(text).toMatch(/Forest 18 9 9 4\.5 full yes - 4/)
    const [sheet] = bookmarks
    expect(sheet!.title).toBe('Player Aid')
    expect(sheet!.under).toEqual(['1 The turn', '2 They shoot', '3 Close and hidden', '4 Weapons, calls, after'])
  })
})
