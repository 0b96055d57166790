import type { Work } from '../engine/work.ts'
import type { Box, Mark } from './marks.ts'
import type { Measure } from './measure.ts'

/** The pages of a sheet; each is a list of marks. */
export type Pages = readonly (readonly Mark[])[]

/** What a sheet is a form of: a PDF carries it in the names of its boxes, whatever a viewer does to the file. */
export interface SheetForm {
  /** "R12-K", as it is printed. */
  readonly code: string
  /** Id of the campaign; null for a form that belongs to none. */
  readonly campaign: string | null
}

/**
 * A sheet that is ready for any paper: what stands on it is known, where it stands is not.
 * A PDF, a preview on the screen and a test all lay it out by the same function.
 */
export interface Sheet {
  /** Its bookmark, and the title of a PDF that holds nothing else: "Dice slip: Bravo". */
  readonly title: string
  /** Is it cut out and laid on the table? Then a viewer must not fit it to the paper when it prints. */
  readonly trueSize?: true
  /** Does it fill a page as it is, to the last line? Large print leaves it so. */
  readonly ownSize?: true
  /** Does it reach further out than others, with marks to cut along and what stands beside them? */
  readonly toEdge?: true
  /**
   * Is it folded: a booklet whose pages are half as large as the paper (`half`), or a card of whole ones, for paper
   * twice as large (`whole`)? A sheet without it is never put into the order of folding.
   */
  readonly leaves?: 'half' | 'whole'
  /** Its fields can be filled in on a screen, and are read back; left out where it has none. */
  readonly form?: SheetForm
  /** The same as a booklet, where there is one. */
  readonly booklet?: Sheet
  /** @param page the part of the paper that may be printed on. @returns the work of laying out all pages. */
  readonly layOut: (measure: Measure, page: Box) => Work<Pages>
}

/** @returns a sheet of a page or a few, whose layout takes no longer than a piece of work. */
export const sheetOf = (
  title: string,
  pages: (measure: Measure, page: Box) => Pages,
  more: Pick<Sheet, 'trueSize' | 'ownSize' | 'toEdge' | 'leaves' | 'booklet' | 'form'> = {},
): Sheet => ({
  ...more,
  title,
  *layOut(measure, page) {
    yield { done: 0, of: 1, what: `Laying out: ${title}` }
    return pages(measure, page)
  },
})
