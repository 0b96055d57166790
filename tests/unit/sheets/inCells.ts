import { expect } from 'vitest'
import PDFDocument from 'pdfkit'
import { ascent, descent, type Box, type Mark, type TextMark } from '../../../src/main/sheets/marks.ts'
import { Measure } from '../../../src/main/sheets/measure.ts'

/** A measure without a sheet. */
export const testMeasure = (): Measure => new Measure(new PDFDocument({ autoFirstPage: false, font: '' }))

/** @returns all texts of a page, those inside clipped groups too. */
export const textsOf = (marks: readonly Mark[]): TextMark[] =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : 'marks' in mark ? textsOf(mark.marks) : []))

const slack = 0.3

/** @returns texts that leave their cell or the page, in words; a mark over capitals may reach a point out of its row. */
export function strays(marks: readonly Mark[], page: Box): string[] {
  return textsOf(marks).flatMap(({ text, x, width, baseline, size, cell }) => {
    const top = baseline - ascent * size
    const bottom = baseline + descent * size
    const aside = x < cell.x - slack || x + width > cell.x + cell.w + slack
    const high = top < cell.y - 1 || bottom > cell.y + cell.h + 1
    const out = x < page.x - 1 || x + width > page.x + page.w + 1 || top < page.y - 1 || bottom > page.y + page.h + 1
    return aside || high || out
      ? [`${text}: ${aside ? 'too wide ' : ''}${high ? 'too high ' : ''}${out ? 'off the page' : ''}`]
      : []
  })
}

/** Every text within its cell and on the page, none under 7 pt. */
export function expectInCells(pages: readonly (readonly Mark[])[], page: Box): void {
  for (const marks of pages) {
    expect(strays(marks, page)).toEqual([])
    expect(textsOf(marks).filter((text) => text.size < 7)).toEqual([])
  }
}

/** What the letters of a line cover: from the height of capitals to the depth of commas. */
const boxOf = ({ x, width, baseline, size }: TextMark): Box => ({
  x,
  y: baseline - 0.66 * size,
  w: width,
  h: 0.74 * size,
})

/** Letters may touch by as much, in points, before it counts as one on the other. */
const touch = 0.6

/** @returns pairs of texts that lie one on the other, in words. */
export function overlaps(marks: readonly Mark[]): string[] {
  const texts = textsOf(marks)
    .filter(({ text }) => text.trim() !== '')
    .map((mark) => ({ text: mark.text, box: boxOf(mark) }))
    .toSorted((a, b) => a.box.y - b.box.y)
  return texts.flatMap(({ text, box }, i) => {
    const found: string[] = []
    for (let k = i + 1; k < texts.length && texts[k]!.box.y < box.y + box.h - touch; k += 1) {
      const other = texts[k]!
      const wide = Math.min(box.x + box.w, other.box.x + other.box.w) - Math.max(box.x, other.box.x)
      if (wide > touch) found.push(`"${text}" and "${other.text}"`)
    }
    return found
  })
}

/** @returns letters for which the face they are set in has no shape. */
export function lostLetters(measure: Measure, marks: readonly Mark[]): string[] {
  return textsOf(marks).flatMap(({ text, face }) => {
    const { font } = measure.use(face)
    return Array.from(text).filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0)!))
  })
}
