import { circlePath, diamondPath, linePath, n, rectPath, roundedPath, type Box } from '../../../../main/sheets/marks.ts'
import type { Pen, TextStyle } from '../../../../main/sheets/pen.ts'
import type { Marker, MarkerSign } from './markers.ts'

type Draw = (pen: Pen, box: Box, word: string) => void

const letter: TextStyle = { face: 'printBold', size: 13, align: 'centre' }
const middleOf = ({ x, y, w, h }: Box) => ({ x: x + w / 2, y: y + h / 2 })

const arc = (x: number, y: number, r: number, from: number, to: number): string => {
  const at = (degrees: number) => {
    const turn = ((degrees - 90) * Math.PI) / 180
    return `${n(x + r * Math.cos(turn))} ${n(y + r * Math.sin(turn))}`
  }
  return `M${at(from)}A${n(r)} ${n(r)} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}`
}

/** Slanted strokes all over a box. */
function hatched({ x, y, w, h }: Box): string {
  let d = ''
  for (let at = 5; at < w + h; at += 5) {
    const [right, over] = [Math.min(at, w), Math.max(0, at - w)]
    const [down, beyond] = [Math.min(at, h), Math.max(0, at - h)]
    d += linePath(x + right, y + over, x + beyond, y + down)
  }
  return d
}

const signs: Readonly<Record<MarkerSign, Draw>> = {
  concealed(pen, box, word) {
    const card = { x: box.x + 6, y: box.y + 5, w: box.w - 12, h: box.h - 10 }
    pen.path(hatched(card), { stroke: 0.35, width: 0.6 })
    pen.path(roundedPath(card, 3), { stroke: 0, width: 1.4 })
    const { x, y } = middleOf(box)
    const field = { x: x - 17, y: y - 17, w: 34, h: 34 }
    pen.frame(field, 1, 2, { fill: 1 })
    pen.text(field, word, { face: 'typedBold', size: 22, align: 'centre' })
  },
  reload(pen, box) {
    const { x, y } = middleOf(box)
    pen.path(diamondPath(x, y, 15), { stroke: 0, width: 1.2 })
    pen.path(arc(x, y, 6, 60, 350), { stroke: 0, width: 1.4 })
    pen.path(`M${n(x - 4.5)} ${n(y - 8.4)}l5.4 1.6l-3.9 4.2Z`, { fill: 0 })
  },
  acted(pen, box) {
    const { x, y } = middleOf(box)
    pen.path(circlePath(x, y, 13.5), { fill: 0 })
    pen.path(`M${n(x - 6)} ${n(y + 0.5)}l4.2 4.6l7.6 -10.2`, { stroke: 1, width: 2.2, round: true })
  },
  shaken(pen, box, word) {
    const { x, y } = middleOf(box)
    const field = { x: x - 13.5, y: y - 9, w: 27, h: 18 }
    pen.path(rectPath(field), { stroke: 0, width: 1.1, dash: [3, 2] })
    pen.text(field, word, letter)
  },
  routed(pen, box, word) {
    const { x, y } = middleOf(box)
    const field = { x: x - 13.5, y: y - 9, w: 27, h: 18 }
    pen.fill(field, 0)
    pen.text(field, word, { ...letter, grey: 1 })
  },
  wounded(pen, box) {
    const { x, y } = middleOf(box)
    pen.path(circlePath(x, y, 12), { stroke: 0, width: 1.1 })
    pen.fill({ x: x - 7.5, y: y - 2.5, w: 15, h: 5 }, 0)
    pen.fill({ x: x - 2.5, y: y - 7.5, w: 5, h: 15 }, 0)
  },
  prone(pen, box) {
    const { x, y } = middleOf(box)
    pen.path(circlePath(x - 10, y + 1, 3.2), { fill: 0 })
    pen.fill({ x: x - 5.5, y: y - 0.5, w: 18, h: 4.2 }, 0)
    pen.line(x - 15, y + 6.5, x + 15, y + 6.5, 1)
  },
  spotted(pen, box) {
    const { x, y } = middleOf(box)
    const r = 13
    const d = `M${n(x - r)} ${n(y)}Q${n(x)} ${n(y - r * 1.1)} ${n(x + r)} ${n(y)}Q${n(x)} ${n(y + r * 1.1)} ${n(x - r)} ${n(y)}Z`
    pen.path(d, { stroke: 0, width: 1.2 })
    pen.path(circlePath(x, y, r * 0.34), { fill: 0 })
  },
}

/** Draws a marker into its cell. */
export const drawMarker = (pen: Pen, cell: Box, { sign, word }: Marker): void => {
  signs[sign](pen, cell, word)
}
