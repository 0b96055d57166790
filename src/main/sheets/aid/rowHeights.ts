import type { Box } from '../marks.ts'
import { writingRow } from '../paper.ts'
import type { Pen } from '../pen.ts'
import { boxed, sameAsAbove, sameAsLeft, type AidBlock, type AidCell } from './block.ts'
import { heightOf, pitch, type WordStyle } from './words.ts'

/** How the cells of a column are set. */
export type Look = 'words' | 'strong' | 'typed' | 'figure' | 'score'

/** A column of a table on a player aid. */
export interface AidColumn {
  /** In points, the white before it included. */
  readonly w: number
  readonly look?: Look
  readonly align?: WordStyle['align']
  /** White before its words; on both sides of what stands in the middle. */
  readonly pad?: number
  /** White behind its words. */
  readonly gap?: number
  /** A line before it: thin among rows, black between parts. */
  readonly rule?: 'thin' | 'black'
}

const looks: Readonly<Record<Look, WordStyle>> = {
  words: {},
  strong: { bold: true },
  typed: { typed: true, size: 9.2 },
  figure: { typed: true, bold: true, size: 9.9 },
  score: { typed: true, bold: true, size: 10.2 },
}

/** A column with its place. */
export interface Placed extends AidColumn {
  readonly x: number
}

/** How high the rows of a table are, and what of it was given up for that. */
export interface RowHeights {
  readonly heights: readonly number[]
  /** White above and below the words of a row, together. */
  readonly pad: number
  /** Most lines of what a campaign has worded itself. */
  readonly lines: number
}

export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** Height of a row with boxes: as high as a hand needs, and white over and under them. */
export const boxAir = 2
const boxRow = writingRow + 2 * boxAir

/** Words do not touch the line that comes after them. */
const beforeRule = 2

/** @returns columns beside each other. */
export function placeColumns(x: number, columns: readonly AidColumn[]): Placed[] {
  let at = x
  return columns.map((column, i) => {
    const gap = columns[i + 1]?.rule === undefined ? 0 : beforeRule
    const placed = { ...column, gap: Math.max(column.gap ?? 0, gap), x: at }
    at += column.w
    return placed
  })
}

/** @returns how a cell is set. */
export const styleOf = (
  { look = 'words', align = 'left' }: AidColumn,
  { house }: AidCell,
  lines: number,
): WordStyle => ({
  ...looks[look],
  align,
  ...(house ? { lines } : {}),
})

/** @returns where the words of a cell stand; cells that are one with it lend it their width. */
export function placeOf(columns: readonly Placed[], row: readonly AidCell[], c: number, y: number): Omit<Box, 'h'> {
  const { x, w, pad = c === 0 ? 0 : 4, gap = 0, align } = columns[c]!
  let wide = w
  for (let next = c + 1; row[next]?.text === sameAsLeft; next += 1) wide += columns[next]!.w
  return { x: x + pad, y, w: wide - pad - gap - (align === 'centre' ? pad : 0) }
}

/**
 * A page is set by hand for the words of the book. Where those of a campaign are longer, rows stand closer, and at last
 * what it has worded itself is cut: the table stays in its place.
 *
 * @param room height that the rows may take.
 */
export function rowHeights(
  pen: Pen,
  rows: AidBlock['rows'],
  columns: readonly Placed[],
  pad: number,
  room: number,
): RowHeights {
  const tries = [[pad, 9] as const, ...[9, 3, 2, 1].map((lines) => [Math.min(pad, closest), lines] as const)]
  const found = tries.map(([air, lines]) => ({ heights: heightsOf(pen, rows, columns, air, lines), pad: air, lines }))
  return found.find(({ heights }) => sum(heights) <= room + slack) ?? found.at(-1)!
}

const closest = 0.8
const slack = 0.01

function heightsOf(pen: Pen, rows: AidBlock['rows'], columns: readonly Placed[], pad: number, lines: number): number[] {
  const needs = (row: readonly AidCell[], c: number) =>
    row[c]!.text === sameAsLeft || row[c]!.text === sameAsAbove
      ? 0
      : boxed(row[c]!.text) !== null
        ? boxRow
        : heightOf(pen, row[c]!, placeOf(columns, row, c, 0).w, styleOf(columns[c]!, row[c]!, lines)) + pad
  const reach = (r: number, c: number) => {
    let last = r
    while (rows[last + 1]?.[c]?.text === sameAsAbove) last += 1
    return last
  }
  const heights = rows.map((row, r) =>
    Math.max(pitch + pad, ...row.map((_, c) => (reach(r, c) > r ? 0 : needs(row, c)))),
  )
  // What stands beside several rows makes the last of them higher where it needs more.
  rows.forEach((row, r) => {
    row.forEach((_, c) => {
      const last = reach(r, c)
      if (last === r || row[c]!.text === sameAsAbove) return
      const missing = needs(row, c) - sum(heights.slice(r, last + 1))
      if (missing > 0) heights[last]! += missing
    })
  })
  return heights
}
