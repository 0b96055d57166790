import type { Work } from '../engine/work.ts'
import { bookletOrder, sideBySide, twoUpOrder, type Side, type Size } from './impose.ts'
import { laidOut } from './lostLetters.ts'
import type { Box, Mark } from './marks.ts'
import type { Measure } from './measure.ts'
import { inside, papers, type Paper } from './paper.ts'
import type { Pages, Sheet } from './sheet.ts'

/**
 * How pages lie on the paper: one on each, two side by side and smaller, or as a booklet: page after page, or in the
 * order in which it is folded, for a printer that turns the paper over its long edge or its short one.
 */
export type Fold = 'none' | 'twoUp' | 'pages' | 'long' | 'short'

/** A sheet on its paper. */
export interface OnPaper {
  readonly size: Size
  readonly sides: readonly Side[]
}

/** White at the edges of a page that is folded: tabs reach as far. */
export const leafMargin = 11.25

const lying = ({ width, height }: Size): Size => ({ width: height, height: width })
const halfOf = ({ width, height }: Size): Size => ({ width: height / 2, height: width })

const leafOf = ({ leaves }: Pick<Sheet, 'leaves'>, paper: Paper): Size =>
  leaves === 'half' ? halfOf(papers[paper]) : papers[paper]

/** @returns the part of a page that a sheet is laid out on; one that is folded reaches further out, for its tabs. */
export const roomOf = (sheet: Pick<Sheet, 'leaves'>, paper: Paper): Box =>
  sheet.leaves === undefined ? inside(paper) : within(leafOf(sheet, paper))

/** @returns the work of laying a sheet out and putting its pages on paper. */
export function* onPaper(wanted: Sheet, measure: Measure, paper: Paper, fold: Fold): Work<OnPaper> {
  const sheet = fold === 'none' || fold === 'twoUp' ? wanted : (wanted.booklet ?? wanted)
  const pages = yield* laidOut(sheet, measure, roomOf(sheet, paper))
  return { ...placed(pages, leafOf(sheet, paper), sheet, paper, fold) }
}

function placed(pages: Pages, leaf: Size, { leaves }: Sheet, paper: Paper, fold: Fold): OnPaper {
  const count = pages.length
  if (fold === 'twoUp') {
    const size = lying(papers[paper])
    return { size, sides: sideBySide(pages, twoUpOrder(count), leaf, size) }
  }
  if (leaves === undefined || fold === 'none' || fold === 'pages') return { size: leaf, sides: pages.map(alone) }
  const size = { width: 2 * leaf.width, height: leaf.height }
  return { size, sides: sideBySide(pages, bookletOrder(count), leaf, size, fold) }
}

const alone = (marks: readonly Mark[], i: number): Side => ({ marks, spread: [null, i + 1] })

const within = ({ width, height }: Size): Box => ({
  x: leafMargin,
  y: leafMargin,
  w: width - 2 * leafMargin,
  h: height - 2 * leafMargin,
})

/** @returns the smallest letters of a side as they come out, in points; null where there are none. */
export function smallestOf(marks: readonly Mark[], scale = 1): number | null {
  const sizes = marks.flatMap((mark) => {
    if (mark.kind === 'text') return mark.text.trim() === '' ? [] : [mark.size * scale]
    if (!('marks' in mark)) return []
    const inner = mark.kind === 'placed' ? scale * Math.hypot(mark.matrix[0], mark.matrix[1]) : scale
    return smallestOf(mark.marks, inner) ?? []
  })
  return sizes.length === 0 ? null : Math.min(...sizes)
}
