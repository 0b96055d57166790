/** What stands in a box: what was typed, whether it is ticked, or the letter that has a ring; empty where none has. */
export type Written = string | boolean

/** A form of ours out of a PDF, as somebody has filled it in. */
export interface FilledForm {
  /** "R12-K", as it is printed. */
  readonly code: string
  /** The beginning of the id of its campaign; null for a form that belongs to none. */
  readonly campaign: string | null
  /** What stands in its boxes, by their names. */
  readonly boxes: ReadonlyMap<string, Written>
  /** How many of its boxes are otherwise than in print. */
  readonly written: number
  /** How many boxes it has in print, by its own name; null for one that does not say so. */
  readonly inPrint: number | null
}

/** Why a PDF is not taken: the end of a sentence that begins with the file. */
export interface PdfFault {
  readonly words: string
}

export const isPdfFault = (found: object): found is PdfFault => 'words' in found

/** What is said of a file that is not what it claims to be. */
export const damaged: PdfFault = { words: 'is no PDF, or is damaged or cut short' }
