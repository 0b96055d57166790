import { fitAlways } from '../../../../main/sheets/fit.ts'
import { sectionHead } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { writingRow } from '../../../../main/sheets/paper.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'

/** Two lists side by side, with lines to write on: assets, pools. */

type Room = Omit<Box, 'h'>

/** A line of a list, with a figure at its end. */
interface ListLine {
  readonly text: string
  readonly end: string
}

export interface List {
  readonly title: string
  readonly note: string
  readonly lines: readonly ListLine[]
}

const head = 13
const lowest = writingRow
const gutter = 18
/** Between two that stand on one line, which they do where there are more than so many. */
const gap = 10
const singles = 6
const emptyLines = 2
const fewest = 3

const words = { face: 'typed', size: 9, lines: 5, smaller: 7.5, leading: 1 } as const
const figure = { face: 'narrow', size: 8, align: 'right' } as const

const across = ({ lines }: List): number => (lines.length > singles ? 2 : 1)

const rowsIn = (list: List): number => Math.max(fewest, Math.ceil(list.lines.length / across(list)) + emptyLines)

/** How wide a line is, in half of a page so wide. */
const widthOf = (list: List, w: number): number => ((w - gutter) / 2 - (across(list) - 1) * gap) / across(list)

const endWidth = (measure: Measure, { end }: ListLine, wide: number): number =>
  end === '' ? 0 : Math.min(wide * 0.5, measure.width(figure.face, figure.size, end) + 2)

/** All rows are as high as the longest line takes. */
function rowHeight(measure: Measure, lists: readonly List[], w: number): number {
  const heights = lists.flatMap((list) =>
    list.lines.map((line) => {
      const wide = widthOf(list, w)
      const { lines, size } = fitAlways(measure, line.text, {
        ...words,
        width: wide - endWidth(measure, line, wide) - 4,
      })
      return lines.length * size * words.leading + 2
    }),
  )
  return Math.max(lowest, ...heights)
}

/** @returns how high two lists are on a page so wide. */
export const listsHeight = (measure: Measure, lists: readonly List[], w: number): number =>
  head + Math.max(...lists.map(rowsIn)) * rowHeight(measure, lists, w)

/** Draws two lists. @returns the y under them. */
export function drawLists(pen: Pen, { x, y, w }: Room, lists: readonly [List, List]): number {
  const rows = Math.max(...lists.map(rowsIn))
  const row = rowHeight(pen.measure, lists, w)
  const half = (w - gutter) / 2
  lists.forEach((list, i) => {
    const left = x + i * (half + gutter)
    const top = sectionHead(pen, { x: left, y, w: half }, list.title, list.note)
    const wide = widthOf(list, w)
    for (let at = 0; at < rows * across(list); at += 1) {
      const column = at % across(list)
      const cell = { x: left + column * (wide + gap), y: top + Math.floor(at / across(list)) * row, w: wide, h: row }
      drawLine(pen, cell, list.lines[at])
    }
  })
  return y + head + rows * row
}

function drawLine(pen: Pen, cell: Box, line: ListLine | undefined): void {
  const { x, y, w, h } = cell
  if (line) {
    const end = endWidth(pen.measure, line, w)
    pen.text({ x, y, w: w - end - 4, h }, line.text, words)
    if (end > 0) pen.text({ x: x + w - end, y, w: end, h }, line.end, figure)
  }
  pen.line(x, y + h, x + w, y + h, 0.55, 0.6)
}
