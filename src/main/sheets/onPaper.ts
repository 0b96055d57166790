import type { Work } from '../engine/work.ts'
import { bookletOrder, openOrder, sideBySide, twoUpOrder, type Side, type Size } from './impose.ts'
import { laidOut } from './lostLetters.ts'
import type { Box, Mark, Matrix } from './marks.ts'
import type { Measure } from './measure.ts'
import { inside, papers, type Paper } from './paper.ts'
import type { Pages, Sheet } from './sheet.ts'

/**
 * How pages lie on the paper: one on each, two side by side and smaller, or as a booklet: page after page, in the order
 * in which it is folded, for a printer that turns the paper over its long edge or its short one, or as it lies open.
 */
export type Fold = 'none' | 'twoUp' | 'pages' | 'long' | 'short' | 'open'

/** What paper a sheet is put on, and how. */
export interface Laying {
  readonly paper: Paper
  /** `none` where it is left out. */
  readonly fold?: Fold
  /** A fifth larger, where the sheet can be. */
  readonly large?: boolean
}

/** A sheet on its paper. */
export interface OnPaper {
  readonly size: Size
  readonly sides: readonly Side[]
}

/** White at the edges of a page that is folded, or cut: tabs and marks reach as far. */
export const leafMargin = 11.25

const lying = ({ width, height }: Size): Size => ({ width: height, height: width })
const halfOf = ({ width, height }: Size): Size => ({ width: height / 2, height: width })

const leafOf = ({ leaves }: Pick<Sheet, 'leaves'>, paper: Paper): Size =>
  leaves === 'half' ? halfOf(papers[paper]) : papers[paper]

/** @returns the part of a page that a sheet is laid out on; one that is folded or cut reaches further out. */
export const roomOf = (sheet: Pick<Sheet, 'leaves' | 'toEdge'>, paper: Paper): Box =>
  sheet.leaves === undefined && !sheet.toEdge ? inside(paper) : within(leafOf(sheet, paper))

/** In large print. */
const larger = 1.2

/** What is folded is set for its pages, and what is cut out for the table. */
const canGrow = ({ leaves, trueSize, ownSize }: Sheet): boolean => leaves === undefined && !trueSize && !ownSize

/** @returns the work of laying a sheet out and putting its pages on paper. */
export function* onPaper(wanted: Sheet, measure: Measure, { paper, fold = 'none', large }: Laying): Work<OnPaper> {
  const sheet = fold === 'none' || fold === 'twoUp' ? wanted : (wanted.booklet ?? wanted)
  const room = roomOf(sheet, paper)
  const isLarge = large === true && canGrow(sheet)
  const smaller = isLarge ? { ...room, w: room.w / larger, h: room.h / larger } : room
  const pages = yield* laidOut(sheet, measure, smaller)
  return placed(isLarge ? pages.map((marks) => grown(marks, room)) : pages, leafOf(sheet, paper), sheet, paper, fold)
}

/** The same page, larger from the corner in which it begins. */
function grown(marks: readonly Mark[], { x, y }: Box): Mark[] {
  const matrix: Matrix = [larger, 0, 0, larger, x - x * larger, y - y * larger]
  return [{ kind: 'placed', matrix, marks }]
}

/** What is cut out stays as large as it is, and a back behind its front. */
function placed(pages: Pages, leaf: Size, { leaves, trueSize }: Sheet, paper: Paper, fold: Fold): OnPaper {
  const count = pages.length
  if (fold === 'twoUp' && !trueSize) {
    const size = lying(papers[paper])
    return { size, sides: sideBySide(pages, twoUpOrder(count), leaf, size) }
  }
  if (leaves === undefined || fold === 'none' || fold === 'pages' || fold === 'twoUp')
    return { size: leaf, sides: pages.map(alone) }
  const size = { width: 2 * leaf.width, height: leaf.height }
  return fold === 'open'
    ? { size, sides: sideBySide(pages, openOrder(count), leaf, size) }
    : { size, sides: sideBySide(pages, bookletOrder(count), leaf, size, fold) }
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
