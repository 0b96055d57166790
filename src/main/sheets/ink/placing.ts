import type { Box, Mark, Matrix, PathMark, TextMark } from '../marks.ts'
import { boundsOf } from './bounds.ts'

/** Words or a shape, and the part of the page that they cover. */
export interface Lying {
  readonly mark: TextMark | PathMark
  readonly on: Box
}

/** How high capital letters are, as a part of the size. */
const capitals = 0.7

const upright: Matrix = [1, 0, 0, 1, 0, 0]

/**
 * @param wanted which words and shapes are asked for: measuring all of them would take long.
 * @returns those of a page, in order, with where they come to lie.
 */
export const lying = (
  marks: readonly Mark[],
  wanted: (mark: TextMark | PathMark) => boolean,
  through = upright,
): Lying[] =>
  marks.flatMap((mark): Lying[] => {
    if (mark.kind === 'image') return []
    if (mark.kind === 'text' || mark.kind === 'path') {
      if (!wanted(mark)) return []
      return [{ mark, on: put(through, mark.kind === 'text' ? wordsOf(mark) : boundsOf(mark.d)) }]
    }
    return lying(mark.marks, wanted, mark.kind === 'placed' ? within(through, mark.matrix) : through)
  })

/** The room of the words themselves, without what reaches below their line. */
export const wordsOf = ({ x, baseline, width, size }: TextMark): Box => ({
  x,
  y: baseline - capitals * size,
  w: width,
  h: capitals * size,
})

/** The second place within the first. */
export const within = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  ...([a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j] as const),
  ...([a * k + c * l + e, b * k + d * l + f] as const),
]

/** The box that a box covers once it is put there. */
export function put([a, b, c, d, e, f]: Matrix, { x, y, w, h }: Box): Box {
  const corners = [x, x + w].flatMap((left) =>
    [y, y + h].map((top) => [a * left + c * top + e, b * left + d * top + f] as const),
  )
  const [xs, ys] = [corners.map(([left]) => left), corners.map(([, top]) => top)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { x: left, y: top, w: Math.max(...xs) - left, h: Math.max(...ys) - top }
}

/** Is the middle of a box in another? */
export const holds = (box: Box, { x, y, w, h }: Box): boolean =>
  x + w / 2 >= box.x && x + w / 2 <= box.x + box.w && y + h / 2 >= box.y && y + h / 2 <= box.y + box.h
