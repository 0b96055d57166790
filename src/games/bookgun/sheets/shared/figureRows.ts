import { n, type Box } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { figureSign, type FigureSign } from './signs.ts'

/** Figures of a unit on their bases, with what they carry under them. */

export interface ShownFigure extends FigureSign {
  /** Empty of whoever carries nothing. */
  readonly label: string
}

/** How large bases are, and how far they stand from each other. */
interface FigureScale {
  readonly radius: number
  readonly pitch: number
}

/** Words under figures, a line of them and two. */
const labelHeight = { one: 11, two: 18 } as const
const smallest = 7

/** @returns how many stand side by side. */
export const placesIn = ({ radius, pitch }: FigureScale, width: number): number =>
  Math.floor((width + pitch - 2 * radius) / pitch)

/** @returns how high a line of figures is with the words under them. */
export function lineHeight(measure: Measure, { radius, pitch }: FigureScale, figures: readonly ShownFigure[]): number {
  const spans = alikeIn(figures).filter(({ words }) => words !== '')
  if (spans.length === 0) return 2 * radius + 5
  const isWide = spans.some(({ count, words }) => measure.width('narrow', smallest, words) > count * pitch)
  return 2 * radius + labelHeight[isWide ? 'two' : 'one'] + (spans.some(({ count }) => count > 1) ? 3 : 0)
}

/** Bases in lines; those that carry the same share the words. @param high a line of them. */
export function drawFigures(
  pen: Pen,
  { x, y, w }: Omit<Box, 'h'>,
  scale: FigureScale,
  figures: readonly ShownFigure[],
  high: number,
): void {
  const across = placesIn(scale, w)
  for (let from = 0, line = 0; from < figures.length; from += across, line += 1)
    drawLine(pen, { x, y: y + line * high }, scale, figures.slice(from, from + across))
}

function drawLine(
  pen: Pen,
  { x, y }: Pick<Box, 'x' | 'y'>,
  { radius, pitch }: FigureScale,
  figures: readonly ShownFigure[],
): void {
  figures.forEach((figure, i) => {
    figureSign(pen, { x: x + i * pitch + radius, y: y + radius }, radius, figure)
  })
  for (const { from, count, words } of alikeIn(figures)) {
    if (words === '') continue
    const wide = (count - 1) * pitch + 2 * radius
    const [left, top] = [x + from * pitch, y + 2 * radius + 2]
    const under = count > 1 ? 3 : 0
    if (under > 0) pen.path(`M${n(left)} ${n(top)}v2h${n(wide)}v-2`, { stroke: 0.3, width: 0.5 })
    const aside = (pitch - 2 * radius) / 2
    const cell = { x: left - aside, y: top + under, w: wide + 2 * aside, h: labelHeight.two - 2 }
    pen.text(cell, words, {
      face: 'narrow',
      size: 7.5,
      lines: 2,
      smaller: smallest,
      leading: 0.95,
      align: 'centre',
      at: 'top',
    })
  }
}

/** Neighbours that carry the same. */
function alikeIn(figures: readonly ShownFigure[]): { from: number; count: number; words: string }[] {
  const spans: { from: number; count: number; words: string }[] = []
  figures.forEach(({ label: words, leads, kind }, i) => {
    const last = spans.at(-1)
    const isApart = kind === 'man' && (leads || figures[i - 1]?.leads === true)
    if (last?.words === words && !isApart) last.count += 1
    else spans.push({ from: i, count: 1, words })
  })
  return spans
}
