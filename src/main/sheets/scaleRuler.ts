import { linePath, type Box } from './marks.ts'
import type { Pen } from './pen.ts'

const inch = 72
/** Length of the ruler. */
export const rulerLength = 3 * inch

/**
 * Three inches, which show whether the printer has shrunk the page.
 * @param words cell for what it is.
 */
export function scaleRuler(pen: Pen, { x, y }: Pick<Box, 'x' | 'y'>, words: Box): void {
  const strokes = [0, 1, 2, 3].map((at) => linePath(x + at * inch, y - 4, x + at * inch, y + 4))
  pen.path(linePath(x, y, x + rulerLength, y) + strokes.join(''), { stroke: 0, width: 0.75 })
  pen.text(words, 'Three inches, when printed at full size', { face: 'narrow', size: 8.5 })
}
