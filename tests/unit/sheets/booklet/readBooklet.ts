import { doAtOnce } from '../../../../src/main/engine/work.ts'
import type { Mark, TextMark } from '../../../../src/main/sheets/marks.ts'
import { roomOf } from '../../../../src/main/sheets/onPaper.ts'
import type { Paper } from '../../../../src/main/sheets/paper.ts'
import type { BookletModel } from '../../../../src/main/sheets/qrs/booklet/bookletModel.ts'
import { bookletSheet } from '../../../../src/main/sheets/qrs/booklet/bookletSheet.ts'
import type { Pages } from '../../../../src/main/sheets/sheet.ts'
import { testMeasure, textsOf } from '../inCells.ts'

/** @returns the pages of a booklet in the order of reading. */
export function pagesOf(model: BookletModel, paper: Paper): Pages {
  const sheet = bookletSheet(model)
  return doAtOnce(sheet.layOut(testMeasure(), roomOf(sheet, paper)))
}

/** A table or a chapter where its title stands. */
export interface Found {
  readonly number: string
  readonly name: string
  /** Of the booklet, from 1. */
  readonly page: number
}

/** @returns what begins on each page, by the headings that are its bookmarks: "4 Shoot" and "4.2 Ranged Combat". */
export function headingsIn(pages: Pages): Found[] {
  return pages.flatMap((marks, i) => {
    const roles = textsOf(marks).flatMap(({ role }) => (role?.kind === 'heading' ? [role.name] : []))
    return [...new Set(roles)].map((words) => {
      const [, number = '', name = ''] = /^(\d+(?:\.\d+)?)? ?(.*)$/.exec(words)!
      return { number, name, page: i + 1 }
    })
  })
}

/** @returns the words of a page, line by line: texts that stand at one height, from left to right. */
export function linesOn(marks: readonly Mark[]): string[] {
  const lines: TextMark[][] = []
  for (const mark of textsOf(marks).toSorted((a, b) => a.baseline - b.baseline)) {
    const last = lines.at(-1)
    if (last !== undefined && Math.abs(last[0]!.baseline - mark.baseline) < 2) last.push(mark)
    else lines.push([mark])
  }
  return lines.map((line) =>
    line
      .toSorted((a, b) => a.x - b.x)
      .map(({ text }) => text)
      .join(' '),
  )
}

/** @returns the numbers that stand behind an arrow on a page. */
export function referencesOn(marks: readonly Mark[]): string[] {
  const isArrow = (mark: Mark | undefined) =>
    mark?.kind === 'path' && mark.fill === 0 && /^M\S+ \S+l\S+ \S+l-\S+ \S+Z$/.test(mark.d)
  return marks.flatMap((mark, i) =>
    mark.kind === 'text' && mark.face === 'typedBold' && isArrow(marks[i - 1]) ? [mark.text] : [],
  )
}

/** @returns the names in the index of a booklet, each with the number of its table and the page. */
export function indexIn(pages: Pages): Found[] {
  const from = pages.findIndex((marks) => linesOn(marks)[0]?.startsWith('All tables by name'))
  return pages.slice(from).flatMap((marks) => {
    const texts = textsOf(marks).filter(({ role }) => role?.kind === 'cell')
    const numbers = texts.filter(({ face, text }) => face === 'typed' && /^[\d.]+$/.test(text))
    const begins = (x: number, baseline: number) =>
      numbers.some((one) => Math.abs(endOf(one) - x) < 1 && Math.abs(one.baseline - baseline) < 2)
    return numbers.map((number) => {
      const column = texts.filter(
        ({ face, x, baseline }) =>
          face === 'narrow' && x < number.x && number.x - x < 200 && baseline > number.baseline - 2,
      )
      const [first] = column.filter(({ baseline }) => Math.abs(baseline - number.baseline) < 2).slice(-1)
      const under = column.filter(({ x, baseline }) => x === first!.x && baseline > first!.baseline)
      // A name that takes more than one line begins at the height of its number, and goes on to that of the next.
      const next = under.findIndex(({ baseline }) => begins(endOf(number), baseline))
      const lines = [first!, ...under.slice(0, next < 0 ? undefined : next)]
      const page = texts.find(
        ({ face, x, baseline }) =>
          face === 'typedBold' && x > number.x && x - number.x < 60 && Math.abs(baseline - number.baseline) < 2,
      )!
      return { name: lines.map(({ text }) => text).join(' '), number: number.text, page: Number(page.text) }
    })
  })
}

const endOf = ({ x, width }: TextMark): number => x + width
