import type { TourOrGame } from '../../../contract/gameProcedures.ts'
import type { Accent, Fold, SheetWish } from '../../../contract/sheets.ts'

/** What is looked at before it is printed. */
export interface Looked {
  readonly of: TourOrGame
  /** What has changed when this has: the place where the tour stands. */
  readonly head: number | null
  readonly wishes: readonly SheetWish[]
  readonly paper: 'letter' | 'a4'
  readonly accent: Accent
  readonly fold: Fold
}

/** @returns what main is asked for about pages of a sheet. */
export const previewAsked = ({ of, paper, accent, fold }: Looked, sheet: SheetWish) => ({
  ...{ sheet, paper, accent, fold },
  ...of,
})

/** @returns a name for all that the pages hang on. */
export const subjectOf = ({ of, head, paper, fold, wishes }: Looked): string =>
  JSON.stringify([of, head, paper, fold, wishes])

/** @returns a name for all that the pages of one sheet hang on. */
export const sheetSubjectOf = ({ of, head, paper, fold }: Looked, wish: SheetWish): string =>
  JSON.stringify([of, head, paper, fold, wish])
