import { fitAlways } from './fit.ts'
import type { Box } from './marks.ts'
import type { Pen, TextStyle } from './pen.ts'

/** Running words: as many lines as they take, up to `lines`. */
export type FlowStyle = TextStyle & { readonly lines: number }

/** Writes words as high as they are. @returns the y under them. */
export function flow(pen: Pen, { x, y, w }: Omit<Box, 'h'>, text: string, style: FlowStyle): number {
  const leading = style.leading ?? 1.2
  const fitted = fitAlways(pen.measure, text, { smaller: style.size, ...style, width: w })
  const h = fitted.lines.length * fitted.size * leading
  pen.lines({ x, y, w, h }, fitted, { ...style, leading, at: 'middle' })
  return y + h
}
