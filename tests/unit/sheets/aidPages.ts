import { expect } from 'vitest'
import { doAtOnce } from '../../../src/main/engine/work.ts'
import type { Moment } from '../../../src/main/sheets/aid/page.ts'
import type { Mark, PathMark, PlacedMark, TextMark } from '../../../src/main/sheets/marks.ts'
import { onPaper, roomOf } from '../../../src/main/sheets/onPaper.ts'
import { papers, type Paper } from '../../../src/main/sheets/paper.ts'
import type { Pages, Sheet } from '../../../src/main/sheets/sheet.ts'
import { both } from '../../support/everySheet.ts'
import { testMeasure, textsOf } from './inCells.ts'

/** What holds for the player aid of any game. */

/** @returns its pages on a paper. */
export const aidPages = (sheet: Sheet, paper: Paper): Pages =>
  doAtOnce(sheet.layOut(testMeasure(), roomOf(sheet, paper)))

/** The heads of the blocks of a page, in the order in which they are drawn: of each the first word, its number where it has one. */
export function headsOf(marks: readonly Mark[]): TextMark[] {
  const known = new Set<unknown>()
  return textsOf(marks).filter(({ role }) => {
    if (role?.kind !== 'heading' || role.level !== 3 || known.has(role)) return false
    return known.add(role)
  })
}

/** @returns "4.2 Ranged Combat", or the title alone: what a block is called. */
export const nameOf = ({ role }: TextMark): string => (role?.kind === 'heading' ? role.name : '')

/** A tab with its name, and its outline with the white around it. */
export interface Tab {
  readonly name: string
  readonly mark: PlacedMark
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export const tabsOf = (marks: readonly Mark[]): Tab[] =>
  marks.flatMap((mark, i) => {
    if (mark.kind !== 'placed') return []
    const box = /^M([\d.]+) ([\d.]+)h([\d.]+)q\S+ \S+ \S+ \S+v([\d.]+)/.exec((marks[i - 1] as PathMark).d)!
    const [left, top, w, h] = box.slice(1).map(Number) as [number, number, number, number]
    return [{ name: textsOf([mark])[0]!.text, mark, x: left - 1.5, y: top, w: w + 3, h: h + 3 }]
  })

/** All texts but those of the tabs. */
export const bodyOf = (marks: readonly Mark[]): TextMark[] => textsOf(marks.filter(({ kind }) => kind !== 'placed'))

/** Every block, line and figure stands in the same place on Letter and A4. */
export function expectSamePlaces(sheet: Sheet): void {
  const [letter, a4] = both.map((paper) => aidPages(sheet, paper))
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
}

/** On paper twice as large: 4 and 1 outside, 2 and 3 inside. */
export function expectFolded(sheet: Sheet): void {
  const { size, sides } = doAtOnce(onPaper(sheet, testMeasure(), { paper: 'letter', fold: 'long' }))
  expect(size).toEqual({ width: 1224, height: 792 })
  expect(sides.map(({ spread }) => spread)).toEqual([
    [4, 1],
    [2, 3],
  ])
}

/** Nothing is set under 9 pt. */
export function expectLarge(sheet: Sheet): void {
  for (const marks of both.flatMap((paper) => aidPages(sheet, paper)))
    expect(textsOf(marks).filter(({ size }) => size < 9)).toEqual([])
}

/** The foot of each page names all moments with their pages, its own in bold. */
export function expectFeet(sheet: Sheet, source: string, moments: readonly Moment[]): void {
  aidPages(sheet, 'letter').forEach((marks, i) => {
    const foot = Math.max(...bodyOf(marks).map(({ baseline }) => baseline))
    const line = bodyOf(marks).filter(({ baseline }) => baseline === foot)
    const named = moments.flatMap(({ name, on }) => [name, on.join(', ')])
    expect(line.map(({ text }) => text)).toEqual([source, 'p.: page of the book', ...named])
    const bold = line.filter(({ face }) => face === 'narrowBold').map(({ text }) => text)
    expect(bold).toEqual(moments.filter(({ on }) => on.includes(i + 1)).map(({ name }) => name))
  })
}

/** Tabs stand on the outer edge, 0.18 inches in, each as high as its band and beside the blocks of its moment. */
export function expectTabs(sheet: Sheet, moments: readonly Moment[]): void {
  for (const paper of both) {
    const { width } = papers[paper]
    aidPages(sheet, paper).forEach((marks, i) => {
      const tabs = tabsOf(marks)
      const isOdd = i % 2 === 0
      expect(tabs.map(({ name }) => name)).toEqual(
        moments.filter(({ on }) => on.includes(i + 1)).map(({ name }) => name),
      )
      const body = bodyOf(marks)
      for (const { x, w } of tabs) {
        expect(isOdd ? width - x - w : x).toBeCloseTo(12.75, 1)
        // Nothing of the page lies under a tab.
        expect(body.every((text) => (isOdd ? text.x + text.width < x : text.x > x + w))).toBe(true)
      }
      // Each head of a block stands beside the tab of its moment, and no tab reaches into the next band.
      const heads = headsOf(marks)
      tabs.forEach(({ y, h }, k) => {
        expect(heads.some(({ baseline }) => baseline > y && baseline < y + h)).toBe(true)
        if (k > 0) expect(y).toBeGreaterThan(tabs[k - 1]!.y + tabs[k - 1]!.h)
      })
      for (const { baseline } of heads) expect(tabs.some(({ y, h }) => baseline > y && baseline < y + h)).toBe(true)
    })
  }
}

/** @returns what the blocks of a page are called, by the moment beside which they stand. */
export const blocksByMoment = (marks: readonly Mark[]): Record<string, string[]> =>
  Object.fromEntries(
    tabsOf(marks).map(({ name, y, h }) => [
      name,
      headsOf(marks)
        .filter(({ baseline }) => baseline > y && baseline < y + h)
        .map(nameOf),
    ]),
  )

/** All letters of a page between its head and its foot stay within a band. */
export function expectWithinBands(sheet: Sheet): void {
  for (const marks of aidPages(sheet, 'letter')) {
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
