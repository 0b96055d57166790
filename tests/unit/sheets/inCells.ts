import { expect } from 'vitest'
import PDFDocument from 'pdfkit'
import {
  ascent,
  descent,
  type Box,
  type Mark,
  type Matrix,
  type PathMark,
  type TextMark,
} from '../../../src/main/sheets/marks.ts'
import { put, within } from '../../../src/main/sheets/ink/placing.ts'
import { Measure } from '../../../src/main/sheets/measure.ts'

/** A measure without a sheet. */
export const testMeasure = (): Measure => new Measure(new PDFDocument({ autoFirstPage: false, font: '' }))

/** @returns all texts of a page, those inside clipped groups too. */
export const textsOf = (marks: readonly Mark[]): TextMark[] =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : 'marks' in mark ? textsOf(mark.marks) : []))

/** A text or a path, and how what it lies in is put on the page. */
interface Lying {
  readonly mark: TextMark | PathMark
  readonly through: Matrix
}

const upright: Matrix = [1, 0, 0, 1, 0, 0]

/** @returns all texts and paths of a page with their places: what is turned round lies elsewhere than its own coordinates say. */
export const lying = (marks: readonly Mark[], through = upright): Lying[] =>
  marks.flatMap((mark) => {
    if (mark.kind === 'text' || mark.kind === 'path') return [{ mark, through }]
    if (!('marks' in mark)) return []
    return lying(mark.marks, mark.kind === 'placed' ? within(through, mark.matrix) : through)
  })

const lyingTexts = (marks: readonly Mark[]) =>
  lying(marks).flatMap(({ mark, through }) => (mark.kind === 'text' ? [{ mark, through }] : []))

const slack = 0.3

/** @returns texts that leave their cell or the page, in words; a mark over capitals may reach a point out of its row. */
export function strays(marks: readonly Mark[], page: Box): string[] {
  return lyingTexts(marks).flatMap(({ mark: { text, x, width, baseline, size, cell }, through }) => {
    const top = baseline - ascent * size
    const bottom = baseline + descent * size
    const aside = x < cell.x - slack || x + width > cell.x + cell.w + slack
    const high = top < cell.y - 1 || bottom > cell.y + cell.h + 1
    const on = put(through, { x, y: top, w: width, h: bottom - top })
    const beside = on.x < page.x - 1 || on.x + on.w > page.x + page.w + 1
    const out = beside || on.y < page.y - 1 || on.y + on.h > page.y + page.h + 1
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
  const texts = lyingTexts(marks)
    .filter(({ mark }) => mark.text.trim() !== '')
    .map(({ mark, through }) => ({ text: mark.text, box: put(through, boxOf(mark)) }))
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
