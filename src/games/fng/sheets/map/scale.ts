import { linePath, type Box } from '../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'

/** The table's inches along the edges of its map (ruling to FNG p. 44: 60 by 36). */
const acrossInches = 60
const downInches = 36
/** Every foot has its figure. */
const labelled = 12

/** Room that the figures take outside the map. */
export const scaleRoom = 15

const lengths = (inch: number): number => (inch % labelled === 0 ? 5 : inch % 3 === 0 ? 3.2 : 1.8)

/** Draws a ruler outside each edge of a map: a stroke for every inch, a figure for every foot. */
export function drawScale(pen: Pen, { x, y, w, h }: Box): void {
  const step = w / acrossInches
  let strokes = ''
  for (let inch = 0; inch <= acrossInches; inch += 1) {
    const at = x + inch * step
    const long = lengths(inch)
    strokes += linePath(at, y - long, at, y) + linePath(at, y + h, at, y + h + long)
    if (inch % labelled !== 0) continue
    const cell = { x: at - 10, w: 20, h: 9 }
    for (const top of [y - 14, y + h + 5]) figure(pen, { ...cell, y: top }, inch)
  }
  for (let inch = 0; inch <= downInches; inch += 1) {
    const at = y + inch * step
    const long = lengths(inch)
    strokes += linePath(x - long, at, x, at) + linePath(x + w, at, x + w + long, at)
    if (inch % labelled !== 0 || inch === 0 || inch === downInches) continue
    figure(pen, { x: x - 15, y: at - 4.5, w: 9.5, h: 9 }, inch)
    figure(pen, { x: x + w + 5.5, y: at - 4.5, w: 9.5, h: 9 }, inch)
  }
  pen.path(strokes, { stroke: 0, width: 0.5 })
}

const figure = (pen: Pen, cell: Box, inch: number): void => {
  pen.text(cell, `${inch}"`, { face: 'narrow', size: 7, align: 'centre' })
}
