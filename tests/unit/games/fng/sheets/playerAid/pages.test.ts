import { describe, expect, it } from 'vitest'
import { doAtOnce } from '../../../../../../src/main/engine/work.ts'
import { drawDocument } from '../../../../../../src/main/sheets/document.ts'
import { boundsOf } from '../../../../../../src/main/sheets/ink/bounds.ts'
import { holds, wordsOf } from '../../../../../../src/main/sheets/ink/placing.ts'
import type { Mark, PathMark, PlacedMark, TextMark } from '../../../../../../src/main/sheets/marks.ts'
import { onPaper, roomOf } from '../../../../../../src/main/sheets/onPaper.ts'
import { papers, type Paper } from '../../../../../../src/main/sheets/paper.ts'
import { Pen } from '../../../../../../src/main/sheets/pen.ts'
import { damageField } from '../../../../../../src/games/fng/sheets/playerAid/pages/damageField.ts'
import { moments } from '../../../../../../src/games/fng/sheets/playerAid/moments.ts'
import { blockIn, playerAid } from '../../../../../../src/games/fng/sheets/playerAid/playerAid.ts'
import { playerAidSheet } from '../../../../../../src/games/fng/sheets/playerAid/playerAidSheet.ts'
import { fngSheets } from '../../../../../../src/games/fng/app/fngSheets.ts'
import type { Corps, FngState } from '../../../../../../src/games/fng/rules/state.ts'
import type { FreeWorldList } from '../../../../../../src/games/fng/rules/terms.ts'
import { switches } from '../../../../../../src/games/fng/rules/house/switches.ts'
import { fngTables, manDown, readyTheGrenade } from '../../../../../../src/games/fng/rules/tables/index.ts'
import { expectSound } from '../../../../../support/everySheet.ts'
import { testMeasure, textsOf } from '../../../../sheets/inCells.ts'
import { accessibleFaults } from '../../../../sheets/accessibleFaults.ts'
import { readPdf } from '../../../../sheets/readPdf.ts'
import { house, tourOf, withHouse } from './aidOf.ts'

const both: Paper[] = ['letter', 'a4']
const sheetFor = (state: FngState | null) => playerAidSheet(playerAid(state))
const pagesOn = (paper: Paper, state: FngState | null = tourOf()) => {
  const sheet = sheetFor(state)
  return doAtOnce(sheet.layOut(testMeasure(), roomOf(sheet, paper)))
}

/** Numbers of the blocks of a page, in the order in which they are drawn, with where they stand. */
const headsOf = (marks: readonly Mark[]) =>
  textsOf(marks).filter(({ text, role }) => role?.kind === 'heading' && /^\d\.\d+$/.test(text))

const tabsOf = (marks: readonly Mark[]) =>
  marks.flatMap((mark, i) => {
    if (mark.kind !== 'placed') return []
    const box = /^M([\d.]+) ([\d.]+)h([\d.]+)q\S+ \S+ \S+ \S+v([\d.]+)/.exec((marks[i - 1] as PathMark).d)!
    const [left, top, w, h] = box.slice(1).map(Number) as [number, number, number, number]
    return [{ name: textsOf([mark])[0]!.text, mark, x: left - 1.5, y: top, w: w + 3, h: h + 3 }]
  })

const bodyOf = (marks: readonly Mark[]): TextMark[] => textsOf(marks.filter(({ kind }) => kind !== 'placed'))

describe('the four pages', () => {
  it('blocks stand in the order of play: from 1.1 to 4.8, none twice', () => {
    const numbers = pagesOn('letter').map((marks) => headsOf(marks).map(({ text }) => text))
    const upTo = (page: number, last: number) => Array.from({ length: last }, (_, i) => `${page}.${i + 1}`)
    expect(numbers).toEqual([upTo(1, 6), upTo(2, 9), upTo(3, 12), upTo(4, 8)])
  })

  it('every block, line and figure stands in the same place on Letter and A4', () => {
    const [letter, a4] = both.map((paper) => pagesOn(paper))
    letter!.forEach((marks, page) => {
      const [one, other] = [bodyOf(marks), bodyOf(a4![page]!)]
      expect(other.map(({ text }) => text)).toEqual(one.map(({ text }) => text))
      const [dx, dy] = [other[0]!.x - one[0]!.x, other[0]!.baseline - one[0]!.baseline]
      for (const [i, mark] of one.entries()) {
        expect(other[i]!.x - mark.x).toBeCloseTo(dx)
        expect(other[i]!.baseline - mark.baseline).toBeCloseTo(dy)
        expect(other[i]!.size).toBe(mark.size)
      }
    })
  })

  it.each(both)('nothing is set under 9 pt on %s, and what is looked for in a hurry is larger', (paper) => {
    for (const marks of pagesOn(paper)) {
      expect(Math.min(...textsOf(marks).map(({ size }) => size))).toBeGreaterThanOrEqual(9)
    }
    const [, shoot] = pagesOn(paper)
    const needed = textsOf(shoot!).filter(({ text }) => /^[1-6]\+$/.test(text) && text !== '2+')
    expect(needed.length).toBeGreaterThan(8)
    expect(Math.min(...needed.map(({ size }) => size))).toBe(16)
  })

  it('the foot of each names all eight moments with their pages, its own in bold', () => {
    pagesOn('letter').forEach((marks, i) => {
      const foot = Math.max(...bodyOf(marks).map(({ baseline }) => baseline))
      const line = bodyOf(marks).filter(({ baseline }) => baseline === foot)
      const words = line.map(({ text }) => text)
      const named = moments.flatMap(({ name, on }) => [name, on.join(', ')])
      expect(words).toEqual(['FNG: 2nd Tour, Player Aid', 'p.: page of the book', ...named])
      const bold = line.filter(({ face }) => face === 'narrowBold').map(({ text }) => text)
      expect(bold).toEqual(moments.filter(({ on }) => on.includes(i + 1)).map(({ name }) => name))
    })
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
  it.each(both)('stand on the outer edge of %s, 0.18 inches in, each as high as its band', (paper) => {
    const { width } = papers[paper]
    pagesOn(paper).forEach((marks, i) => {
      const tabs = tabsOf(marks)
      expect(tabs.map(({ name }) => name)).toEqual(
        moments.filter(({ on }) => on.includes(i + 1)).map(({ name }) => name),
      )
      const body = bodyOf(marks)
      for (const { x, w } of tabs) {
        const fromEdge = i % 2 === 0 ? width - x - w : x
        expect(fromEdge).toBeCloseTo(12.75, 1)
        // Nothing of the page lies under a tab.
        const beside =
          i % 2 === 0 ? body.every((text) => text.x + text.width < x) : body.every((text) => text.x > x + w)
        expect(beside).toBe(true)
      }
      // Each head of a block stands beside the tab of its moment, and no tab reaches into the next band.
      const heads = headsOf(marks)
      tabs.forEach(({ y, h }, k) => {
        expect(heads.some(({ baseline }) => baseline > y && baseline < y + h)).toBe(true)
        if (k > 0) expect(y).toBeGreaterThan(tabs[k - 1]!.y + tabs[k - 1]!.h)
      })
      for (const { baseline } of heads) expect(tabs.some(({ y, h }) => baseline > y && baseline < y + h)).toBe(true)
    })
  })

  it('read downwards on the right and upwards on the left', () => {
    const turned = pagesOn('letter').map((marks) => (tabsOf(marks)[0]!.mark satisfies PlacedMark).matrix.slice(0, 4))
    expect(turned[0]).toEqual([0, 1, -1, 0])
    expect(turned[1]).toEqual([0, -1, 1, 0])
  })

  it.each([
    [1, { ACT: ['1.1', '1.2', '1.3', '1.4'], SEE: ['1.5'], HURT: ['1.6'] }],
    [2, { SEE: ['2.1', '2.2', '2.3'], SHOOT: ['2.4', '2.5'], HURT: ['2.6', '2.7', '2.8', '2.9'] }],
    [3, { CLOSE: ['3.1', '3.2', '3.3', '3.4', '3.5', '3.6', '3.7'], HIDDEN: ['3.8', '3.9', '3.10', '3.11', '3.12'] }],
    [4, { SHOOT: ['4.1', '4.2'], CALL: ['4.3', '4.4', '4.5'], AFTER: ['4.6', '4.7', '4.8'] }],
  ])('page %i: each block belongs to its moment', (page, wanted) => {
    const marks = pagesOn('letter')[page - 1]!
    const found = tabsOf(marks).map(({ name, y, h }) => [
      name,
      headsOf(marks)
        .filter(({ baseline }) => baseline > y && baseline < y + h)
        .map(({ text }) => text),
    ])
    expect(Object.fromEntries(found)).toEqual(wanted)
  })
})

/** The lowest letters of a page above its foot stay within the last band. */
function expectWithinBands(state: FngState | null): void {
  for (const marks of pagesOn('letter', state)) {
    const tabs = tabsOf(marks)
    const foot = Math.max(...bodyOf(marks).map(({ baseline }) => baseline))
    const body = bodyOf(marks).filter(({ baseline }) => baseline < foot)
    const first = tabs[0]!.y
    for (const { text, baseline, size } of body) {
      if (baseline < first) continue
      const inBand = tabs.some(({ y, h }) => baseline - 0.7 * size > y - 2 && baseline + 0.2 * size < y + h + 2)
      expect(inBand ? '' : text).toBe('')
    }
  }
}

describe('whatever the campaign', () => {
  const lists: FreeWorldList[] = ['us-army-infantry', 'usmc', 'sf-cidg', 'anzac', 'arvn-pre-1968', 'arvn-post-1968']
  const corps: Corps[] = ['i', 'ii', 'iii', 'iv']

  it.each(lists)('%s: nothing is clipped or lies on other words, and each block stays in its band', (list) => {
    const state = tourOf({ list, corps: corps[lists.indexOf(list) % 4]!, halfMonth: 24, startHalfMonth: 20 })
    expectSound(sheetFor(state))
    expectWithinBands(state)
  })

  it('without a tour, too', () => {
    expectSound(sheetFor(null))
    expectWithinBands(null)
  })

  it.each([1, 2, 3])('with the answer %i of every switch, too', (nth) => {
    const rows = switches.flatMap(({ name, options }, i) => {
      const value = options[nth]?.value
      return value === undefined || name === 'attributesFor' ? [] : [{ id: i + 1, name, value }]
    })
    const state: FngState = { ...tourOf({ corps: 'iii' }), switches: rows }
    expectSound(sheetFor(state))
    expectWithinBands(state)
  })

  it('words of a house rule take more lines, and push nothing out of its place', () => {
    const own = 'Goes prone where he stands and shouts for his Leader'
    const state = withHouse(
      tourOf(),
      house(manDown.id, 'row', 1, { text: own }),
      house(readyTheGrenade.id, 'row', 0, { text: 'at once, unless he has moved fast' }),
    )
    expectSound(sheetFor(state))
    expectWithinBands(state)
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
    expectWithinBands(state)
    for (const marks of pagesOn('a4', state)) expect(textsOf(marks).filter(({ size }) => size < 9)).toEqual([])
  })
})

describe('on paper', () => {
  it('is folded as one card: 4 and 1 outside, 2 and 3 inside', () => {
    const { size, sides } = doAtOnce(onPaper(sheetFor(null), testMeasure(), { paper: 'letter', fold: 'long' }))
    expect(size).toEqual({ width: 1224, height: 792 })
    expect(sides.map(({ spread }) => spread)).toEqual([
      [4, 1],
      [2, 3],
    ])
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
    expect(text).toMatch(/2\.4 Ranged Combat/)
    expect(text).toMatch(/None of the below 5\+ 4\+ 3\+ 2\+ 1\+/)
    expect(text).toMatch(/Impact 3 Dead Out Out Down Down Down/)
    expect(text).toMatch(/Forest 18 9 9 4\.5 full yes - 4/)
    const [sheet] = bookmarks
    expect(sheet!.title).toBe('Player Aid')
    expect(sheet!.under).toEqual(['1 The turn', '2 They shoot', '3 Close and hidden', '4 Weapons, calls, after'])
  })
})
