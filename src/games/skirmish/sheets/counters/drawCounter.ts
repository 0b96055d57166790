import { circlePath, linePath, n, rectPath, type Box } from '../../../../main/sheets/marks.ts'
import type { Pen, TextStyle } from '../../../../main/sheets/pen.ts'
import type { Counter, CounterSign } from './counters.ts'

type Draw = (pen: Pen, middle: { readonly x: number; readonly y: number }, r: number, word: string) => void

const big: TextStyle = { face: 'printBold', size: 12, align: 'centre' }

const figure = (pen: Pen, { x, y }: { x: number; y: number }, word: string, style: TextStyle = big) => {
  pen.text({ x: x - 14, y: y - 8, w: 28, h: 16 }, word, style)
}

const cross = ({ x, y }: { x: number; y: number }, from: number, to: number): string =>
  [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ]
    .map(([dx = 0, dy = 0]) => linePath(x + dx * from, y + dy * from, x + dx * to, y + dy * to))
    .join('')

/** Part of a circle, by degrees from the top. */
function arc({ x, y }: { x: number; y: number }, r: number, from: number, to: number): string {
  const at = (degrees: number) => {
    const turn = ((degrees - 90) * Math.PI) / 180
    return `${n(x + r * Math.cos(turn))} ${n(y + r * Math.sin(turn))}`
  }
  return `M${at(from)}A${n(r)} ${n(r)} 0 0 1 ${at(to)}`
}

const signs: Readonly<Record<CounterSign, Draw>> = {
  one(pen, at, r) {
    pen.path(circlePath(at.x, at.y, r), { stroke: 0, width: 1.2 })
    pen.path(circlePath(at.x, at.y, r * 0.42), { fill: 0 })
    pen.path(cross(at, r * 0.42, r * 0.68), { stroke: 0, width: 1.1 })
  },
  many(pen, at, r, word) {
    pen.path(circlePath(at.x, at.y, r), { fill: 0 })
    pen.path(circlePath(at.x, at.y, r * 0.85), { stroke: 1, width: 0.7 })
    figure(pen, at, word, { ...big, grey: 1 })
  },
  noise(pen, at, r, word) {
    const up = { x: at.x, y: at.y - 3 }
    const waves = [0.55, 0.95].flatMap((far) => [arc(up, r * far, 60, 120), arc(up, r * far, 240, 300)])
    pen.path(waves.join(''), { stroke: 0, width: 1.1 })
    figure(pen, up, word)
    pen.text({ x: at.x - 18, y: at.y + 7, w: 36, h: 9 }, 'NOISE', { face: 'narrowSemi', size: 7, align: 'centre' })
  },
  known(pen, { x, y }, r) {
    const d = `M${n(x - r)} ${n(y)}Q${n(x)} ${n(y - r * 1.1)} ${n(x + r)} ${n(y)}Q${n(x)} ${n(y + r * 1.1)} ${n(x - r)} ${n(y)}Z`
    pen.path(d, { stroke: 0, width: 1.2 })
    pen.path(circlePath(x, y, r * 0.32), { fill: 0 })
  },
  ready(pen, at, r, word) {
    pen.path([10, 130, 250].map((from) => arc(at, r, from, from + 100)).join(''), { stroke: 0, width: 1.5 })
    figure(pen, at, word)
  },
  shot(pen, at, r, word) {
    pen.path(circlePath(at.x, at.y, r * 0.7), { stroke: 0, width: 1.2 })
    pen.path(cross(at, r * 0.6, r * 1.08), { stroke: 0, width: 1.1 })
    figure(pen, at, word, { ...big, size: 10.5 })
  },
  hidden(pen, { x, y }, r, word) {
    const box = { x: x - r, y: y - r, w: 2 * r, h: 2 * r }
    let hatch = ''
    for (let at = 4; at < 4 * r; at += 4) {
      const [a, b] = [Math.min(at, 2 * r), Math.max(0, at - 2 * r)]
      hatch += linePath(box.x + b, box.y + a, box.x + a, box.y + b)
    }
    pen.path(hatch, { stroke: 0.45, width: 0.6 })
    pen.path(rectPath(box), { stroke: 0, width: 1.1 })
    pen.fill({ x: x - 8, y: y - 7.5, w: 16, h: 15 }, 1)
    figure(pen, { x, y }, word)
  },
  smoke(pen, { x, y }, r) {
    const d = `M${n(x - r * 0.7)} ${n(y + r * 0.4)}a${n(r * 0.4)} ${n(r * 0.4)} 0 0 1 0 ${n(-r * 0.8)}a${n(r * 0.5)} ${n(r * 0.5)} 0 0 1 ${n(r * 0.95)} ${n(-r * 0.2)}a${n(r * 0.45)} ${n(r * 0.45)} 0 0 1 ${n(r * 0.5)} ${n(r)}Z`
    pen.path(d, { stroke: 0, width: 1.2 })
    pen.path([0.65, 0.9].map((down) => linePath(x - r * 0.4, y + r * down, x + r * 0.4, y + r * down)).join(''), {
      stroke: 0,
      width: 1,
    })
  },
  claymore(pen, { x, y }, r) {
    pen.fill({ x: x - r * 0.9, y: y - r * 0.4, w: r * 0.3, h: r * 0.8 }, 0)
    const d = linePath(x - r * 0.5, y, x + r, y - r * 0.9) + linePath(x - r * 0.5, y, x + r, y + r * 0.9)
    pen.path(d + linePath(x + r, y - r * 0.9, x + r, y + r * 0.9), { stroke: 0, width: 1, dash: [2, 1.6] })
  },
  apc(pen, { x, y }, r) {
    pen.frame({ x: x - r, y: y - r * 0.6, w: 2 * r, h: r * 1.2 }, 1.2, 3)
    // The cross stands over the edge: inside it would be the map's sign of infantry.
    const [across, down] = [r * 0.85, r * 0.95]
    const d =
      linePath(x - across, y - down, x + across, y + down) + linePath(x - across, y + down, x + across, y - down)
    pen.path(d, { stroke: 0, width: 1.6 })
  },
}

/** Draws a counter into its cell. */
export function drawCounter(pen: Pen, { x, y, w, h }: Box, { sign, word }: Counter): void {
  signs[sign](pen, { x: x + w / 2, y: y + h / 2 }, w * 0.34, word)
}
