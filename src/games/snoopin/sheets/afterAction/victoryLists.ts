import { flow } from '../../../../main/sheets/flow.ts'
import { sectionHead } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Pen, TextStyle } from '../../../../main/sheets/pen.ts'
import type { SideReport } from './afterAction.ts'

/** The victory lists of both sides, side by side. */

type Room = Omit<Box, 'h'>

const gutter = 18
const words: TextStyle = { face: 'narrow', size: 8.5, lines: 1 }
const figure: TextStyle = { face: 'typed', size: 8.5, align: 'right' }

/** @param row height of a line. @returns the y under the longer list. */
export function drawSides(pen: Pen, { x, y, w }: Room, sides: readonly SideReport[], row: number): number {
  const wide = (w - gutter) / 2
  return Math.max(...sides.map((side, i) => drawSide(pen, { x: x + i * (wide + gutter), y, w: wide }, side, row)))
}

function drawSide(pen: Pen, { x, y, w }: Room, { name, mission, lines, totals }: SideReport, row: number): number {
  let top = sectionHead(pen, { x, y, w }, name)
  const task = mission === '' ? 'Had no mission' : `Mission: ${mission}`
  top = flow(pen, { x, y: top + 3, w }, task, { face: 'typedBold', size: 9.5, lines: 3, smaller: 8 }) + 2
  for (const { text, count, points } of lines) top = line(pen, { x, y: top, w, h: row }, [text, count, points], false)
  for (const { text, points } of totals) top = line(pen, { x, y: top, w, h: row }, [text, '', points], true)
  return top
}

function line(
  pen: Pen,
  { x, y, w, h }: Box,
  [text, count, points]: readonly [string, string, string],
  bold: boolean,
): number {
  const face = bold ? 'narrowBold' : 'narrow'
  pen.text({ x, y, w: w - 64, h }, text, { ...words, face })
  pen.text({ x: x + w - 62, y, w: 26, h }, count, figure)
  pen.text({ x: x + w - 34, y, w: 34, h }, points, { ...figure, face: bold ? 'typedBold' : 'typed' })
  pen.line(x, y + h, x + w, y + h, 0.5, 0.7)
  return y + h
}
