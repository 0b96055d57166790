import type { TourOrGame } from '../../../contract/gameProcedures.ts'
import type { PrintLook, SheetWish } from '../../../contract/sheets.ts'

/** What is looked at before it is printed. */
export interface Looked extends Omit<PrintLook, 'fold'> {
  readonly of: TourOrGame
  /** What has changed when this has: the place where the tour stands. */
  readonly head: number | null
  readonly wishes: readonly SheetWish[]
  /** A booklet may lie open besides. */
  readonly fold: PrintLook['fold'] | 'open'
}

/** @returns what main is asked for about pages of a sheet. */
export const previewAsked = ({ of, paper, accent, fold, ink, large, bothSides }: Looked, sheet: SheetWish) => ({
  ...{ sheet, paper, accent, fold, ink, large, bothSides },
  ...of,
})

/** @returns a name for all that the pages hang on. */
export const subjectOf = (looked: Looked): string => JSON.stringify([placeOf(looked), looked.wishes])

/** @returns a name for all that the pages of one sheet hang on. */
export const sheetSubjectOf = (looked: Looked, wish: SheetWish): string => JSON.stringify([placeOf(looked), wish])

/** Whatever moves words to other places; colours and inks do not. */
const placeOf = ({ of, head, paper, fold, large }: Looked) => [of, head, paper, fold, large]
