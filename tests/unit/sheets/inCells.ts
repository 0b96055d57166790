import { expect } from 'vitest'
import PDFDocument from 'pdfkit'
import { ascent, descent, type Box, type Mark, type TextMark } from '../../../src/main/sheets/marks.ts'
import { Measure } from '../../../src/main/sheets/measure.ts'

/** A measure without a sheet. */
export const testMeasure = (): Measure => new Measure(new PDFDocument({ autoFirstPage: false, font: '' }))

/** @returns all texts of a page, those inside clipped groups too. */
export const textsOf = (marks: readonly Mark[]): TextMark[] =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : mark.kind === 'clip' ? textsOf(mark.marks) : []))

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

/** Every text within its cell and on the page, none under 6 pt. */
export function expectInCells(pages: readonly (readonly Mark[])[], page: Box): void {
  for (const marks of pages) {
    expect(strays(marks, page)).toEqual([])
    expect(textsOf(marks).filter((text) => text.size < 6)).toEqual([])
  }
}
