import type { Measure } from '../../../../main/sheets/measure.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'

/** A word in a frame: what a team has gained; black: what it is tired by; plain: a figure of its own. */
export interface Chip {
  readonly text: string
  readonly kind: 'gained' | 'tired' | 'plain'
}

const face = 'narrowSemi'
const size = 7.5
const high = 10.5
/** From one line of chips to the next. */
export const chipPitch = 13

/** A chip at its place: `x` from the left, the line counted from 0. */
export interface Placed extends Chip {
  readonly x: number
  readonly line: number
  readonly w: number
}

/**
 * @param first where the first line begins; the others begin on the left.
 * @returns chips in as many lines as they take.
 */
export function placeChips(measure: Measure, chips: readonly Chip[], width: number, first: number): Placed[] {
  let [x, line] = [first, 0]
  return chips.map((chip) => {
    const w = Math.min(width, measure.width(face, size, chip.text) + 8)
    if (x > 0 && x + w > width) [x, line] = [0, line + 1]
    const placed = { ...chip, x, line, w }
    x += w + 4
    return placed
  })
}

/** @returns how many lines there are, one at least. */
export const linesOf = (placed: readonly Placed[]): number => Math.max(0, ...placed.map(({ line }) => line)) + 1

/** Draws chips; `y` is the middle of their first line. */
export function drawChips(pen: Pen, x: number, y: number, placed: readonly Placed[]): void {
  for (const { text, kind, x: across, line, w } of placed) {
    const box = { x: x + across, y: y + line * chipPitch - high / 2, w, h: high }
    if (kind === 'tired') pen.fill(box, 0)
    if (kind !== 'plain') pen.frame(box, 0.75, 1.5)
    pen.text({ ...box, x: box.x + 2, w: w - 4 }, text, { face, size, align: 'centre', grey: kind === 'tired' ? 1 : 0 })
  }
}
