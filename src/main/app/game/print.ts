import type { FormPlace, FormRead, PrintChoices, PrintWords } from '../../../contract/print.ts'
import type { SheetWish } from '../../../contract/sheets.ts'
import type { Written } from '../../sheets/forms/filled.ts'

/** A sheet of the folder for tonight; `men` where it is only of those who go. */
export type ForTonight = Pick<SheetWish, 'sheet'> & { readonly men?: 'going' }

/** What of a game's tour can be chosen for its sheets, and what becomes of its forms. */
export interface PrintOf<S> {
  readonly words: PrintWords
  /** What goes to the table for one evening, in the order in which it is laid out; what needs a choice is not in it. */
  readonly tonight: readonly ForTonight[]
  /** Left out where it can be laid out at any time. @returns whether there is anything to be laid out for. */
  readonly isTonight?: (state: S) => boolean
  /** Left out where all sheets show the tour as it stands. */
  readonly choices?: (state: S) => Omit<PrintChoices, 'words' | 'codes' | 'players'>
  /** Left out where no sheet is for the eyes of one player alone. */
  readonly players?: (state: S) => PrintChoices['players']
  /**
   * Left out where nobody is chosen to go.
   * @param mission null for that of now, else the last one.
   * @returns ids of the men who go. Throws RuleError `not-now` where there are none.
   */
  readonly going?: (state: S, mission: number | null) => readonly number[]
  /**
   * Left out where no form bears a code.
   * @param state null where no tour is open.
   * @returns where the form is typed in that bears a code. Throws RuleError `bad-input` or `not-now`.
   */
  readonly formPlace?: (state: S | null, code: string) => FormPlace
  /**
   * Left out where no form can be filled in as a PDF.
   * @returns every box in which something was written, in the order of the form.
   */
  readonly formRead?: (form: FilledIn<S>) => FormBoxes
}

/** A form that can be taken now, as it was filled in. */
export interface FilledIn<S> {
  /** Null where no tour is open. */
  readonly state: S | null
  /** "R12-K" */
  readonly code: string
  /** What stands in its boxes, by their names. */
  readonly boxes: ReadonlyMap<string, Written>
  /** Reads the boxes as those of the dice slip, which the program itself has made. */
  readonly slip: () => FormBoxes
}

/** What was read. */
export type FormBoxes = Pick<FormRead, 'boxes' | 'dice' | 'refused'>
