import { cornerOf, cutMarks, drawEdge, gridIn } from './cutGrid.ts'
import { linePath, type Box, type Mark, type Matrix } from './marks.ts'
import type { Measure } from './measure.ts'
import { Pen } from './pen.ts'

/** Cards of 2½ by 3½ inches to cut out: nine to a page, or four with their backs beside them. */

export const cardWidth = 180
export const cardHeight = 252
export const cardsOnPage = 9

/** Draws what stands on a card whose corner is at x and y. */
export type DrawCard = (pen: Pen, corner: Pick<Box, 'x' | 'y'>) => void

/** A card with what stands on its back, where anything does. */
export interface CutCard {
  readonly front: DrawCard
  readonly back?: DrawCard
}

/**
 * Where backs are printed: not at all, on pages of their own for a printer that turns the paper over its long edge or
 * its short one, or beside the fronts, to be folded.
 */
export type Backs = 'none' | 'long' | 'short' | 'fold'

interface Wanted {
  readonly title: string
  readonly cards: readonly CutCard[]
  /** Fills the last page. */
  readonly empty?: CutCard
  readonly backs?: Backs
}

/**
 * Lays out cards in the middle of the paper. The grid reaches over the margin to a quarter of an inch from the edge, its
 * texts do not.
 * @returns the pages as lists of marks, a page of backs after each of fronts; at least one.
 */
export function cutCards(measure: Measure, page: Box, wanted: Wanted): Mark[][] {
  return wanted.backs === 'fold' ? foldedPages(measure, page, wanted) : facePages(measure, page, wanted)
}

/** So many at a time, the last filled with empty ones. */
function onPages({ cards, empty }: Wanted, each: number): CutCard[][] {
  const count = Math.max(1, Math.ceil(cards.length / each))
  return Array.from({ length: count }, (_, at) => {
    const some = cards.slice(at * each, (at + 1) * each)
    return empty ? [...some, ...Array.from({ length: each - some.length }, () => empty)] : some
  })
}

const pageOf = (at: number, count: number): string => (count === 1 ? '' : `${at + 1} of ${count}`)

const faces = { columns: 3, rows: 3, wide: cardWidth, high: cardHeight }

function facePages(measure: Measure, page: Box, wanted: Wanted): Mark[][] {
  const grid = gridIn(page, faces)
  const pages = onPages(wanted, cardsOnPage)
  return pages.flatMap((cards, at) => {
    const pen = new Pen(measure)
    drawEdge(pen, grid, wanted.title, pageOf(at, pages.length))
    cutMarks(pen, grid)
    cards.forEach(({ front }, i) => {
      front(pen, cornerOf(grid, i))
    })
    const { backs = 'none' } = wanted
    const isTurned = backs !== 'none' && cards.some(({ back }) => back !== undefined)
    return isTurned ? [pen.marks, backPage(measure, page, cards, backs === 'short')] : [pen.marks]
  })
}

/** Behind the left column lies the right one; a paper that is turned over its short edge comes up on its head. */
function backPage(measure: Measure, page: Box, cards: readonly CutCard[], onHead: boolean): Mark[] {
  const grid = gridIn(page, faces)
  const pen = new Pen(measure)
  cards.forEach(({ back }, i) => {
    const mirrored = i - (i % faces.columns) + (faces.columns - 1 - (i % faces.columns))
    back?.(pen, cornerOf(grid, mirrored))
  })
  if (!onHead) return pen.marks
  const matrix: Matrix = [-1, 0, 0, -1, 2 * page.x + page.w, 2 * page.y + page.h]
  return [{ kind: 'placed', matrix, marks: pen.marks }]
}

/** A card lies on its side, its front over its back: two beside each other go on the paper. */
const pairs = { columns: 2, rows: 2, wide: cardHeight, high: 2 * cardWidth }

function foldedPages(measure: Measure, page: Box, wanted: Wanted): Mark[][] {
  const grid = gridIn(page, pairs)
  const pages = onPages(wanted, pairs.columns * pairs.rows)
  return pages.map((cards, at) => {
    const pen = new Pen(measure)
    drawEdge(pen, grid, wanted.title, pageOf(at, pages.length))
    cutMarks(pen, grid)
    cards.forEach(({ front, back }, i) => {
      const { x, y } = cornerOf(grid, i)
      const fold = y + cardWidth
      pen.path(linePath(x, fold, x + grid.wide, fold), { stroke: 0, width: 0.4, dash: [4, 4] })
      const pair = new Pen(measure)
      front(pair, { x: 0, y: 0 })
      back?.(pair, { x: cardWidth, y: 0 })
      pen.marks.push({ kind: 'placed', matrix: [0, 1, -1, 0, x + cardHeight, y], marks: pair.marks })
    })
    return pen.marks
  })
}
