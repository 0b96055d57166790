import type { PreviewView } from '../../../contract/print.ts'
import type { SheetWish } from '../../../contract/sheets.ts'
import { partOf, type Work } from '../../engine/work.ts'
import { newMeasure } from '../../sheets/document.ts'
import type { Measure } from '../../sheets/measure.ts'
import { onPaper, smallestOf, type Fold, type OnPaper } from '../../sheets/onPaper.ts'
import type { Accent, Paper } from '../../sheets/paper.ts'
import { makeSheet, type Opened } from './makeSheet.ts'
import { svgPage } from './svgPage.ts'

/** How many laid-out sheets are kept: as many as a player may have ticked at a time. */
const most = 40

/** What is to be looked at. */
export interface Look {
  readonly sheet: SheetWish
  readonly paper: Paper
  readonly accent: Accent | null
  readonly fold: Fold
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

/** @returns previews with a memory of the sheets looked at last. */
export function openPreviews(): Previews {
  const laid = new Map<string, Laid>()
  let measure: Measure | null = null
  function* layOut(open: () => Opened, { sheet: wish, paper, fold }: Look): Work<Laid> {
    const { sheet } = yield* partOf(makeSheet(open(), wish), 0, 0.4)
    // What it has measured is of no use for ever.
    if (measure === null || laid.size === 0) measure = newMeasure()
    return { title: sheet.title, ...(yield* partOf(onPaper(sheet, measure, paper, fold), 0.4, 1)) }
  }
  return {
    *look(open, place, look) {
      const key = JSON.stringify([place, look.sheet, look.paper, look.fold])
      const known = laid.get(key) ?? (yield* layOut(open, look))
      laid.delete(key)
      if (laid.size >= most) laid.clear()
      laid.set(key, known)
      return view(known, look)
    },
  }
}

function view({ title, size, sides }: Laid, { accent, from, count }: Look): PreviewView {
  const looked = sides.slice(from - 1, from - 1 + count).map(({ marks }) => marks)
  const shown = looked.map((marks) => svgPage(marks, accent))
  return { title, ...size, smallest: smallestOf(looked.flat()), pages: sides.length, from, shown }
}
