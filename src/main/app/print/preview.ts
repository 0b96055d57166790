import type { PreviewView } from '../../../contract/print.ts'
import type { SheetWish } from '../../../contract/sheets.ts'
import { partOf, type Work } from '../../engine/work.ts'
import { newMeasure } from '../../sheets/document.ts'
import type { Measure } from '../../sheets/measure.ts'
import { accentIn, inked, type InkUse } from '../../sheets/ink/inked.ts'
import { onPaper, smallestOf, type Laying, type OnPaper } from '../../sheets/onPaper.ts'
import type { Accent } from '../../sheets/paper.ts'
import { makeSheet, type Opened } from './makeSheet.ts'
import { svgPage } from './svgPage.ts'

/** How many laid-out sheets are kept: as many as a player may have ticked at a time. */
const most = 40

/** What is to be looked at. */
export interface Look extends Laying {
  readonly sheet: SheetWish
  readonly accent: Accent | null
  readonly ink: InkUse
  /** The first page, from 1. */
  readonly from: number
  readonly count: number
}

interface Laid extends OnPaper {
  readonly title: string
}

/** Looks at sheets page by page. */
export interface Previews {
  /**
   * @param place where the tour stands: a sheet is laid out once for each place, however often it is leafed through.
   * @throws RuleError as `makeSheet`.
   */
  readonly look: (open: () => Opened, place: string, look: Look) => Work<PreviewView>
}

/** @returns previews that remember the sheets they have laid out, so many at most. */
export function openPreviews(): Previews {
  const laid = new Map<string, Laid>()
  let measure: Measure | null = null
  function* layOut(open: () => Opened, look: Look): Work<Laid> {
    const { sheet } = yield* partOf(makeSheet(open(), look.sheet), 0, 0.4)
    // What it has measured is of no use for ever.
    if (measure === null || laid.size === 0) measure = newMeasure()
    return { title: sheet.title, ...(yield* partOf(onPaper(sheet, measure, look), 0.4, 1)) }
  }
  return {
    *look(open, place, look) {
      const key = JSON.stringify([place, look.sheet, look.paper, look.fold, look.large])
      const known = laid.get(key) ?? (yield* layOut(open, look))
      // All at once: what was measured for them goes with them.
      if (!laid.has(key) && laid.size >= most) laid.clear()
      laid.set(key, known)
      return view(known, look)
    },
  }
}

function view({ title, size, sides }: Laid, { accent, ink, from, count }: Look): PreviewView {
  const looked = sides.slice(from - 1, from - 1 + count)
  const marks = looked.map((side) => side.marks)
  const shown = marks.map((of) => svgPage(inked(of, ink), accentIn(accent, ink)))
  const spreads = looked.map(({ spread }) => spread)
  return { title, ...size, smallest: smallestOf(marks.flat()), pages: sides.length, from, spreads, shown }
}
