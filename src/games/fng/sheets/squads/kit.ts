import { smallest } from '../../../../main/sheets/fit.ts'
import { boxSide, tickBoxes } from '../../../../main/sheets/furniture.ts'
import type { Box, Ink } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import type { KitItem } from '../shared/paperManModel.ts'

/** Height of a line of things. */
export const kitLine = 10.4

const gap = 8
const boxGap = 2.6
const size = 8.5
/** Of more their number is written. */
const mostBoxes = 12

interface PlacedKit extends KitItem {
  readonly row: number
  readonly x: number
  readonly textWidth: number
}

/** Things side by side with their boxes; what has no room goes on the next line. */
function placeKit(measure: Measure, kit: readonly KitItem[], width: number): PlacedKit[] {
  let row = 0
  let x = 0
  return kit.map((item) => {
    const { name, boxes } = shown(item)
    const beside = boxes * (boxSide + boxGap)
    const textWidth = Math.min(wordsWidth(measure, name), Math.max(20, width - beside - 3))
    const wide = textWidth + (boxes === 0 ? 0 : beside + 3)
    if (x > 0 && x + wide > width) {
      row += 1
      x = 0
    }
    const placed = { name, boxes, row, x, textWidth }
    x += wide + gap
    return placed
  })
}

const wordsWidth = (measure: Measure, name: string): number => measure.width('narrow', size, name) + 0.5

const shown = ({ name, boxes }: KitItem): KitItem =>
  boxes > mostBoxes ? { name: `${boxes} ${name}`, boxes: 0 } : { name, boxes }

/** @returns the height of things in a width; 0 of none. */
export function kitHeight(measure: Measure, kit: readonly KitItem[], width: number): number {
  const last = placeKit(measure, kit, width).at(-1)
  return last ? (last.row + 1) * kitLine : 0
}

/** @returns whether things stand on one line of a width, each with all its words. */
export const fitOneLine = (measure: Measure, kit: readonly KitItem[], width: number): boolean =>
  placeKit(measure, kit, width).every(({ row, name, textWidth }) => row === 0 && textWidth >= wordsWidth(measure, name))

/** Draws things with a box for each piece that is used up. */
export function drawKit(pen: Pen, { x, y, w }: Omit<Box, 'h'>, kit: readonly KitItem[], grey: Ink = 0): void {
  for (const item of placeKit(pen.measure, kit, w)) {
    const cell = { x: x + item.x, y: y + item.row * kitLine, w: item.textWidth, h: kitLine }
    pen.text(cell, item.name, { face: 'narrow', size, least: smallest, grey })
    tickBoxes(pen, cell.x + item.textWidth + 3, cell.y + (kitLine - boxSide) / 2, item.boxes, boxGap)
  }
}
