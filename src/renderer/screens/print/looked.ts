import type { TourOrGame } from '../../../contract/gameProcedures.ts'
import type { Accent, SheetWish } from '../../../contract/sheets.ts'

/** What is looked at before it is printed. */
export interface Looked {
  readonly of: TourOrGame
  /** What has changed when this has: the place where the tour stands. */
  readonly head: number | null
  readonly wishes: readonly SheetWish[]
  readonly paper: 'letter' | 'a4'
  readonly accent: Accent
}

/** @returns what main is asked for about pages of a sheet. */
export const previewAsked = ({ of, paper, accent }: Looked, sheet: SheetWish) => ({ sheet, paper, accent, ...of })

/** @returns a name for all that the pages hang on. */
export const subjectOf = ({ of, head, paper, wishes }: Looked): string => JSON.stringify([of, head, paper, wishes])

/** @returns a name for all that the pages of one sheet hang on. */
export const sheetSubjectOf = ({ of, head, paper }: Looked, wish: SheetWish): string =>
  JSON.stringify([of, head, paper, wish])
