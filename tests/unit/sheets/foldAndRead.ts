import { expect } from 'vitest'
import type { Edge, Side, Size } from '../../../src/main/sheets/impose.ts'
import type { Matrix, PlacedMark } from '../../../src/main/sheets/marks.ts'

/** How large a page is, and the sheet of paper that is folded. */
export interface Sizes {
  readonly leaf: Size
  readonly paper: Size
}

/** @returns where a point of a page comes to lie. */
export const put = ([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
]

/** What lies on the left and on the right of a side when the sheet is turned like a page; each must stand upright. */
function seen({ marks }: Side, isBack: boolean, edge: Edge, { leaf, paper }: Sizes) {
  const found: [PlacedMark | null, PlacedMark | null] = [null, null]
  for (const mark of marks as readonly PlacedMark[]) {
    const corners = [put(mark.matrix, 0, 0), put(mark.matrix, leaf.width, leaf.height)] as const
    // Printed over the long edge, a back lies head down to whoever turns the sheet like a page.
    const [[x1, y1], [x2, y2]] =
      isBack && edge === 'long'
        ? (corners.map(([x, y]) => [paper.width - x, paper.height - y]) as [[number, number], [number, number]])
        : corners
    expect([x2 - x1, y2 - y1].map((length) => Math.round(length))).toEqual([leaf.width, leaf.height].map(Math.round))
    const isLeft = Math.abs(x1) < 0.01
    if (!isLeft) expect(x1).toBeCloseTo(leaf.width)
    found[isLeft ? 0 : 1] = mark
  }
  return found
}

/** Lays printed sheets on each other, folds them and leafs through. @returns the pages as they are read, null for a blank one. */
export function foldAndRead(sides: readonly Side[], edge: Edge, sizes: Sizes): (PlacedMark | null)[] {
  const sheets = Array.from({ length: sides.length / 2 }, (_, i) => ({
    front: seen(sides[2 * i]!, false, edge, sizes),
    back: seen(sides[2 * i + 1]!, true, edge, sizes),
  }))
  const inwards = sheets.flatMap(({ front, back }) => [front[1], back[0]])
  const outwards = sheets.toReversed().flatMap(({ front, back }) => [back[1], front[0]])
  return [...inwards, ...outwards]
}
