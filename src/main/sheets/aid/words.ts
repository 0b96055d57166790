import { n, type Box, type Role } from '../marks.ts'
import type { Pen } from '../pen.ts'
import type { AidCell } from './block.ts'
import { richLines, type RichStyle } from './richText.ts'

/** The smallest type on a player aid, in points; words are a little larger. */
export const smallestOnAid = 9
export const wordSize = 9.3
/** Height of a line of words. */
export const pitch = 11.05

/** How a cell is set. */
export interface WordStyle extends Partial<RichStyle> {
  readonly align?: 'left' | 'centre' | 'right'
  readonly grey?: number
  readonly role?: Role
  /** Height of a line, where it is another. */
  readonly pitch?: number
  /** Where it has to end, however long a campaign has worded it. */
  readonly until?: number
}

/** Where letters stand below the top of their line: the same for all sizes, so that figures and words stand on one. */
const baselineIn = (height: number): number => height / 2 + 0.34 * wordSize

/** @returns how high a cell is as it is set in a width. */
export function heightOf(pen: Pen, { text }: Pick<AidCell, 'text'>, width: number, style: WordStyle = {}): number {
  const lines = richLines(pen.measure, text, { size: wordSize, ...style }, width)
  return lines.length * (style.pitch ?? pitch)
}

/** Writes a cell from the top of its place down; what a house rule has changed is marked. @returns the y under it. */
export function drawWords(pen: Pen, { x, y, w }: Omit<Box, 'h'>, cell: AidCell, style: WordStyle = {}): number {
  const { align = 'left', grey = 0, role, until } = style
  const high = style.pitch ?? pitch
  const room = until === undefined || !cell.house ? {} : { lines: Math.max(1, Math.floor((until - y) / high + 0.01)) }
  const lines = richLines(pen.measure, cell.text, { size: wordSize, ...style, ...room }, w)
  const box: Box = { x, y, w, h: Math.max(1, lines.length) * high }
  lines.forEach(({ pieces, width }, i) => {
    const left = x + (align === 'right' ? w - width : align === 'centre' ? (w - width) / 2 : 0)
    if (cell.house && i === 0) markBefore(pen, left, y + high / 2, grey)
    const baseline = y + i * high + baselineIn(high)
    for (const { text, face, size, tracking, x: at, width: wide } of pieces)
      pen.put({
        ...{ kind: 'text', text, face, size, x: left + at, baseline, width: wide, tracking, grey, cell: box },
        ...(role ? { role } : {}),
      })
  })
  return y + lines.length * high
}

/** The mark of a house rule, before words that begin at x. */
export function markBefore(pen: Pen, x: number, middle: number, grey = 0): void {
  pen.path(`M${n(x - 4.4)} ${n(middle - 2.4)}l3 2.4l-3 2.4Z`, { fill: grey })
}

/** @returns words that nobody has changed. */
export const said = (text: string): AidCell => ({ text, house: false })
