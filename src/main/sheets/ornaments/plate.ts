import { rectPath, type Box } from '../marks.ts'
import type { Pen } from '../pen.ts'
import { rosette, wovenFrame } from './guilloche.ts'

/** A page to keep: its frame, and the parts that a citation and a certificate share. Sizes in points. */

const band = 16
/** From the edge of the frame to what stands in it. */
const inset = band + 34

/** Draws the frame of a page to keep. @returns the space inside. */
export function plate(pen: Pen, page: Box, foot: number): Box {
  const frame = { ...page, h: page.h - foot }
  pen.path(wovenFrame(frame, band, 26), { stroke: 'accent', width: 0.35 })
  pen.path(rectPath(frame), { stroke: 'accent', width: 0.9 })
  pen.path(rectPath(inner(frame, band)), { stroke: 'accent', width: 0.9 })
  pen.path(rectPath(inner(frame, band + 3)), { stroke: 'accent', width: 0.3 })
  return inner(frame, inset)
}

/** A rosette with a word under it, in the middle of a box. @returns the y under it. */
export function seal(pen: Pen, { x, y, w }: Box, r: number): number {
  pen.path(rosette(x + w / 2, y + r, r, 18), { stroke: 'accent', width: 0.3 })
  pen.path(rosette(x + w / 2, y + r, r * 0.5, 12), { stroke: 'accent', width: 0.3 })
  return y + 2 * r
}

/** Facts side by side: a figure over its label. */
export function factRow(
  pen: Pen,
  box: Box,
  facts: readonly { readonly label: string; readonly value: string }[],
): void {
  const w = box.w / Math.max(1, facts.length)
  facts.forEach(({ label, value }, i) => {
    const x = box.x + i * w
    pen.text({ x: x + 3, y: box.y, w: w - 6, h: 18 }, value, { face: 'typedBold', size: 13, align: 'centre' })
    const under = { x: x + 3, y: box.y + 19, w: w - 6, h: 20 }
    pen.text(under, label, { face: 'narrow', size: 8.5, lines: 2, align: 'centre', at: 'top' })
    if (i > 0) pen.line(x, box.y + 2, x, box.y + 36, 0.4, 0.6)
  })
}

/** A line to sign on, with what it is for under it. */
export function signHere(pen: Pen, { x, y, w }: Omit<Box, 'h'>, what: string): void {
  pen.line(x, y, x + w, y, 0.5)
  pen.text({ x, y: y + 3, w, h: 10 }, what, { face: 'narrow', size: 8, align: 'centre', at: 'top' })
}

const inner = ({ x, y, w, h }: Box, by: number): Box => ({ x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by })
