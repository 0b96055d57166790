import type { Face } from '../fonts.ts'
import { ascent, descent, type Box, type Role } from '../marks.ts'
import type { Pen } from '../pen.ts'

/** One line of text whose letters stand at a height, whatever its size. */
export interface Standing {
  readonly face: Face
  readonly size: number
  readonly tracking?: number
  readonly grey?: number
  readonly role?: Role
  /** What it shares with other pieces of one heading; without it each is by itself. */
  readonly cell?: Box
}

/** @returns how wide a text is so. */
export const widthSo = (pen: Pen, text: string, { face, size, tracking = 0 }: Standing): number =>
  pen.measure.width(face, size, text, tracking)

/** @returns the box of a line that stands at a height. */
export const boxOn = (baseline: number, x: number, w: number, size: number): Box => ({
  ...{ x, y: baseline - ascent * size },
  ...{ w, h: (ascent + descent) * size },
})

/** Writes a line from x on. @returns the x behind it. */
export function standAt(pen: Pen, x: number, baseline: number, raw: string, so: Standing): number {
  const { text, face } = pen.measure.dress(so.face, raw)
  const { size, tracking = 0, grey = 0, role } = so
  const width = widthSo(pen, raw, so)
  const { cell = boxOn(baseline, x, width, size) } = so
  pen.put({
    ...{ kind: 'text', text, face, size, x, baseline, width, tracking, grey, cell },
    ...(role ? { role } : {}),
  })
  return x + width
}

/** Writes a line that ends at x. */
export function standBefore(pen: Pen, x: number, baseline: number, text: string, so: Standing): void {
  standAt(pen, x - widthSo(pen, text, so), baseline, text, so)
}
