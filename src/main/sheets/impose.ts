import type { Mark, Matrix } from './marks.ts'
import type { Pages } from './sheet.ts'

/** How large a page or a side of paper is, in points. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Pages on a side of the paper, left and right, counted from 1; null where it stays blank. */
export type Spread = readonly [left: number | null, right: number | null]

/** Over which edge the printer turns paper that lies on its side. */
export type Edge = 'long' | 'short'

/**
 * A saddle-stitched booklet: all sheets printed on both sides, laid on each other, folded and stapled in the fold.
 * @returns the sides in the order of printing: front and back of the outermost sheet, then of the next.
 */
export function bookletOrder(count: number): Spread[] {
  const whole = Math.ceil(count / 4) * 4
  const page = (number: number) => (number <= count ? number : null)
  return Array.from({ length: whole / 4 }, (_, sheet): Spread[] => {
    const [low, high] = [2 * sheet + 1, whole - 2 * sheet]
    return [
      [page(high), page(low)],
      [page(low + 1), page(high - 1)],
    ]
  }).flat()
}

/** @returns a booklet as it lies open: its cover, then two pages at a time, at last the back of it. */
export const openOrder = (count: number): Spread[] => {
  const page = (number: number) => (number >= 1 && number <= count ? number : null)
  const sides = Math.ceil(count / 4) * 2 + 1
  return Array.from({ length: sides }, (_, side): Spread => [page(2 * side), page(2 * side + 1)])
}

/** @returns pages side by side in the order of reading. */
export const twoUpOrder = (count: number): Spread[] =>
  Array.from({ length: Math.ceil(count / 2) }, (_, side): Spread => {
    const right = 2 * side + 2
    return [right - 1, right <= count ? right : null]
  })

/** A side of the paper, and which pages are on it. */
export interface Side {
  readonly marks: readonly Mark[]
  readonly spread: Spread
}

/**
 * Puts pages side by side on paper, each as large as its half allows, in the middle of it.
 * @param edge over which the back of a booklet comes up; where it is the long one, backs stand on their heads.
 */
export function sideBySide(
  pages: Pages,
  order: readonly Spread[],
  from: Size,
  paper: Size,
  edge: Edge = 'short',
): Side[] {
  const half = paper.width / 2
  const scale = Math.min(1, half / from.width, paper.height / from.height)
  const [x, y] = [(half - from.width * scale) / 2, (paper.height - from.height * scale) / 2]
  return order.map((spread, side) => {
    const isTurned = edge === 'long' && side % 2 === 1
    const placed = spread.flatMap((number, i) => {
      if (number === null) return []
      const upright: Matrix = [scale, 0, 0, scale, x + i * half, y]
      const matrix = isTurned ? turned(upright, paper) : upright
      return [{ number, mark: { kind: 'placed' as const, matrix, marks: pages[number - 1]! } }]
    })
    // The earlier page is drawn first: the cover, with the title, before the page that lies beside it.
    return { marks: placed.toSorted((a, b) => a.number - b.number).map(({ mark }) => mark), spread }
  })
}

/** The same place once the paper has been turned round on the table. */
const turned = ([a, b, c, d, e, f]: Matrix, { width, height }: Size): Matrix => [-a, -b, -c, -d, width - e, height - f]
