import { drawBlockHead } from './blockHead.ts'
import type { AidBlock, AidCell } from './block.ts'
import type { AidPage } from './page.ts'
import type { AidColumn } from './rowHeights.ts'
import { drawTable, type TableStyle } from './table.ts'
import { drawWords, heightOf } from './words.ts'
import type { Box } from '../marks.ts'

type Place = Omit<Box, 'h'>

/** How a block stands in its place. */
export interface BlockStyle extends Omit<TableStyle, 'until'> {
  /** Where it ends at the latest, its notes included: a height within the block of the page. */
  readonly until?: number
  /** White before each note; without it the block has none here. */
  readonly notes?: number
}

/** A number, then the words of a step. */
export const stepColumns = (w: number): AidColumn[] => [
  { w: 16, look: 'score' },
  { w: w - 16, pad: 0 },
]

/** A figure, then what it brings. */
export const scoreColumns = (w: number): AidColumn[] => [
  { w: 20, look: 'score', pad: 1 },
  { w: w - 20, pad: 0 },
]

/** A bold word, then what it means. */
export const labelColumns = (label: number, w: number): AidColumn[] => [
  { w: label, look: 'strong' },
  { w: w - label, pad: 0 },
]

/** Rows under a head that is there, and notes under them. @returns the y under all. */
export function rowsAndNotes(
  { pen, down }: AidPage,
  place: Place,
  { heads, rows, notes }: Pick<AidBlock, 'heads' | 'rows' | 'notes'>,
  columns: readonly AidColumn[],
  { until = Infinity, notes: gap, ...style }: BlockStyle = {},
): number {
  const shown = gap === undefined ? [] : notes
  const below = shown.reduce((all, note) => all + heightOf(pen, note, place.w) + gap!, 0)
  const end = down(until)
  let y =
    rows.length === 0 ? place.y : drawTable(pen, place, { heads, rows }, columns, { ...style, until: end - below })
  for (const note of shown) y = drawWords(pen, { ...place, y: y + gap! }, note, { until: end })
  return y
}

/** Head, rows and notes. @returns the y under all. */
export const wholeBlock = (
  page: AidPage,
  place: Place,
  block: AidBlock,
  columns: readonly AidColumn[],
  style: BlockStyle = {},
): number => rowsAndNotes(page, { ...place, y: drawBlockHead(page.pen, place, block) }, block, columns, style)

const bullet = 3
/** Of a point that a campaign has worded itself. */
const mostOwnLines = 4

/** Points under a head, each behind a small square. @returns the y under them. */
export const points = (page: AidPage, place: Place, block: AidBlock): number =>
  bulleted(
    page,
    { ...place, y: drawBlockHead(page.pen, place, block) },
    block.rows.map(([cell]) => cell!),
  )

/** Cells under each other, each behind a small square. @returns the y under them. */
export function bulleted({ pen }: AidPage, { x, y, w }: Place, cells: readonly AidCell[], gap = 3): number {
  let at = y
  for (const cell of cells) {
    pen.fill({ x: x + 0.8, y: at + gap / 2 + 4.2, w: bullet, h: bullet }, 0)
    const own = cell.house ? { lines: mostOwnLines } : {}
    at = drawWords(pen, { x: x + 9, y: at + gap / 2, w: w - 9 }, cell, own) + gap / 2
  }
  return at
}
