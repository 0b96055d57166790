import { circlePath, rectPath, type Box } from './marks.ts'
import type { Pen } from './pen.ts'

/** Signs that the sheets of several games draw. */

/** What stands in no text: a box to write in. */
export function blankBox(pen: Pen, box: Box): void {
  pen.path(rectPath(box), { stroke: 0, width: 0.7, dash: [2.5, 2] })
}

const places: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
}

/** A die as it lies. */
export function die(pen: Pen, { x, y }: Pick<Box, 'x' | 'y'>, side: number, face: number): void {
  pen.frame({ x, y, w: side, h: side }, 0.9, 2.4)
  const pip = (step: number) => side * (0.25 + step * 0.25)
  const d = places[face]!.map(([across, down]) => circlePath(x + pip(across), y + pip(down), side * 0.075)).join('')
  pen.path(d, { fill: 0 })
}
