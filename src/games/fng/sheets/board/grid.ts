import type { Box } from '../../../../main/sheets/marks.ts'
import type { BoardModel } from './boardModel.ts'

/** Widths of what stands before the bars. */
const lineWidth = 13
const repWidth = 21
const postWidth = 55
const nameWidth = 78

/** Where things stand on the board. */
export interface Grid {
  readonly line: Pick<Box, 'x' | 'w'>
  readonly rep: Pick<Box, 'x' | 'w'>
  readonly post: Pick<Box, 'x' | 'w'>
  /** Who stands there today. */
  readonly name: Pick<Box, 'x' | 'w'>
  /** The bars. */
  readonly x: number
  readonly w: number
  /** @returns the x of an edge between two half-months; what lies beyond the board stands at its edge. */
  readonly at: (edge: number) => number
}

/** @returns the grid of a board on a page. */
export function gridOf({ from, to }: Pick<BoardModel, 'from' | 'to'>, page: Box): Grid {
  const post = page.x + lineWidth + repWidth
  const name = post + postWidth
  const x = name + nameWidth
  const w = page.x + page.w - x
  const step = w / Math.max(1, to - from)
  return {
    line: { x: page.x, w: lineWidth - 4 },
    rep: { x: page.x + lineWidth, w: repWidth - 3 },
    post: { x: post, w: postWidth - 3 },
    name: { x: name, w: nameWidth - 4 },
    x,
    w,
    at: (edge) => x + (Math.min(Math.max(edge, from), to) - from) * step,
  }
}
