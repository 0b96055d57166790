import type { BriefingModel } from './briefingModel.ts'
import { boxSide, sectionHead, tickBoxes } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'

const sumWidth = 34
const pointsWidth = 24
const boxGap = 3.9
const most = 8
const boxesWidth = most * (boxSide + boxGap) + 13
const totalHeight = 20

/** Draws the tick list of victory points with its total in a box. Rows share the height. @returns the y under it. */
export function drawPoints(pen: Pen, { x, y, w, h }: Box, model: BriefingModel): number {
  const top = sectionHead(pen, { x, y, w }, 'Victory points')
  const row = Math.min(17.4, (h - (top - y) - totalHeight) / Math.max(1, model.points.length))
  const sum = x + w - sumWidth
  const words = w - sumWidth - boxesWidth - pointsWidth
  // Low rows have smaller words.
  const size = Math.min(8.75, row / 1.1)
  let at = top
  for (const { text, points, boxes } of model.points) {
    const cell = { x, y: at, w: words - 4, h: row }
    pen.text(cell, text, { face: 'narrow', size, least: Math.min(7, size) })
    pen.text({ ...cell, x: x + words, w: pointsWidth }, points, {
      face: 'typed',
      size: Math.min(9, row / 1.1),
      align: 'right',
    })
    tickBoxes(pen, x + words + pointsWidth + 9, at + (row - boxSide) / 2, Math.min(most, boxes), boxGap)
    at += row
    pen.line(x, at, x + w, at, 0.55, 0.67)
  }
  pen.line(x, at, x + w, at, 1.1)
  const total = { x, y: at, w: w - sumWidth - 8, h: totalHeight }
  const head = pen.text(total, 'Total', { face: 'narrowSemi', size: 8.75 })
  const rest = { ...total, x: x + head.width + 10, w: total.w - head.width - 10 }
  pen.text(rest, model.results, { face: 'narrow', size: 7.5 })
  pen.line(x, at + totalHeight, x + w, at + totalHeight, 1.1)
  pen.line(sum, top, sum, at + totalHeight, 0.75)
  return at + totalHeight
}
