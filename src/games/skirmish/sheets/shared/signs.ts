import type { DrawEmblem } from '../../../../main/sheets/furniture.ts'
import { circlePath, linePath, n, rectPath, type Box } from '../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'

/** Signs that several sheets draw. */

/** Three arcs round a figure: one for each phase. */
export function phaseRing(pen: Pen, cx: number, cy: number, r: number, figure: string): void {
  for (let arc = 0; arc < 3; arc++) {
    const at = (degrees: number) => {
      const turn = ((degrees - 90) * Math.PI) / 180
      return `${n(cx + r * Math.cos(turn))} ${n(cy + r * Math.sin(turn))}`
    }
    const from = arc * 120 + 10
    const d = `M${at(from)}A${n(r)} ${n(r)} 0 0 1 ${at(from + 100)}`
    pen.path(d, { stroke: 0, width: 1.7 })
  }
  pen.path(circlePath(cx, cy, r * 0.7), { stroke: 0, width: 0.7 })
  pen.text({ x: cx - r, y: cy - r, w: 2 * r, h: 2 * r }, figure, { face: 'typedBold', size: 8.5, align: 'centre' })
}

/** The sign of these rules: a figure in the ring of its three phases. */
export const emblem: DrawEmblem = (pen, { x, y, w, h }) => {
  const [cx, cy] = [x + w / 2, y + h / 2]
  phaseRing(pen, cx, cy, w * 0.46, '')
  pen.path(circlePath(cx, cy, w * 0.11), { fill: 0 })
}

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

/** A circle to draw a direction in. */
export function compass(pen: Pen, cx: number, cy: number, r: number): void {
  pen.path(circlePath(cx, cy, r), { stroke: 0, width: 0.8 })
  const ticks = [0, 1, 2, 3].map((at) => {
    const [dx, dy] = [Math.sin((at * Math.PI) / 2), -Math.cos((at * Math.PI) / 2)]
    return linePath(cx + dx * r * 0.68, cy + dy * r * 0.68, cx + dx * r, cy + dy * r)
  })
  pen.path(ticks.join(''), { stroke: 0, width: 0.7 })
}
