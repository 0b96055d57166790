import type { DrawEmblem } from '../../../../main/sheets/furniture.ts'
import { circlePath, diamondPath, linePath, n, rectPath } from '../../../../main/sheets/marks.ts'
import { openWith } from '../../../../main/sheets/openPage.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import type { Force } from '../../rules/state.ts'

/** Signs that several sheets draw. */

export const game = 'The Book and The Gun'

interface Middle {
  readonly x: number
  readonly y: number
}

/** A rectangle turned about its middle. */
function turnedPath({ x, y }: Middle, w: number, h: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180
  const corners = [
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ].map(([dx = 0, dy = 0]) => {
    const [a, b] = [dx / 2, dy / 2]
    return `${n(x + a * Math.cos(turn) - b * Math.sin(turn))} ${n(y + a * Math.sin(turn) + b * Math.cos(turn))}`
  })
  return `M${corners.join('L')}Z`
}

/** The sign of these rules: two cards, one with a red diamond. */
export const emblem: DrawEmblem = (pen, { x, y, w, h }) => {
  const [left, right] = [
    { x: x + w * 0.36, y: y + h * 0.54 },
    { x: x + w * 0.66, y: y + h * 0.5 },
  ]
  pen.path(turnedPath(left, w * 0.5, h * 0.74, -9), { stroke: 0, width: 1 })
  pen.path(turnedPath(right, w * 0.5, h * 0.74, 9), { fill: 1, stroke: 0, width: 1 })
  pen.path(diamondPath(right.x, right.y, w * 0.13), { fill: 0 })
}

/** Begins a page of these rules. */
export const openPage = openWith(emblem)

/** Whose a unit is: a black square, an open diamond, a ring. */
export function forceMark(pen: Pen, { x, y }: Middle, force: Force, r = 4): void {
  if (force === 'army') pen.path(rectPath({ x: x - r, y: y - r, w: 2 * r, h: 2 * r }), { fill: 0 })
  if (force === 'insurgents') pen.path(diamondPath(x, y, r * 1.15), { stroke: 0, width: 1.1 })
  if (force === 'civilians') pen.path(circlePath(x, y, r * 0.95), { stroke: 0, width: 1.1 })
}

/** How a figure stands on a roster. */
export interface FigureSign {
  readonly kind: 'man' | 'vehicle'
  readonly leads: boolean
  /** Struck out. */
  readonly out: boolean
  /** A place that nobody has taken yet. */
  readonly open: boolean
}

/** A figure on its round base, black where it leads; a vehicle from above. */
export function figureSign(pen: Pen, { x, y }: Middle, r: number, { kind, leads, out, open }: FigureSign): void {
  const ink = { stroke: 0, width: 0.9, ...(open ? { dash: [2, 1.6] as const } : {}) }
  if (kind === 'vehicle') {
    pen.frame({ x: x - r, y: y - r * 0.62, w: 2 * r, h: r * 1.24 }, ink.width, 1.6, ink)
    if (!open) pen.path(circlePath(x, y, r * 0.36), { fill: 0 })
  } else {
    pen.path(circlePath(x, y, r), leads && !open ? { fill: 0 } : ink)
    if (!open) pen.path(circlePath(x, y - r * 0.24, r * 0.28) + shoulders({ x, y }, r), { fill: leads ? 1 : 0 })
  }
  if (out) pen.path(linePath(x - r, y + r, x + r, y - r), { stroke: 0, width: 1.6 })
}

const shoulders = ({ x, y }: Middle, r: number): string => {
  const [w, bottom] = [r * 0.52, y + r * 0.62]
  return `M${n(x - w)} ${n(bottom)}a${n(w)} ${n(w)} 0 0 1 ${n(2 * w)} 0Z`
}

/** As many reload markers as a unit has places for, on whatever sheet. */
const reloadPlaces = 3

/** Diamonds to tick: reload markers. */
export function reloads(pen: Pen, { x, y }: Middle, filled = 0): void {
  for (let i = 0; i < reloadPlaces; i += 1) {
    pen.path(diamondPath(x + i * 10, y, 4.2), i < filled ? { fill: 0 } : { stroke: 0, width: 0.65 })
  }
}
