import type { DrawEmblem } from '../../../../main/sheets/furniture.ts'
import { circlePath, linePath, n } from '../../../../main/sheets/marks.ts'
import { openWith } from '../../../../main/sheets/openPage.ts'
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

/** A circle to draw a direction in. */
export function compass(pen: Pen, cx: number, cy: number, r: number): void {
  pen.path(circlePath(cx, cy, r), { stroke: 0, width: 0.8 })
  const ticks = [0, 1, 2, 3].map((at) => {
    const [dx, dy] = [Math.sin((at * Math.PI) / 2), -Math.cos((at * Math.PI) / 2)]
    return linePath(cx + dx * r * 0.68, cy + dy * r * 0.68, cx + dx * r, cy + dy * r)
  })
  pen.path(ticks.join(''), { stroke: 0, width: 0.7 })
}

/** Begins a page of these rules. */
export const openPage = openWith(emblem)
