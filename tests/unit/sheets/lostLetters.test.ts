import { expect, it } from 'vitest'
import { svgPage } from '../../../src/main/app/print/svgPage.ts'
import { doAtOnce } from '../../../src/main/engine/work.ts'
import { laidOut } from '../../../src/main/sheets/lostLetters.ts'
import { inside } from '../../../src/main/sheets/paper.ts'
import { Pen } from '../../../src/main/sheets/pen.ts'
import { sheetOf } from '../../../src/main/sheets/sheet.ts'
import { testMeasure } from './inCells.ts'

const page = inside('letter')

/** What a player reads on the pages of a sheet that names some people, one a page. */
function readOn(...names: readonly string[]): string[] {
  const sheet = sheetOf('Names', (measure) =>
    names.map((name) => {
      const pen = new Pen(measure)
      pen.text({ ...page, h: 20 }, name, { face: 'typedBold', size: 9.5 })
      return pen.marks
    }),
  )
  return doAtOnce(laidOut(sheet, testMeasure(), page)).map((marks) =>
    svgPage(marks, null)
      .flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))
      .join(' / '),
  )
}

it('a page with letters that no font has says so, and no other page does', () => {
  const [known, lost, asked] = readOn('Đặng Thị Hạnh', 'Иванов', 'Who?')
  expect(known).toBe('Đặng Thị Hạnh')
  expect(lost).toBe('?????? / A ? here stands for a letter that none of the fonts of this program has.')
  expect(asked).toBe('Who?')
})

it('one letter that no font has takes the marks off no other letter', () => {
  expect(readOn('Đặng 李')[0]).toContain('Đặng ?')
})

it('a mark that stands on a letter for which the fonts have no place, or a letter of no drawing, stops no sheet', () => {
  const marked = ['a\u0338', 'b\u0328', 'x\u031b', 'A\u0335', 'u\u0336'].join('')
  expect(readOn(`${marked} ơ ą ø`)[0]).toBe('abxAu ơ ą ø')
  expect(readOn('no\u0000body')[0]).toMatch(/^no\?body \//)
})
